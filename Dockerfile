# syntax=docker/dockerfile:1

# The program, without the playground.
FROM rust:1.94-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked --no-default-features \
    && cp target/release/henge /henge \
    && mkdir /data

# Nothing but the C library: no shell, no package manager, and an account without rights.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /henge /usr/local/bin/henge
COPY --from=build --chown=nonroot:nonroot /data /data
# Everything that is written is written here; the rest of the file system may be read-only.
VOLUME /data
WORKDIR /data
ENV DATABASE_URL=sqlite:///data/henge.db \
    METRICS=127.0.0.1:9000
USER nonroot
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s --retries=3 \
    CMD ["/usr/local/bin/henge", "health"]
ENTRYPOINT ["/usr/local/bin/henge"]
