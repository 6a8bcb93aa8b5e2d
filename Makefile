.PHONY: help run test build install package fmt gen

help: ## Shows this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

run: ## Builds client and server and serves both on http://localhost:8080
	@scripts/run

test: ## Runs every test; installs what it needs as root on Debian or Ubuntu
	@scripts/test

build: ## Builds the program that is installed, as a release is built
	@scripts/build

install: ## Installs what `make build` built as a service of systemd, as root
	@scripts/install target/release/rodada

package: build ## Makes a Debian package of it in target
	@scripts/package target/release/rodada target

fmt: ## Formats everything
	@scripts/client packages
	@cargo fmt --all
	@cd client-web && npm run --silent format -- --log-level warn

gen: ## Writes the TypeScript declarations of the wire anew
	@scripts/client packages
	@cargo xtask gen
