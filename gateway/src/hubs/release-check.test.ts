import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { HubBundle, HubManifest } from './bundle.ts';
import { findDeprecatedUses, checkRelease } from './release-check.ts';

const schema = buildSchema(`
  type Query { lockers: [Locker!]! }
  type Locker { label: String! floor: Int @deprecated(reason: "Use level") }
`);

const manifest = (id: string, path: string, menu = 'lockers', panels?: HubManifest['panels']) => ({
  contract: 2,
  id,
  title: id,
  icon: 'lock',
  screens: { only: { path, icon: 'lock', menu, requires: `${menu}:view` } },
  panels,
});

const hub = (changes: Partial<HubBundle> = {}): HubBundle => ({
  remote: 'mf-lockers',
  version: '0.1.0-abc',
  name: 'mf_lockers_1',
  entry: 'remote-entry.js',
  hubs: [{ module: './lockers', manifest: manifest('lockers', '/lockers') }],
  files: {},
  shared: { react: '^19.1.0', '@gym/hub-kit': '^2.0.0' },
  operations: ['query Lockers { lockers { ...Row } }', 'fragment Row on Locker { label }'],
  ...changes,
});

const host = {
  schema,
  shared: { react: '19.2.0', '@gym/hub-kit': '2.0.0' },
  slots: ['member'],
  icons: { names: ['lock'], path: '^[MLHVZ0-9 ]+$', most: 20 },
  resources: ['lockers'],
  others: [
    hub(),
    hub({ remote: 'mf-other', hubs: [{ module: './x', manifest: manifest('other', '/other') }] }),
  ],
};

const problems = (changes: Partial<HubBundle>) => checkRelease(hub(changes), host);

test('a compatible hub passes, beside its own earlier release', () => {
  expect(problems({})).toEqual([]);
});

test('operations are validated against the schema', () => {
  expect(problems({ operations: ['query Lockers { lockers { wheels } }'] })).toEqual([
    'Lockers: Cannot query field "wheels" on type "Locker".',
  ]);
  expect(problems({ operations: ['query Lockers { lockers { floor } }'] })).toEqual([]);
  expect(findDeprecatedUses(hub({ operations: ['query Lockers { lockers { floor } }'] }), schema)).toEqual([
    'Lockers: The field Locker.floor is deprecated. Use level',
  ]);
});

test.each([
  ['^19.0.0', true],
  ['^19.2.0', true],
  ['^19.1.9', true],
  ['^19.2.1', false],
  ['^19.3.0', false],
  ['^18.3.0', false],
  ['^20.0.0', false],
])('a hub built with React %s beside 19.2.0: %s', (range, allowed) => {
  expect(problems({ shared: { react: range } })).toEqual(
    allowed ? [] : [`It needs react ${range}; the shell has 19.2.0`],
  );
});

test('a library that the shell does not share is reported', () => {
  expect(problems({ shared: { luxon: '^3.0.0' } })).toEqual([
    'It needs luxon ^3.0.0, which the shell does not share',
  ]);
});

test('a hub of the previous major of hub-kit is rejected', () => {
  const next = { ...host, shared: { react: '19.2.0', '@gym/hub-kit': '3.0.0' } };
  expect(checkRelease(hub(), next)).toEqual([
    'It needs @gym/hub-kit ^2.0.0; the shell has 3.0.0',
    'lockers was built for contract 2; the shell has 3',
  ]);
});

test('routes, names and resources are compared with those that exist', () => {
  const taken = [{ module: './other', manifest: manifest('other', '/other', 'unknown') }];
  expect(problems({ hubs: taken })).toEqual([
    'It names the resource "unknown", for which no permission can be given',
    'mf-other has a hub "other" already',
    'mf-other has a screen at /other already',
  ]);
});

const offering = (id: string, panels: HubManifest['panels']) => ({
  hubs: [{ module: `./${id}`, manifest: manifest(id, `/${id}`, 'lockers', panels) }],
});

test('panels are compared with the slots of the shell and the permissions', () => {
  const fitting = { memberLockers: { slot: 'member', icon: 'lock', requires: 'lockers:view' } };
  expect(problems(offering('lockers', fitting))).toEqual([]);
  const astray = { memberLockers: { slot: 'membr', icon: 'lock', requires: 'locker:view' } };
  expect(problems(offering('lockers', astray))).toEqual([
    'Its panel "memberLockers" is for the slot "membr", which the shell does not have',
    'It names the resource "locker", for which no permission can be given',
  ]);
});

test('a panel that another hub has is rejected', () => {
  const panels = { memberLockers: { slot: 'member', icon: 'lock', requires: 'lockers:view' } };
  const other = hub({ remote: 'mf-other', ...offering('other', panels) });
  expect(checkRelease(hub(offering('lockers', panels)), { ...host, others: [other] })).toEqual([
    'mf-other has a panel "memberLockers" already',
  ]);
});

test.each([
  [
    'no-such-icon',
    ['lockers has the icon "no-such-icon", which hub-kit does not have. Use one of its names or a drawing'],
  ],
  [{ paths: ['M3 6H18', 'M3 9H18'] }, []],
  [
    { paths: [] },
    ["lockers has an icon that is no drawing: give the data of SVG paths, { paths: ['M3 6h18'] }"],
  ],
  [
    { paths: ['M3 6"><script>'] },
    ["lockers has an icon that is no drawing: give the data of SVG paths, { paths: ['M3 6h18'] }"],
  ],
  [{ paths: ['M3 6H18 H19 H20', 'M3 9H18'] }, ['lockers has an icon of 22 characters; 20 are allowed']],
])('the icon %j of a hub', (icon, expected) => {
  const hubs = [{ module: './lockers', manifest: { ...manifest('lockers', '/lockers'), icon } }];
  expect(problems({ hubs })).toEqual(expected);
});

test('the icons of screens and panels are checked as that of the hub', () => {
  const panels = { rent: { slot: 'member', icon: 'lokc', requires: 'lockers:view' } };
  const broken = manifest('lockers', '/lockers', 'lockers', panels);
  broken.screens.only.icon = 'lokc';
  expect(problems({ hubs: [{ module: './lockers', manifest: broken }] })).toEqual([
    'Its screen "only" has the icon "lokc", which hub-kit does not have. Use one of its names or a drawing',
    'Its panel "rent" has the icon "lokc", which hub-kit does not have. Use one of its names or a drawing',
  ]);
});
