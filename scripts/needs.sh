# Sourced by other scripts: checks what a machine must have. Each need_* function adds to `missing`.
# shellcheck shell=bash

missing=()

# at_least 20.19 22.1.0: whether the second version is equal to the first or newer
at_least() {
  [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]
}

need_rust() {
  local want have
  want=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  have=$(rustc --version 2>/dev/null | cut -d ' ' -f 2) || true
  if [ -z "$have" ] || ! command -v cargo >/dev/null; then
    missing+=("Rust $want or newer: https://rustup.rs")
  elif ! at_least "$want" "$have"; then
    missing+=("Rust $want or newer, $have is here: rustup update stable")
  fi
  # SQLite, jemalloc and the cryptography of TLS are compiled from C.
  { command -v cc && command -v make; } >/dev/null || missing+=("a C compiler and make: on Debian apt install build-essential, on macOS xcode-select --install")
}

need_rust_lints() {
  cargo fmt --version >/dev/null 2>&1 || missing+=("rustfmt: rustup component add rustfmt")
  cargo clippy --version >/dev/null 2>&1 || missing+=("clippy: rustup component add clippy")
}

need_node() {
  local want=20.19 have
  have=$(node --version 2>/dev/null | tr -d v) || true
  if [ -z "$have" ] || ! command -v npm >/dev/null; then
    missing+=("Node $want or newer, with npm: https://nodejs.org")
  elif ! at_least "$want" "$have"; then
    missing+=("Node $want or newer, $have is here: https://nodejs.org")
  fi
}

# need_space 5000 debug: so many megabytes on this disk for what is compiled, unless that is there already
need_space() {
  local free
  if [ -n "${CARGO_TARGET_DIR:-}" ] || [ -d "target/$2" ]; then return; fi
  free=$(df -Pm . | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$1" ] || missing+=("$1 MB of free space on the disk of this folder, $free MB are free")
}

# Prints everything that is missing and exits.
stop_if_missing() {
  if [ ${#missing[@]} -gt 0 ]; then
    echo "Missing on this machine:" >&2
    printf '  - %s\n' "${missing[@]}" >&2
    exit 1
  fi
}
