# SPDX-License-Identifier: MIT
"""The tarball of a release, made as `meson dist` makes it, of the files as they are now."""
import os
import subprocess

import tree

# Neither the person's settings nor the machine's.
GIT = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull,
       "GIT_AUTHOR_NAME": "test", "GIT_AUTHOR_EMAIL": "", "GIT_COMMITTER_NAME": "test",
       "GIT_COMMITTER_EMAIL": "", "GIT_AUTHOR_DATE": "2000-01-01T00:00:00Z",
       "GIT_COMMITTER_DATE": "2000-01-01T00:00:00Z"}


def make(source, scratch):
    """Makes it in a scratch folder, which must be new, and returns its path."""
    checkout, build = scratch / "checkout", scratch / "build"
    tree.copy(source, checkout)
    for command in (["git", "init", "-q"], ["git", "add", "--all", "--force"],
                    ["git", "commit", "-q", "-m", "test"]):
        subprocess.run(command, cwd=checkout, env=GIT, check=True)
    for command in (["meson", "setup", build, checkout, "-Dtests=disabled", "-Ddocs=disabled"],
                    ["meson", "dist", "-C", build, "--no-tests"]):
        subprocess.run(command, env=GIT, check=True, stdout=subprocess.DEVNULL)
    return next((build / "meson-dist").glob("*.tar.xz"))
