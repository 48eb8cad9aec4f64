#!/bin/sh
# Renews requests.json: what Discord says that bodies of requests look like, from the npm package discord-api-spec.
# Needs npm and node. Afterwards write the new version into VERSION in __init__.py and run the tests.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --prefix "$folder" discord-api-spec zod@4
cp "$here/renew.mjs" "$folder"
node "$folder/renew.mjs" "$here/requests.json"
head -4 "$here/requests.json"
