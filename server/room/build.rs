//! Names what a room is made of: snapshots of another program's rooms are not read.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};

/// The sources that say what a match is in memory.
const SOURCES: [&str; 3] = ["src", "../../games/src", "../../protocol/src"];

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for folder in SOURCES {
        println!("cargo:rerun-if-changed={folder}");
        let mut files = BTreeSet::new();
        find(Path::new(folder), &mut files)?;
        for file in files {
            (fs::read(&file)?, file).hash(&mut hasher);
        }
    }
    println!("cargo:rustc-env=ROOM_BUILD={:016x}", hasher.finish());
    Ok(())
}

fn find(folder: &Path, files: &mut BTreeSet<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else {
            files.insert(path);
        }
    }
    Ok(())
}
