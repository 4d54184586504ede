# SPDX-License-Identifier: MIT
"""The files of the project, of a checkout with what is not committed yet, or of a tarball."""
import os
import pathlib
import shutil
import subprocess

# What a packager's tools leave at the top of an unpacked tarball, and other tools anywhere.
PACKAGERS = {".git", ".pc", "debian"}
PRODUCTS = {"__pycache__", "node_modules", "target"}


def files(source):
    """Their paths below `source`, in order."""
    source = pathlib.Path(source)
    names = from_git(source) if (source / ".git").exists() else None
    if names is None:
        names = from_disk(source)
    return sorted(name for name in names if (source / name).is_file())


def from_git(source):
    """Tracked files and new ones that are not ignored; None where git does not work."""
    command = ["git", "-C", source, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return [os.fsdecode(name) for name in listed.split(b"\0") if name]


def from_disk(source):
    """All but build directories and what else was made in the tree."""
    names = []
    for folder, folders, found in os.walk(source):
        here = pathlib.Path(folder)
        if here == source:
            folders[:] = [name for name in folders if name not in PACKAGERS]
        folders[:] = [name for name in folders if name not in PRODUCTS
                      and not (here / name / "meson-private").exists()]
        names += [str((here / name).relative_to(source)) for name in found]
    return names


def copy(source, to):
    """Copies them into a new folder."""
    for name in files(source):
        place = pathlib.Path(to, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(pathlib.Path(source, name), place)
