//! Makes the folder of the built client where there is none, so that the server can be built and tested without it.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new("../client-web/dist");
    fs::create_dir_all(dist)?;
    // Files of the client are built into the program: it is built anew when they change.
    println!("cargo:rerun-if-changed={}", dist.display());
    Ok(())
}
