import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documentsOfScreens } from './documents.ts';

// A field of each was misspelled or renamed in the API.
const files = {
  'package.json': '{ "type": "module" }',
  'src/passes.screen.ts': `import { defineScreen } from '@gym/hub-kit/define';
import { parkingPasses } from '@gym/hub-kit/resources';

export default defineScreen(parkingPasses, {
  title: 'Passes',
  icon: 'parking',
  fields: { lott: { span: 4 } },
  columns: { passNumber: {}, member: {} },
  filters: ['status', 'lott'],
  sort: { passNumber: 'asc' },
  form: { sections: [{ title: 'Pass', fields: ['member', 'lott'] }] },
});
`,
  'src/rows.graphql.ts': `import { graphql } from '@gym/hub-kit/graphql';

export const rows = graphql(\`
  query Rows { parkingPasses { items { id lott } } }
\`);
`,
  'src/words.ts': `import { t } from '@gym/hub-kit/format';
export const word = () => t('A new word');
`,
  'messages/en.json': '{ "Passes": "Passes" }',
  'messages/de.json': '{ "Passes": "Parkausweise" }',
};

/** A package with the packages of a hub. */
function createPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gym-misspelled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(import.meta.dirname, '../../../../mf-fitness/node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('a misspelled field is a sentence with file and line, for each place that names it', () => {
  const folder = createPackage();
  const { sources, errors } = documentsOfScreens([join(folder, 'src/passes.screen.ts')]);
  expect(sources).toEqual([]);
  const sentence = 'parking-passes has no field "lott". Did you mean "lot"?';
  expect(errors.map(error => error.slice(error.indexOf('src/passes')))).toEqual([
    `src/passes.screen.ts:7:13: ${sentence}`,
    `src/passes.screen.ts:9:23: ${sentence}`,
    `src/passes.screen.ts:11:58: ${sentence}`,
  ]);
});

test('texts are collected all the same, no translation is lost, and what is left to rename is listed', () => {
  const folder = createPackage();
  const script = join(import.meta.dirname, '../update-messages.ts');
  expect(() => execFileSync('node', [script, folder], { stdio: 'pipe' })).toThrow(
    /passes\.screen\.ts:7:13: .*\n.*passes\.screen\.ts:9:23: .*\n.*passes\.screen\.ts:11:58: .*\n.*rows\.graphql\.ts:4:43: Cannot query field "lott" on type "ParkingPass"\. Did you mean "lot"\?\n\nAll files are written/,
  );
  const catalogue = (name: string) =>
    JSON.parse(readFileSync(join(folder, `messages/${name}.json`), 'utf8')) as object;
  expect(catalogue('en')).toEqual({ 'A new word': 'A new word', Pass: 'Pass', Passes: 'Passes' });
  expect(catalogue('de')).toEqual({ 'A new word': '', Pass: '', Passes: 'Parkausweise' });
});
