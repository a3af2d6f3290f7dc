import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { HubStore } from './hub-store.ts';

let folder: string;
let warnings: string[];
let store: HubStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gym-store-'));
  warnings = [];
  store = new HubStore(folder, message => warnings.push(message));
  for (const version of ['1.0.0', '2.0.0']) addRelease(version);
  const made = folder;
  return () => rmSync(made, { recursive: true, force: true });
});

function addRelease(version: string): void {
  mkdirSync(join(folder, 'mf-members', version), { recursive: true });
  writeFileSync(join(folder, 'mf-members', version, 'hub.json'), '{}');
}

const historyFile = () => join(folder, 'history.jsonl');

test('a line that was cut off is skipped with one warning, and the next activation counts', async () => {
  await store.activate('mf-members', '1.0.0', 'ann@host');
  appendFileSync(historyFile(), '{"remote":"mf-members","version":"2.0');
  expect(await store.active()).toEqual(new Map([['mf-members', '1.0.0']]));
  expect(await store.history()).toHaveLength(1);
  expect(warnings).toEqual([`Line 2 of ${historyFile()} is damaged and was skipped; delete it.`]);

  await store.activate('mf-members', '2.0.0', 'ann@host');
  expect(await store.active()).toEqual(new Map([['mf-members', '2.0.0']]));
  expect(await store.rollBack('mf-members', 'ann@host')).toBe('1.0.0');
  expect(warnings).toHaveLength(1);
});

test.each([
  'null',
  '7',
  '{}',
  '{"remote":"mf-members","version":7,"action":"release","at":"","by":""}',
  '\0\0',
])('a line %j is skipped', async line => {
  await store.activate('mf-members', '1.0.0', 'ann@host');
  writeFileSync(historyFile(), `${line}\n${readFileSync(historyFile(), 'utf8')}`);
  expect(await store.active()).toEqual(new Map([['mf-members', '1.0.0']]));
  expect(warnings).toHaveLength(1);
});

test('where a release is missing, the one before is served', async () => {
  await store.activate('mf-members', '1.0.0', 'ann@host');
  await store.activate('mf-members', '2.0.0', 'ann@host');
  rmSync(join(folder, 'mf-members/2.0.0'), { recursive: true });
  expect(await store.active()).toEqual(new Map([['mf-members', '1.0.0']]));
  expect(warnings).toEqual([
    `mf-members 2.0.0 is missing in ${folder} and was skipped; release it again, or roll back.`,
  ]);
});

test('activations at the same time are all kept', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => store.activate('mf-members', '1.0.0', `person-${index}`)),
  );
  expect(new Set((await store.history()).map(({ by }) => by)).size).toBe(50);
  expect(warnings).toEqual([]);
});
