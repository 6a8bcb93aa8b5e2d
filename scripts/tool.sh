# Sourced by scripts that run an external tool.

# find_tool <program> <crate> <wheel> <version>: sets `tool` to the path of the program. Uses an installed one, or
# installs it once into target/tools: as a wheel, or, without pip, compiled from source, which takes minutes.
find_tool() {
  local program=$1 crate=$2 wheel=$3 version=$4 folder=$PWD/target/tools/$1
  installed_tool "$program" "$folder" && return
  python3 -m pip install --quiet --no-deps --only-binary :all: --target "$folder" "$wheel==$version" \
    && installed_tool "$program" "$folder" && return
  cargo install --quiet --locked --debug --root "$folder" "$crate@$version" && installed_tool "$program" "$folder"
}

installed_tool() {
  for tool in "$1" "$2/bin/$1"; do
    if command -v "$tool" >/dev/null && "$tool" --version >/dev/null 2>&1; then return; fi
  done
  return 1
}
