import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { idProblem, obstacleOf, sourcesOf } from '@gym/create-hub';
import { serverSegments } from '@gym/hub-rules/paths';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellPaths } from '../../shell-app/src/shell-paths.ts';
import { contracts } from '../src/contracts.ts';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { Command } from '../testing/command.ts';
import { tokenOf, useTestApp } from '../testing/test-app.ts';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';
import { newHub } from './new-hub.ts';
import { failureOf } from './tool.ts';

const app = useTestApp();
let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

const noName = 'is no name for a hub. One is called mf- and what it is about: mf-classes.';

test.each([
  [[], `"" ${noName}`],
  [['mf-facilities'], 'There is a folder mf-facilities already. Choose another name.'],
  [['mf-a', 'mf-b'], 'One hub at a time: mf-a, or mf-b?'],
  [['mf-a', '--icon'], "Unknown option '--icon'. The options are --resource and --help."],
])('%j is rejected in one line', async (args, message) => {
  const before = readdirSync(copy.folder);
  const command = new Command('create-hub.ts', { args, folder: copy.folder });
  expect(await command.exitCode()).toBe(1);
  expect(command.output.trim()).toBe(message);
  expect(readdirSync(copy.folder)).toEqual(before);
});

// The test above proves that the command prints such an error and creates nothing.
test.each([
  ['classes', `"classes" ${noName}`],
  ['mf-Classes', `"mf-Classes" ${noName}`],
  ['mf-', `"mf-" ${noName}`],
  ['mf-../x', `"mf-../x" ${noName}`],
  ['mf-api', '"api" is reserved for the server. Choose another name than mf-api.'],
  ['mf-login', '"login" is reserved for the shell. Choose another name than mf-login.'],
  ['mf-staff-hub', '"staff-hub" is used by the hub "staff-hub". Choose another name than mf-staff-hub.'],
  ['mf-equipment', '"equipment" is used by the hub "facilities". Choose another name than mf-equipment.'],
])('the name %s is rejected in one line', async (name, message) => {
  await expect(newHub(name, 'sessions')).rejects.toThrow(new CliError(message));
});

test('no hub has an id that the server or the shell reserves', () => {
  const problemOf = (id: string) => idProblem(id, Object.values(shellPaths), []);
  for (const id of serverSegments) expect([id, problemOf(id)]).toEqual([id, 'is reserved for the server']);
  for (const id of ['login', 'profile', 'settings', 'system'])
    expect([id, problemOf(id)]).toEqual([id, 'is reserved for the shell']);
});

test.each([
  ['users', 'its field "password" is required and is of the kind password'],
  ['pianos', 'the API has no such resource'],
])('rejects %s, says why and lists the resources that a hub can have', async (resource, obstacle) => {
  const command = new Command('create-hub.ts', {
    args: ['mf-a', '--resource', resource],
    folder: copy.folder,
  });
  expect(await command.exitCode()).toBe(1);
  expect(command.output).toContain(
    `No screen is made for "${resource}": ${obstacle}. A screen is made for: `,
  );
  expect(command.output).toMatch(/: .*parking-passes.*\.$/m);
  expect(existsSync(join(copy.folder, 'mf-a'))).toBe(false);
});

test('names what prevents the hub of a resource', () => {
  const members = contracts.find(({ resource }) => resource === 'members');
  const field = members!.fields.find(({ name }) => name === 'status');
  const withField = (change: object) => ({ ...members!, fields: [{ ...field!, ...change }] });
  const required = { required: 'Status is required' };
  expect(obstacleOf(withField({ ...required, kind: 'json' }))).toMatch(/^its field "status" .* kind json$/);
  expect(obstacleOf(withField({ ...required, masterData: undefined, values: undefined }))).toMatch(
    /^its field "status" is required and has no declared choices$/,
  );
  expect(obstacleOf({ ...members!, operations: ['list', 'one', 'create', 'delete'] })).toMatch(/"update"/);
  expect(obstacleOf(members!)).toBeUndefined();
});

// The tests of the repository of a team run the tests of the same template in a browser.
test('a new hub is sound and passes the release check', async () => {
  const making = new Command('create-hub.ts', { args: ['mf-classes'], folder: copy.folder });
  expect(await making.exitCode(), making.output).toBe(0);
  // As an installation would.
  symlinkSync('../mf-facilities/node_modules', join(copy.folder, 'mf-classes/node_modules'));

  const tools = [
    ['tsc', '-b', '--singleThreaded', 'mf-classes'],
    ['oxlint', '--deny-warnings', 'mf-classes'],
    ['prettier', '--check', 'mf-classes'],
  ];
  for (const tool of tools) expect(await failureOf(tool, { cwd: copy.folder })).toBeUndefined();

  const releasing = new Command('hub.ts', {
    args: ['release', 'mf-classes'],
    folder: copy.folder,
    env: { CLUB_URL: app.url, CLUB_TOKEN: await tokenOf(app, 'admin') },
  });
  expect(await releasing.exitCode(), releasing.output).toBe(0);
});

test('the screens of hubs of all resources compile, and their documents are valid', async () => {
  const hub = join(copy.folder, 'mf-all');
  const screens = contracts
    .filter(contract => !obstacleOf(contract))
    .flatMap(contract => Object.entries(sourcesOf({ id: 'all', title: 'All', order: 80, contract })))
    .filter(([path]) => path.endsWith('.screen.ts'));
  for (const [path, text] of screens) {
    mkdirSync(dirname(join(hub, path)), { recursive: true });
    writeFileSync(join(hub, path), text);
  }
  cpSync(join(copy.folder, 'mf-facilities/tsconfig.json'), join(hub, 'tsconfig.json'));
  symlinkSync('../mf-facilities/node_modules', join(hub, 'node_modules'));

  expect(await failureOf(['tsc', '-b', '--singleThreaded', 'mf-all'], { cwd: copy.folder })).toBeUndefined();
  const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));
  const script = join(copy.folder, 'shell-app/packages/hub-build/src/list-screen-documents.ts');
  const files = screens.map(([path]) => join(hub, path));
  const listed = execFileSync(process.execPath, [script, ...files], { encoding: 'utf8' });
  const { documents, errors } = JSON.parse(listed) as { documents: { text: string }[]; errors: string[] };
  expect(errors).toEqual([]);
  expect(screens.length).toBeGreaterThan(20);
  expect(documents.length).toBeGreaterThanOrEqual(5 * screens.length);
  expect(documents.flatMap(({ text }) => validate(schema, parse(text)))).toEqual([]);
});
