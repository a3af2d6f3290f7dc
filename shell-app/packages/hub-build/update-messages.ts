/**
 * Writes the English texts of packages to `messages/en.json` and updates their translations beside it. Then it lists
 * the names in screens and documents that the API does not have.
 *
 *     node update-messages.ts            hub-kit, the shell and the hubs of this checkout
 *     node update-messages.ts FOLDER…    the packages in these folders
 */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { updateCatalogues } from './src/texts/extract.ts';

const checkout = join(import.meta.dirname, '../../..');
const given = process.argv.slice(2).map(folder => resolve(folder));
// hub-kit comes first, since the others leave out its texts.
const all = ['shell-app/packages/hub-kit', 'shell-app', ...globSync('mf-*', { cwd: checkout })];

const errors: string[] = [];
for (const folder of given.length > 0 ? given : all.map(name => join(checkout, name)))
  errors.push(...(await updateCatalogues(folder)));

if (errors.length > 0) {
  console.error(`${errors.join('\n')}

All files are written, but these names are not those of the API. Rename them, then run this again. The types name
other uses: npx tsc -b graphql-api . mf-*`);
  process.exitCode = 1;
}
