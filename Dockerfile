# syntax=docker/dockerfile:1

# The program, without the playground. Caches keep what cargo downloads and compiles between builds, so that after a
# change to the sources only the project itself is compiled.
FROM rust:1.94-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target,sharing=locked \
    cargo build --release --locked --no-default-features \
    && install -D target/release/henge /image/usr/local/bin/henge \
    && install -D --target-directory=/image/usr/local/share/doc/henge --mode=644 LICENSE-* \
    && mkdir /data

# Contains only the C library: no shell, no package manager, and an unprivileged account (65532).
FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="henge" \
      org.opencontainers.image.description="A Discord bot that hosts Wizard, the card game and the dice game" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0" \
      org.opencontainers.image.version="0.1.0"
COPY --from=build /image /
COPY --from=build --chown=65532:65532 /data /data
# The program writes only here; the rest of the file system may be read-only.
VOLUME /data
WORKDIR /data
ENV DATABASE_URL=sqlite:///data/henge.db \
    METRICS=127.0.0.1:7460
USER 65532:65532
# Healthy means that people can play. With many shards it takes minutes until Discord has connected all of them.
HEALTHCHECK --interval=30s --timeout=6s --start-period=5m --retries=3 \
    CMD ["/usr/local/bin/henge", "health"]
ENTRYPOINT ["/usr/local/bin/henge"]
