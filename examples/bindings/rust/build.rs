// SPDX-License-Identifier: MIT
//! Asks pkg-config where libchinczyk is.
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for name in ["PKG_CONFIG_PATH", "PKG_CONFIG_SYSROOT_DIR"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let output = Command::new("pkg-config")
        .args(["--libs", "chinczyk"])
        .output()
        .expect("pkg-config does not run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for flag in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        match flag.split_at(2) {
            ("-L", path) => println!("cargo:rustc-link-search=native={path}"),
            ("-l", name) => println!("cargo:rustc-link-lib={name}"),
            _ => println!("cargo:rustc-link-arg={flag}"),
        }
    }
}
