/** Writes schema.graphql and resources.json, or with --check tells whether they are as the code says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import type { ResourcesFile } from './src/declaration/contract.ts';
import { contractOf } from './src/declaration/contract-of.ts';
import { allResources } from './src/declaration/resource.ts';
import { displayTexts } from './src/seed/master-data.ts';
import { buildSchema } from './src/server/schema.ts';

const schema = buildSchema();
const resources: ResourcesFile = {
  resources: [...allResources()].sort((a, b) => (a.resource < b.resource ? -1 : 1)).map(contractOf),
  displayTexts: displayTexts(),
};
const files = {
  'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'resources.json': `${JSON.stringify(resources, null, 2)}\n`,
};

const folder = new URL('./', import.meta.url);
const stale: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale.push(name);
}
if (stale.length > 0) {
  console.error(`${stale.join(' and ')} differ from the code: run "pnpm emit" and commit the result.`);
  process.exitCode = 1;
}
