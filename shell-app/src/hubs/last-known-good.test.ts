import { CONTRACT } from '@gym/hub-kit/shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorages } from '../../packages/hub-kit/src/common/stub-storages.fixture.ts';
import { listedHub } from './hub.fixture.ts';
import { forgetKnownGood, lastKnownGood, recordKnownGood } from './last-known-good.ts';

const key = 'hubs-that-worked';
const part = { kind: 'screen', key: 'only' } as const;
const [first, second, third] = ['1', '2', '3'].map(version => listedHub(version)) as [Hub, Hub, Hub];
type Hub = ReturnType<typeof listedHub>;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorages().local;
});
afterEach(() => vi.unstubAllGlobals());

const versions = (hub = third, of: Parameters<typeof lastKnownGood>[1] = part) =>
  lastKnownGood(hub, of).map(({ version }) => version);

it('lists the two newest versions that worked, the latest first', () => {
  for (const hub of [first, second, third, second]) recordKnownGood(hub, part);
  expect(versions()).toEqual(['2', '3']);
});

it('separates the parts of a hub, and hubs', () => {
  recordKnownGood(first, part);
  expect(versions(third, { kind: 'page', key: 'only' })).toEqual([]);
  expect(versions(listedHub('3', { remote: 'mf-other' }))).toEqual([]);
});

it('forgets a version that failed', () => {
  for (const hub of [first, second]) recordKnownGood(hub, part);
  forgetKnownGood(second, part);
  expect(versions()).toEqual(['1']);
});

it('lists neither a recalled version nor one of another contract', () => {
  recordKnownGood(first, part);
  const { manifest } = second;
  recordKnownGood({ ...second, manifest: { ...manifest, contract: (CONTRACT + 1) as never } }, part);
  expect(versions()).toEqual(['1']);
  expect(versions({ ...third, recalled: ['1'] })).toEqual([]);
});

it.each<[string, Partial<Hub>]>([
  ['an override', { override: { remote: 'mf-notes', address: 'http://localhost:4301/' } }],
  ['a preview', { source: 'preview' }],
])('%s is no fallback, however long it worked, and has none', (_case, changes) => {
  recordKnownGood(first, part);
  const own = listedHub('local', changes);
  recordKnownGood(own, part);
  expect(versions()).toEqual(['1']);
  expect(versions(own)).toEqual([]);
});

it.each([
  ['a version without an entry', [{ ...first, entry: undefined }]],
  ['a version whose manifest has no title', [{ ...first, manifest: { ...first.manifest, title: 7 } }]],
  ['no list', first],
])('ignores %s', (_case, hubs) => {
  recordKnownGood(first, part);
  const [keyOfPart] = Object.keys(JSON.parse(stored.get(key)!) as object);
  stored.set(key, JSON.stringify({ [keyOfPart!]: hubs }));
  expect(versions()).toEqual([]);
  expect(stored.has(key)).toBe(false);
});
