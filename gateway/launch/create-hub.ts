/**
 * `npx -y pnpm@12 create:hub mf-classes [--resource sessions]`: creates a hub of one screen, with its test. It is
 * found by its folder and registered nowhere else.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcesOf, wordsOf } from '@gym/create-hub';
import { hubsHere } from './build.ts';
import { checkout } from './data-dir.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';
import { newHub } from './new-hub.ts';
import { failureOf } from './tool.ts';

const usage = `Usage: npx -y pnpm@12 create:hub <hub> [--resource <resource>]

  Creates the folder of a hub, such as mf-classes, with one screen of the records of a resource and its test.

  --resource   what the screen shows (sessions)
`;

async function createHub(): Promise<void> {
  const { name, resource, help } = readArguments();
  if (help) return console.log(usage);

  const hub = await newHub(name, resource);
  const folder = join(checkout, name);
  for (const [path, text] of Object.entries(sourcesOf(hub))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  copyCommonFiles(name);
  const failure = await failureOf(['prettier', '--write', name]);
  if (failure !== undefined) throw new Error(failure);
  console.log(`
  ${name} is created: ${hub.title} shows ${wordsOf(hub.contract.plural)} to users who may view them.

  See it      cd ${name} && npx -y pnpm@12 dev
  Test it     npx -y pnpm@12 test ${name}
  Commit it   with pnpm-lock.yaml, which the next command brings up to date
`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        resource: { type: 'string', default: 'sessions' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    const [name = '', ...others] = positionals;
    if (others.length > 0) throw new CliError(`One hub at a time: ${name}, or ${others[0]}?`);
    return { ...values, name };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${messageOf(error).split(/[.\n]/)[0]}. The options are --resource and --help.`);
  }
}

/** Files that are equal in every hub, except for the name of the package. */
function copyCommonFiles(name: string): void {
  const [model] = hubsHere();
  if (!model) throw new CliError('There is no other hub here to be like.');
  for (const file of ['rspack.config.ts', 'tsconfig.json'])
    cpSync(join(checkout, model, file), join(checkout, name, file));
  const text = readFileSync(join(checkout, model, 'package.json'), 'utf8');
  const packageFile = { ...(JSON.parse(text) as object), name: `@gym/${name}`, version: '0.1.0' };
  writeFileSync(join(checkout, name, 'package.json'), JSON.stringify(packageFile, null, 2));
}

await createHub().catch(exitWith);
