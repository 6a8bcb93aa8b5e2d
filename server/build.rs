//! Passes the program's version and git commit to the compiler as `RODADA_VERSION`.

use std::env;
use std::path::Path;
use std::process::Command;

/// Gives the commit when the build has no git repository, as in a container image.
const COMMIT: &str = "RODADA_COMMIT";
/// How many characters of the commit hash the version shows.
const SHOWN: usize = 12;

fn main() {
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
}

/// The commit that is checked out, or `None` if the source is not a git checkout (for example an unpacked archive).
fn checked_out() -> Option<String> {
    // An archive may be unpacked inside the checkout of another project.
    if git(&["rev-parse", "--show-prefix"])? != "server/" {
        return None;
    }
    // git appends a line to the log of HEAD on every commit and every checkout.
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
