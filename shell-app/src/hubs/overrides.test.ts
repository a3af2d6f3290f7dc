import { toast } from '@gym/hub-kit';
import type { HubRegistry } from '@gym/hub-kit/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorages } from '../../packages/hub-kit/src/common/stub-storages.fixture.ts';
import { listedHub } from './hub.fixture.ts';
import { storePendingOverrides, withOverrides } from './overrides.ts';
import { acceptedOverrides, pendingOverrides } from './stored-overrides.ts';

const local = 'http://localhost:4301/';
const elsewhere = 'https://hubs.example/';
const ownHub = listedHub('1');
const otherHub = listedHub('1', { remote: 'mf-other' });
const registry: HubRegistry = { hubs: [ownHub, otherHub], overrideOrigins: ['https://hubs.example'] };

const bundle = {
  remote: 'mf-notes',
  version: '9',
  name: 'mf_notes_9',
  entry: 'remote-entry.js',
  files: { 'remote-entry.js': 'sha384-y' },
  hubs: [{ module: './notes', manifest: ownHub.manifest }],
  texts: { de: 'texts.de.json' },
};

let stored: ReturnType<typeof stubStorages>;
let said: string[];
beforeEach(() => {
  stored = stubStorages();
  said = [];
  vi.spyOn(toast, 'error').mockImplementation(text => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const respond = (body: unknown, init?: ResponseInit) => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    requested.push(address.href);
    return new Response(JSON.stringify(body), init);
  });
  return requested;
};

describe('a link', () => {
  /** The overrides that the link of a page requests. */
  function pendingOf(search: string) {
    vi.stubGlobal('location', new URL(`http://club.test/trainers${search}`));
    let shown = '';
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_: null, __: '', page: URL) => (shown = page.search),
    });
    storePendingOverrides();
    return { pending: pendingOverrides.all(), shown };
  }

  it.each([
    [`?search=ann&hub.notes=${local}`, { 'mf-notes': local }, '?search=ann'],
    ['?hub.mf-notes=http://localhost:4301', { 'mf-notes': local }, ''],
    [`?hub.notes=${local}a?b=1%23c`, { 'mf-notes': `${local}a` }, ''],
    ['?hub.notes=Call+555-0100&hub.members=javascript:alert(1)&hub.a+b=http://a/', {}, ''],
    ['?hub.notes=file:///etc/&hub.Notes=http://a/&hub.=http://a/', {}, ''],
  ])('%s', (search, pending, shown) => {
    expect(pendingOf(search)).toEqual({ pending, shown });
    expect(acceptedOverrides.all()).toEqual({});
  });

  it('requests nothing that the user has confirmed before', () => {
    acceptedOverrides.put('mf-notes', local);
    expect(pendingOf(`?hub.notes=${local}`).pending).toEqual({});
    expect(pendingOf(`?hub.notes=${elsewhere}`).pending).toEqual({ 'mf-notes': elsewhere });
  });
});

it('takes a confirmed override in the place of the released hub, and no other', async () => {
  const requested = respond(bundle);
  acceptedOverrides.put('mf-notes', elsewhere);
  const { registry: taken, overrides, pending } = await withOverrides(registry);
  const override = { remote: 'mf-notes', address: elsewhere };
  expect(requested).toEqual([`${elsewhere}hub.json`]);
  expect([overrides, pending]).toEqual([[override], []]);
  expect(taken.hubs).toEqual([
    otherHub,
    expect.objectContaining({
      version: '9',
      entry: `${elsewhere}remote-entry.js?9`,
      integrity: 'sha384-y',
      texts: { de: `${elsewhere}texts.de.json?9` },
      override,
    }),
  ]);
});

it('takes nothing from the address of an override that the user has not confirmed', async () => {
  const requested = respond(bundle);
  pendingOverrides.put('mf-notes', elsewhere);
  const { registry: taken, overrides, pending } = await withOverrides(registry);
  expect(requested).toEqual([]);
  expect([overrides, pending]).toEqual([[], [{ remote: 'mf-notes', address: elsewhere }]]);
  expect(taken.hubs).toEqual(registry.hubs);
});

type Answer = () => ReturnType<typeof respond>;

it.each<[string, Answer, string]>([
  ['is missing', () => respond({}, { status: 404 }), 'its server returned 404'],
  ['has another hub', () => respond({ ...bundle, remote: 'mf-fitness' }), 'mf-fitness is what is there'],
  ['names no entry', () => respond({ ...bundle, files: {} }), 'its hub.json names no entry'],
  [
    'sends no JSON',
    () => {
      vi.stubGlobal('fetch', async () => new Response('<html>'));
      return [];
    },
    'its hub.json cannot be read',
  ],
  [
    'does not respond',
    () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      return [];
    },
    'its server could not be reached',
  ],
])(
  'a server that %s leaves the released hub in the navigation, with the problem',
  async (_case, answer, problem) => {
    answer();
    acceptedOverrides.put('mf-notes', elsewhere);
    const { registry: taken, overrides } = await withOverrides(registry);
    const failed = { remote: 'mf-notes', address: elsewhere, problem };
    expect(overrides).toEqual([failed]);
    expect(taken.hubs).toEqual([otherHub, { ...ownHub, override: failed }]);
  },
);

describe.each([
  ['confirmed', acceptedOverrides],
  ['requested by a link', pendingOverrides],
])('an override that is %s', (_case, kept) => {
  it.each([
    [local, { overrideOrigins: [] }, 'hubs from this machine need the permission hubs:view'],
    ['http://127.0.0.1:4301/', {}, 'this club takes hubs from https://hubs.example only'],
    [elsewhere, { overrideOrigins: undefined }, 'this club takes no hubs from elsewhere'],
    ['http://192.0.2.1/', {}, 'this club takes hubs from https://hubs.example only'],
    ['http://192.0.2.1/', { allowsLocalHubs: true }, 'this club takes hubs from https://hubs.example only'],
    ['http://hubs.example/', {}, 'this club takes hubs from https://hubs.example only'],
    [
      'https://localhost:4301/',
      { allowsLocalHubs: true },
      'this club takes hubs from https://hubs.example only',
    ],
    [
      'http://localhost.evil.example:4301/',
      { allowsLocalHubs: true, overrideOrigins: [] },
      'this club takes no hubs from elsewhere',
    ],
  ])('%s is not taken where the club says %j', async (address, allowed, reason) => {
    const requested = respond(bundle);
    kept.put('mf-notes', address);
    const { registry: taken, overrides, pending } = await withOverrides({ ...registry, ...allowed });
    expect([requested, overrides, pending]).toEqual([[], [], []]);
    expect(taken.hubs).toEqual(registry.hubs);
    const base = address.endsWith('/') ? address : `${address}/`;
    expect(said).toEqual([`mf-notes could not be loaded from ${base}: ${reason}`]);
    expect(kept.all()).toEqual({});
  });

  it('comes from this machine where the club allows it', async () => {
    respond(bundle);
    kept.put('mf-notes', local);
    const { overrides, pending } = await withOverrides({ ...registry, allowsLocalHubs: true });
    expect([...overrides, ...pending]).toEqual([{ remote: 'mf-notes', address: local }]);
    expect(said).toEqual([]);
  });
});

it.each(['{', '[]', 'null', '"x"', '{"mf-notes":7}', '{"mf-notes":"nowhere"}'])(
  'ignores overrides that are damaged in storage: %s',
  async text => {
    stored.local.set('hub-overrides', text);
    stored.session.set('hub-overrides', text);
    expect([acceptedOverrides.all(), pendingOverrides.all()]).toEqual([{}, {}]);
  },
);
