/**
 * `npx --allow-remote=all https://club.example.com/create-hub.tgz mf-lockers --club https://club.example.com` creates the repository of a
 * hub: one screen of a resource of the club, with tests and a script for continuous integration.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import {
  fillTemplate,
  idProblem,
  obstacleOf,
  sourcesOf,
  titleCase,
  wordsOf,
  type NewHub,
  type OtherHub,
  type ResourceContract,
} from './hub-sources.ts';

const usage = `Usage: create-hub <hub> --club <url> [--resource <resource>]

  Creates the folder of a hub, such as mf-lockers, with one screen of the records of a resource and its tests.

  --club       the address of the club that it is for: https://club.example.com
  --resource   what the screen shows; the resource of the same name, otherwise sessions
`;

/** An error whose message says what to do. */
class InputError extends Error {}

/** What the packer adds: the resources of the club's API and the versions of libraries that the club's shell has. */
function readPacked<Content>(name: string): Content {
  const file = join(import.meta.dirname, '..', name);
  if (!existsSync(file))
    throw new InputError(
      'Run the packed command: npx --allow-remote=all https://club.example.com/create-hub.tgz',
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

interface Arguments {
  name: string;
  club: string;
  resource: string | undefined;
}

function readArguments(): Arguments | undefined {
  const { values, positionals } = parse();
  if (values.help || positionals.length === 0) return undefined;
  const [name = '', ...others] = positionals;
  if (others.length > 0) throw new InputError(`One hub at a time: ${name}, or ${others[0]}?`);
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new InputError(
      `"${name}" is no name for a hub. One is called mf- and what it is about: mf-lockers.`,
    );
  if (!values.club || !/^https?:\/\//.test(values.club) || !URL.canParse(values.club))
    throw new InputError('Which club is it for? Give --club https://club.example.com');
  return { name, club: new URL(values.club).origin, resource: values.resource };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        club: { type: 'string' },
        resource: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : error;
    throw new InputError(`${reason}. The options are --club, --resource and --help.`);
  }
}

/** As much of `/hubs.json` as is needed: the hubs that the club has. */
interface Registry {
  hubs: { remote: string; manifest?: OtherHub & { order: number } }[];
}

/** The packages of the club by name; an address never gets another content. */
type Packages = Record<string, { address: string } | undefined>;

async function readJson<Content>(club: string, path: string): Promise<Content> {
  try {
    const response = await fetch(club + path, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return (await response.json()) as Content;
  } catch (error) {
    const { message, cause } = error as Error;
    throw new InputError(
      `${club} is no club that can be reached: ${cause instanceof Error ? cause.message : message}`,
    );
  }
}

function findResource(id: string, given: string | undefined): ResourceContract {
  const { resources } = readPacked<{ resources: ResourceContract[] }>('resources.json');
  const name = given ?? (resources.some(({ resource }) => resource === id) ? id : 'sessions');
  const contract = resources.find(({ resource }) => resource === name);
  const obstacle = contract ? obstacleOf(contract) : 'the club has no such resource';
  if (contract && !obstacle) return contract;
  const offered = resources.filter(candidate => !obstacleOf(candidate)).map(({ resource }) => resource);
  throw new InputError(
    `No screen is made for "${name}": ${obstacle}. A screen is made for: ${offered.join(', ')}.`,
  );
}

async function newHub({ name, club, resource }: Arguments): Promise<NewHub> {
  const id = name.replace('mf-', '');
  const { hubs } = await readJson<Registry>(club, '/hubs.json');
  if (hubs.some(({ remote }) => remote === name))
    throw new InputError(`The club has a hub "${name}" already. Choose another name.`);
  const others = hubs.flatMap(({ manifest }) => manifest ?? []);
  const problem = idProblem(id, readPacked<string[]>('shell-paths.json'), others);
  if (problem) throw new InputError(`"${id}" ${problem}. Choose another name than ${name}.`);
  const orders = others.map(({ order }) => order);
  return {
    id,
    title: titleCase(id),
    contract: findResource(id, resource),
    order: Math.max(0, ...orders) + 10,
  };
}

/** The versions of libraries by name; `dependencies` come with the club's shell. */
interface Versions {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

async function packageFile({ name, club }: Arguments): Promise<string> {
  const packages = await readJson<Packages>(club, '/packages.json');
  const addressOf = (needed: string) => {
    const found = packages[needed];
    if (!found) throw new InputError(`${club} offers no ${needed}. Is it up to date?`);
    return club + found.address;
  };
  const { dependencies, devDependencies } = readPacked<Versions>('versions.json');
  const { engines } = readPacked<{ engines: object }>('package.json');
  const scripts = ['dev', 'types', 'texts', 'check', 'test', 'release'].map(each => [each, `hub ${each}`]);
  return JSON.stringify({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    scripts: Object.fromEntries(scripts),
    hub: { clubs: { production: club } },
    dependencies: { '@gym/hub-kit': addressOf('hub-kit'), ...dependencies },
    devDependencies: { '@gym/hub-build': addressOf('hub-build'), ...devDependencies },
    // Tools of gql.tada that hubs do not use name earlier versions, which npm would install besides.
    overrides: { typescript: '$typescript' },
  });
}

const FORMAT = { singleQuote: true, arrowParens: 'avoid', printWidth: 110 } as const;
const formatted = new Set(['.json', '.md', '.ts', '.tsx', '.yml']);

async function createHub(given: Arguments): Promise<void> {
  const folder = resolve(given.name);
  if (existsSync(folder))
    throw new InputError(`There is a folder ${given.name} already. Choose another name.`);
  const hub = await newHub(given);
  const many = wordsOf(hub.contract.plural);
  const files = {
    ...sourcesOf(hub),
    ...fillTemplate('repository', { name: given.name, title: hub.title, club: given.club, many }),
    'package.json': await packageFile(given),
    // npm 12 installs packages from addresses only where the project allows it.
    '.npmrc': 'allow-remote=root\n',
    'messages/en.json': '{}',
    'messages/de.json': '{}',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      formatted.has(extname(path)) ? await format(text, { ...FORMAT, filepath: file }) : text,
    );
  }
  console.log(`
  ${given.name} is created: ${hub.title} shows ${many} to users who may view them.

  Install it   cd ${given.name} && npm install
  See it       npm run dev
  Release it   CLUB_TOKEN=… npm run release
  More         ${given.name}/README.md
`);
}

try {
  const given = readArguments();
  if (given) await createHub(given);
  else console.log(usage);
} catch (error) {
  console.error(error instanceof InputError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
