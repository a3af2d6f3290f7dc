import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../launch/embedded-database.ts';
import { failureOf, toolEnvironment } from '../../launch/tool.ts';
import { signedIn } from '../golden/client.ts';
import { type CheckoutCopy, copyCheckout } from '../checkout-copy.ts';
import { Command } from '../command.ts';
import { startTestDatabase } from '../database.ts';
import { applyGuide } from './guide.ts';

// It compiles, builds and runs tests.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
  applyGuide(copy.folder);
});
afterAll(() => copy?.remove());

const pathOf = (file: string) => join(copy.folder, file);

test('the migration makes one table, touches no other and adds its permissions', () => {
  const folder = pathOf('graphql-api/src/database/migrations');
  const file = readdirSync(folder).find(name => name.endsWith('-add-lockers.ts'))!;
  const statements = /addSql\(`([^]*)`\)/
    .exec(readFileSync(join(folder, file), 'utf8'))![1]!
    .split(/;$/m)
    .map(statement => statement.trim())
    .filter(Boolean);
  expect(statements.filter(statement => statement.startsWith('create table'))).toHaveLength(1);
  expect(statements.at(-1)).toMatch(/^insert into "permission" .*\('Trainer', 'lockers', true, false,/s);
  for (const statement of statements.slice(0, -1)) expect(statement).toMatch(/"locker/);
});

test('the example compiles but for a misspelled column, sort key or field', async () => {
  const folder = pathOf('mf-facilities/src/lockers');
  const screen = readFileSync(join(folder, 'lockers.screen.ts'), 'utf8');
  const misspelled = {
    'column.ts': screen.replace('floor: {}', 'flor: {}'),
    'sort-key.ts': screen.replace(`label: 'asc'`, `lable: 'asc'`),
    'field.ts': screen.replace(`'location', 'tags']`, `'location', 'tag']`),
  };
  for (const [name, text] of Object.entries(misspelled)) writeFileSync(join(folder, name), text);
  // Several threads check what the files share several times.
  const compiler = ['tsc', '-b', '--singleThreaded', 'graphql-api', 'mf-facilities'];
  const messages = await failureOf(compiler, { cwd: copy.folder });
  const files = [...(messages ?? '').matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
  expect(new Set(files)).toEqual(
    new Set(Object.keys(misspelled).map(name => `mf-facilities/src/lockers/${name}`)),
  );
  for (const name of Object.keys(misspelled)) rmSync(join(folder, name));
});

test('every check of the project passes', async () => {
  const script = pathOf('gateway/testing/contributing/all-checks.ts');
  expect(await failureOf(['node', script], { cwd: copy.folder })).toBeUndefined();
});

test('the documents of the hub are valid', () => {
  const { operations } = JSON.parse(readFileSync(pathOf('mf-facilities/dist/hub.json'), 'utf8')) as {
    operations: string[];
  };
  const schema = buildSchema(readFileSync(pathOf('graphql-api/schema.graphql'), 'utf8'));
  const own = operations.filter(document => /lockers?\(/i.test(document));
  // Those of a list, of a record and of its three changes.
  expect(own.length).toBeGreaterThanOrEqual(5);
  expect(own.flatMap(document => validate(schema, parse(document)))).toEqual([]);
});

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs the tests of the copy that concern lockers. @returns the files and names of those that passed */
async function passedTests(): Promise<string[]> {
  const report = pathOf('report.json');
  await promisify(execFile)('node', [pathOf('gateway/testing/contributing/locker-tests.ts'), report], {
    cwd: copy.folder,
    env: { ...toolEnvironment, TEST_DATABASE_URL: inject('databaseAdminUrl') },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => `${file.slice(copy.folder.length + 1)}: ${fullName}`),
  );
}

test('its own tests pass, those of all resources and those that follow the declared resources', async () => {
  const passed = await passedTests();
  const count = (name: string) => passed.filter(test => test.includes(`: ${name}`)).length;
  expect(count('writing lockers')).toBeGreaterThan(5);
  expect(count('reading lockers')).toBeGreaterThan(5);
  expect(count('/lockers')).toBeGreaterThan(5);
  expect(count('the calls of the specification and of added resources')).toBe(1);
  expect(passed.filter(test => /^\S+\/lockers\/\S+: /.test(test))).toHaveLength(4);
});

test('an installation of before has it after its next start, with its permissions', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const port = await freePort();
  const server = new Command('serve.ts', {
    folder: copy.folder,
    env: { DATABASE_URL: database.url, PORT: String(port), DATA_DIR: pathOf('.data') },
  });
  onTestFinished(async () => void (await server.end()));
  await server.says(/is running/);

  const url = `http://127.0.0.1:${port}`;
  const reception = await signedIn(url, 'reception');
  const location = { name: 'Harbor', address: '1 Pier', city: 'Boston', state: 'MA', zip_code: '02110' };
  const { body: harbor } = await (await signedIn(url, 'admin')).post('/locations', location);
  const { status, body } = await reception.post('/lockers', { label: 'A1', location_id: harbor.id });
  expect([status, body]).toMatchObject([201, { label: 'A1', location_name: 'Harbor' }]);
  const trainer = await signedIn(url, 'trainer');
  expect((await trainer.get('/lockers')).status).toBe(200);
  expect((await trainer.post('/lockers', { label: 'A2' })).status).toBe(403);
});
