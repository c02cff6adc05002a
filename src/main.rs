//! The program `henge`; everything else is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    henge::program::main()
}
