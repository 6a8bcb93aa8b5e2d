//! Creates an empty client folder if there is none, so that this crate compiles without a built client.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new("../../client-web/dist");
    fs::create_dir_all(dist)?;
    // The client's files are embedded, so a change to them must trigger a rebuild.
    println!("cargo:rerun-if-changed={}", dist.display());
    Ok(())
}
