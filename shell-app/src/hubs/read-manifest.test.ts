import { CONTRACT, type HubRegistry, type RegisteredHub } from '@gym/hub-kit/shell';
import { expect, it } from 'vitest';
import { readManifest } from './read-manifest.ts';
import { sortListing } from './sort-listing.ts';

const screen = { path: '/hostile', title: 'Only', icon: 'users', menu: 'members', requires: null };
const valid = {
  contract: CONTRACT,
  id: 'hostile',
  title: 'Hostile',
  icon: 'users',
  order: 5,
  screens: { only: screen },
};
const withScreen = (changes: object) => ({ ...valid, screens: { only: { ...screen, ...changes } } });
const withPanel = (changes: object) => ({
  ...valid,
  panels: { one: { slot: 'member', title: 'One', icon: 'users', requires: 'members:view', ...changes } },
});
const withAction = (changes: object) => ({
  ...valid,
  actions: { one: { slot: 'member', title: 'One', requires: 'members:add', path: '/members', ...changes } },
});

it.each<[unknown, string]>([
  [undefined, 'Its manifest is missing'],
  ['manifest', 'Its manifest is missing'],
  [[valid], 'Its manifest is missing'],
  [{ ...valid, id: ' ' }, 'Its manifest has no valid id'],
  [{ ...valid, screens: undefined }, 'Its manifest has no valid screens'],
  [{ ...valid, screens: [] }, 'Its manifest has no valid screens'],
  [{ ...valid, title: { en: 'Hostile' } }, 'Its manifest has no valid title'],
  [{ ...valid, order: null }, 'Its manifest has no valid order'],
  [{ ...valid, requires: 'everything' }, 'Its manifest has no valid requires'],
])('nothing of a hub is drawn from %j', (manifest, problem) => {
  expect(readManifest(manifest)).toEqual({ problems: [problem] });
});

it.each<[object, string]>([
  [withScreen({ path: undefined }), 'Its screen “only” has an invalid manifest'],
  [{ ...valid, screens: { only: null } }, 'Its screen “only” has an invalid manifest'],
  [withScreen({ requires: 7 }), 'Its screen “only” has an invalid manifest'],
  [withScreen({ requires: undefined }), 'Its screen “only” has an invalid manifest'],
  [withScreen({ menu: 7 }), 'Its screen “only” has an invalid manifest'],
  [withPanel({ title: { en: 'One' } }), 'Its panel “one” has an invalid manifest'],
  [withPanel({ requires: null }), 'Its panel “one” has an invalid manifest'],
  [withPanel({ slot: 'dashboard', orRequires: 'members:view' }), 'Its panel “one” has an invalid manifest'],
  [withPanel({ slot: 'dashboard', orRequires: [null] }), 'Its panel “one” has an invalid manifest'],
  [withPanel({ slot: 'dashboard', orRequires: ['all'] }), 'Its panel “one” has an invalid manifest'],
  [{ ...valid, panels: { one: null } }, 'Its panel “one” has an invalid manifest'],
  [withAction({ path: '//evil.example' }), 'Its action “one” has an invalid manifest'],
  [withAction({ path: 'javascript:alert(1)' }), 'Its action “one” has an invalid manifest'],
  [withAction({ path: '/\\example.com' }), 'Its action “one” has an invalid manifest'],
  [withAction({ path: 'https://example.com' }), 'Its action “one” has an invalid manifest'],
  [withAction({ path: 'lockers' }), 'Its action “one” has an invalid manifest'],
  [withAction({ path: '' }), 'Its action “one” has an invalid manifest'],
])('one invalid part is left out of %j', (manifest, problem) => {
  const { manifest: read, problems } = readManifest(manifest);
  expect(problems).toEqual([problem]);
  const [, kind] = /Its (\w+)/.exec(problem)!;
  expect(read![`${kind}s` as 'screens' | 'panels' | 'actions']).toEqual({});
});

const due = {
  aggregate: 'parkingPassesAggregate',
  field: 'validUntil',
  days: 7,
  soon: 'soon',
  over: 'over',
  lines: { soon: ['pass', 'passes'], over: ['pass', 'passes'] },
};
const attention = {
  aggregate: 'expensesAggregate',
  line: ['expense', 'expenses'],
  filter: { status: { among: ['open'] }, done: { is: false }, forUserId: { me: true } },
};

it('keeps what can be drawn as it is', () => {
  const options = {
    due,
    attention: [attention],
    list: { record: 'member', resource: 'members' },
    recordPage: { record: 'member', requires: 'members:view' },
  };
  const panels = {
    ...withPanel({}).panels,
    chart: {
      slot: 'dashboard',
      title: 'Chart',
      icon: 'users',
      requires: 'members:view',
      orRequires: ['income:view'],
    },
  };
  const manifest = { ...withScreen(options), panels, actions: withAction({}).actions };
  expect(readManifest(manifest)).toEqual({ manifest, problems: [] });
});

it.each<[string, object]>([
  ['reminders without a field', { due: { aggregate: 'membersAggregate' } }],
  ['reminders with one word of two', { due: { ...due, lines: { ...due.lines, soon: ['pass'] } } }],
  ['reminders among numbers', { due: { ...due, among: { status: [7] } } }],
  ['a list without a resource', { list: { record: 'member' } }],
  ['a page of records for everybody', { recordPage: { record: 'member', requires: null } }],
])('draws a screen without %s', (_case, options) => {
  const { manifest, problems } = readManifest(withScreen(options));
  expect(problems).toEqual([]);
  expect(manifest!.screens).toEqual({ only: screen });
});

it.each<[string, unknown]>([
  ['no count', null],
  ['a line that is no pair', { ...attention, line: 'x' }],
  ['a filter without a condition', { ...attention, filter: { status: {} } }],
  ['a filter by an unknown day', { ...attention, filter: { dueDate: { day: 'tomorrow' } } }],
  ['an invalid permission', { ...attention, requires: 7 }],
])('leaves out of what needs attention %s', (_case, invalid) => {
  const { manifest } = readManifest(withScreen({ attention: [invalid, attention] }));
  expect(manifest!.screens['only']!.attention).toEqual([attention]);
});

/** The registry of a club with equipment, and of hubs `mf-hostile-0` and so on with these manifests. */
const registryWith = (...manifests: unknown[]): HubRegistry => ({
  hubs: [
    {
      ...hubOf('mf-facilities', {
        ...valid,
        id: 'facilities',
        screens: { equipment: { ...screen, path: '/equipment', title: 'Equipment' } },
      }),
    },
    ...manifests.map((manifest, index) => hubOf(`mf-hostile-${index}`, manifest)),
  ],
});

const hubOf = (remote: string, manifest: unknown) =>
  ({ remote, version: '1', name: remote, module: './x', entry: '/x', manifest }) as unknown as RegisteredHub;

it.each([
  ['/Equipment', 'belongs to mf-facilities'],
  ['/equipment/', 'is no path for a screen'],
  ['/equipment/:id', 'belongs to mf-facilities'],
  ['/', 'is no path for a screen'],
  ['/*', 'is no path for a screen'],
  ['/:anything', 'is no path for a screen'],
  ['/profile', 'is reserved for the shell'],
  ['/login', 'is reserved for the shell'],
  ['/explorer', 'is reserved for the server'],
])('the path %s %s, and its owner keeps it', (path, problem) => {
  const { hubs, unavailable } = sortListing(registryWith(withScreen({ path })));
  expect(unavailable).toEqual([
    {
      remote: 'mf-hostile-0',
      error: expect.stringContaining(`Its screen “only” is not shown: ${path} ${problem}`),
    },
  ]);
  expect(hubs.map(({ manifest }) => Object.values(manifest.screens).map(screen => screen.path))).toEqual([
    ['/equipment'],
    [],
  ]);
});

it('two screens of one path, and an id of another hub, are left out', () => {
  const twice = { ...valid, screens: { only: screen, again: { ...screen, path: '/HOSTILE' } } };
  const { hubs, unavailable } = sortListing(registryWith(twice, { ...valid, id: 'facilities' }));
  expect(unavailable).toEqual([
    {
      remote: 'mf-hostile-0',
      error: 'Its screen “again” is not shown: /HOSTILE is the path of another screen',
    },
    { remote: 'mf-hostile-1', error: 'Another hub has the id facilities' },
  ]);
  expect(hubs.map(({ remote }) => remote)).toEqual(['mf-facilities', 'mf-hostile-0']);
});
