//! Makes the folder of the built client where there is none, so that the server can be built and tested without it, and
//! names the commit that the program is built from.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

/// Names the commit where there is no git, as in an image.
const COMMIT: &str = "RODADA_COMMIT";
/// Characters of a commit that are shown.
const SHOWN: usize = 12;

fn main() -> io::Result<()> {
    let dist = Path::new("../client-web/dist");
    fs::create_dir_all(dist)?;
    // Files of the client are built into the program: it is built anew when they change.
    println!("cargo:rerun-if-changed={}", dist.display());

    println!("cargo:rerun-if-env-changed={COMMIT}");
    let given = env::var(COMMIT).ok().filter(|commit| !commit.is_empty());
    let version = env!("CARGO_PKG_VERSION");
    match given.or_else(checked_out) {
        Some(commit) => {
            let shown: String = commit.chars().take(SHOWN).collect();
            println!("cargo:rustc-env=RODADA_VERSION={version} ({shown})");
        }
        None => println!("cargo:rustc-env=RODADA_VERSION={version}"),
    }
    Ok(())
}

/// The commit that is checked out; nothing where this is no checkout, as in an unpacked archive.
fn checked_out() -> Option<String> {
    // An archive may be unpacked within the checkout of something else.
    if git(&["rev-parse", "--show-prefix"])? != "server/" {
        return None;
    }
    // Every commit and every checkout adds a line to the log of HEAD.
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
