# Short names for what is done often; everything works without `just` as well. `just` alone lists them.

[private]
default:
    @just --list --unsorted

# What decides whether a change lands: tests, format, lints, docs and dependencies
check:
    .ci/run

# Format and lints alone
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --locked -- -D warnings

# One suite of tests/README.md, or one of its files: `just test wire`, `just test store backup`
test suite part="":
    #!/usr/bin/env bash
    set -euo pipefail
    if compgen -G "engine/tests/rules/{{ suite }}*" >/dev/null; then
        cargo test --package engine --locked --test rules -- "{{ suite }}::{{ part }}"
    elif [ -e "tests/{{ suite }}.rs" ] || [ -e "tests/{{ suite }}/main.rs" ]; then
        cargo test --workspace --locked --test "{{ suite }}" -- {{ part }}
    else
        cargo test --workspace --locked --test it -- "{{ suite }}::{{ part }}"
    fi

# Many seeds of the simulation, or those from one to another: `just seeds 50000-100000`
seeds count="10000":
    HENGE_SEEDS="{{ count }}" cargo test --release --workspace --locked --test simulated every_law -- --nocapture

# The bot and a Discord for one machine, in your browser
play *arguments:
    cargo run --locked -- playground {{ arguments }}

# Pictures of tables and profiles, to look at
pictures folder="target/pictures":
    mkdir -p "{{ folder }}"
    HENGE_PICTURES="{{ absolute_path(folder) }}" cargo test --workspace --locked --test it pictures::

# Pictures of the playground's page, by the browser tests
screenshots folder="target/screenshots":
    mkdir -p "{{ folder }}"
    HENGE_SCREENSHOTS="{{ absolute_path(folder) }}" cargo test --workspace --locked --test browser

# The documents as a book, in target/site; needs mdbook
site:
    packaging/site

# Decks or dice of table after table, judged by dieharder: `just dieharder decks`
dieharder of:
    cargo run --release --locked -p engine --example luck -- "{{ of }}" | dieharder -g 200 -a

# A fuzz target for some seconds; needs a nightly compiler and cargo-fuzz
fuzz target seconds="60":
    fuzz/run "{{ target }}" "{{ seconds }}"

# One benchmark: `just bench decisions`, `just bench siege ordinary`
bench name *arguments:
    cargo bench --locked --bench "{{ name }}" -- {{ arguments }}

# Alterations of the rules that no test notices: `just mutants --shard 0/16`; needs cargo-mutants
[positional-arguments]
mutants *arguments:
    tests/mutants "$@"
