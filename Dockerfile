# Builds the client, then the server with the client embedded, then an image with that binary and PostgreSQL's own client.

FROM node:24-bookworm-slim AS client
WORKDIR /src/client-web
COPY client-web/package.json client-web/package-lock.json client-web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY client-web ./
RUN npm run build

# The same version as in rust-toolchain.toml.
FROM rust:1.95-slim-bookworm AS server
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=client /src/client-web/dist client-web/dist
# Printed by `rodada --version`: the build has no git history.
ARG RODADA_COMMIT=
# The caches of cargo are kept between builds, outside the image.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    # Machines with arm64 may have pages of up to 64 KiB; jemalloc must be built for the largest.
    if [ "$(uname -m)" = aarch64 ]; then export JEMALLOC_SYS_WITH_LG_PAGE=16; fi \
    && cargo build --release --locked --package rodada-server \
    && cp target/release/rodada /usr/local/bin/rodada

FROM debian:trixie-slim
# For backups of PostgreSQL: of the same version as in docker-compose.yml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/rodada rodada
COPY --from=server /usr/local/bin/rodada /usr/local/bin/rodada
USER 10001
WORKDIR /var/lib/rodada
# Created here so that volumes mounted on them belong to the user, and nobody else can read them.
RUN mkdir --mode=0700 data backups
VOLUME /var/lib/rodada/data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["rodada", "healthcheck"]
CMD ["rodada", "serve"]
