#!/bin/sh
# Writes functions/package-lock.json, from which the cloud installs. npm ignores a lock file inside a workspace, so it prunes a
# copy of the root's in a folder of its own, and keeps its versions.
set -eu
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cp package.json ../package-lock.json "$folder"
npm install --prefix "$folder" --package-lock-only --prefer-offline --ignore-scripts --no-audit --no-fund --silent
cp "$folder/package-lock.json" .
