#!/bin/sh
# The Firebase CLI runs this before it uploads the function and the site, with the project in GCLOUD_PROJECT.
set -eu
cd "$(dirname "$0")"
parameters=.env.$GCLOUD_PROJECT
if [ ! -f "$parameters" ]; then
  echo "functions/$parameters is missing: it holds the project's parameters (docs/deploy.md)." >&2
  exit 1
fi
# --env-file does not override the environment.
origin=$(env -u SITE_ORIGIN node --env-file="$parameters" --print 'process.env.SITE_ORIGIN ?? ""')
if [ -z "$origin" ]; then
  echo "functions/$parameters has no SITE_ORIGIN." >&2
  exit 1
fi
cd ..
# No test may find the real project.
env -u GCLOUD_PROJECT npm run check
SITE_ORIGIN=$origin npm run build
sh functions/lock.sh
