/**
 * Writes the English texts of packages to `messages/en.json` and updates their translations beside it.
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

for (const folder of given.length > 0 ? given : all.map(name => join(checkout, name)))
  await updateCatalogues(folder);
