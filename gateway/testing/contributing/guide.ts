/** Applies the example of the tutorial, a resource with a screen and a panel, to a checkout. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolEnvironment } from '../../launch/tool.ts';

/** A code block of the guide: a file, or lines that belong into `part` of a file. */
export interface Example {
  file: string;
  part?: string;
  code: string;
}

export const tutorial = 'graphql-api/docs/tutorial.md';

export const examplesOf = (guide: string): Example[] =>
  [...guide.matchAll(/^`([\w./-]+)`(?:, in `(\w+)`)?\n\n```tsx?\n([^]*?)```$/gm)].map(
    ([, file = '', part, code = '']) => ({ file, part, code }),
  );

const indented = (code: string) => code.replaceAll(/^(?=.)/gm, '    ');

/** The line of `demo-club.ts` that the guide names. */
const areaIn = (guide: string) => /`(\{ resource: lockers, .+?)`/.exec(guide)?.[1] ?? '';

/** A block of translations, by its catalogue. */
const translationsOf = (guide: string) =>
  [...guide.matchAll(/^`([\w./-]+\.json)`\n\n```json\n([^]*?)```$/gm)].map(([, file = '', json = '{}']) => ({
    file,
    json,
  }));

/** Fills in what `emit` left empty. @throws Error for a text that is not in the catalogue */
function translate(path: string, json: string): void {
  const catalogue = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  for (const [text, translation] of Object.entries(JSON.parse(json) as Record<string, string>)) {
    if (catalogue[text] !== '') throw new Error(`${path} does not wait for a translation of "${text}"`);
    catalogue[text] = translation;
  }
  writeFileSync(path, `${JSON.stringify(catalogue, null, 2)}\n`);
}

export function applyGuide(folder: string): void {
  const guide = readFileSync(join(folder, tutorial), 'utf8');
  for (const { file, part, code } of examplesOf(guide)) {
    if (part) insertInto(join(folder, file), new RegExp(`^  ${part}: \\{\n`, 'm'), indented(code));
    else writeNew(join(folder, file), code);
  }
  const api = join(folder, 'graphql-api/src');
  replaceIn(join(api, 'common/club-settings.ts'), "'CON'] as const", "'CON', 'LOC'] as const");
  insertInto(
    join(folder, 'mf-admin/src/club-settings/numbers.tsx'),
    /^ +PP: t\(.*\n/m,
    "    LOC: t('Lockers'),\n",
  );
  const demo = join(api, 'demo/demo-club.ts');
  insertInto(
    demo,
    /^import \{ locations \}.*\n/m,
    "import { lockers } from '../resources/lockers/locker.ts';\nimport { makeLockers } from './lockers.ts';\n",
  );
  insertInto(demo, /^ +\{ resource: locations, .*\n/m, `    ${areaIn(guide)}\n`);
  run(folder, 'migration', '--', 'add-lockers');
  run(folder, 'emit');
  // The catalogues have the texts of the screen now.
  for (const { file, json } of translationsOf(guide)) translate(join(folder, file), json);
}

/** Runs a script of package.json. */
const run = (folder: string, ...script: string[]) =>
  execFileSync('node', ['--run', ...script], { cwd: folder, env: toolEnvironment });

function writeNew(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

function insertInto(path: string, after: RegExp, code: string): void {
  const text = readFileSync(path, 'utf8');
  if (!after.test(text)) throw new Error(`${path} has no ${after}`);
  writeFileSync(
    path,
    text.replace(after, line => line + code),
  );
}

function replaceIn(path: string, text: string, by: string): void {
  const before = readFileSync(path, 'utf8');
  if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
  writeFileSync(path, before.replace(text, by));
}
