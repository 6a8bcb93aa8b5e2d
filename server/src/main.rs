//! The program `rodada`.

use std::process::ExitCode;

fn main() -> ExitCode {
    rodada_server::cli::main()
}
