/**
 * `npx -y pnpm@12 create:hub mf-classes [--resource sessions]`: creates a hub of one screen, with its test. It is
 * found by its folder and registered nowhere else.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { idProblem, type NewHub, obstacleOf, sourcesOf, titleCase, wordsOf } from '@gym/create-hub';
import { shellPaths } from '../../shell-app/src/shell-paths.ts';
import { contracts } from '../src/contracts.ts';
import type { HubManifest } from '../src/hubs/bundle.ts';
import { hubsHere } from './build.ts';
import { checkout } from './data-dir.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';
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

/** @throws CliError if such a hub cannot exist */
async function newHub(name: string, resource: string): Promise<NewHub> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CliError(`"${name}" is no name for a hub. One is called mf- and what it is about: mf-classes.`);
  if (existsSync(join(checkout, name)))
    throw new CliError(`There is a folder ${name} already. Choose another name.`);

  const id = name.replace('mf-', '');
  const others = await readManifests();
  const problem = idProblem(id, Object.values(shellPaths), others);
  if (problem) throw new CliError(`"${id}" ${problem}. Choose another name than ${name}.`);

  const contract = contracts.find(candidate => candidate.resource === resource);
  const obstacle = contract ? obstacleOf(contract) : 'the API has no such resource';
  if (!contract || obstacle) {
    const offered = contracts
      .filter(candidate => !obstacleOf(candidate))
      .map(candidate => candidate.resource);
    throw new CliError(
      `No screen is made for "${resource}": ${obstacle}. A screen is made for: ${offered.join(', ')}.`,
    );
  }

  return { id, title: titleCase(id), contract, order: Math.max(...others.map(({ order }) => order)) + 10 };
}

async function readManifests(): Promise<(HubManifest & { order: number })[]> {
  const files = hubsHere().map(hub => pathToFileURL(join(checkout, hub, 'hub.manifest.ts')).href);
  const modules = await Promise.all(files.map(async file => (await import(file)) as object));
  return modules.flatMap(module => Object.values(module));
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
