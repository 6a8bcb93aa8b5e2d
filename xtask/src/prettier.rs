//! Formats generated files with the client's prettier.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

/// Formats files, given by name. The extension decides the language.
///
/// # Errors
/// If Node is not installed, or the client's packages are not.
pub(crate) fn format(files: &BTreeMap<String, String>) -> io::Result<BTreeMap<String, String>> {
    let mut node = Command::new("node")
        .arg("scripts/format-generated.mjs")
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../client-web"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| io::Error::new(error.kind(), format!("cannot start node: {error}")))?;
    if let Some(mut stdin) = node.stdin.take() {
        stdin.write_all(serde_json::to_string(files)?.as_bytes())?;
    }
    let output = node.wait_with_output()?;
    if !output.status.success() {
        return Err(io::Error::other("prettier failed: run `scripts/client packages` first"));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
