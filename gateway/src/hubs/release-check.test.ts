import { randomBytes } from 'node:crypto';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { HubBundle, HubManifest } from './bundle.ts';
import { findDeprecatedUses } from './hub-documents.ts';
import { checkFiles, checkRelease } from './release-check.ts';

const schema = buildSchema(`
  scalar LocalDate
  type Query { locker(id: ID!): Locker member(id: ID!): Locker lockers: [Locker!]! lockersAggregate(filter: LockerFilter): [LockerGroup!]! }
  input LockerFilter { rentedUntil: DateFilter label: TextFilter }
  input DateFilter { gte: LocalDate lte: LocalDate lt: LocalDate eq: LocalDate }
  input TextFilter { in: [String!] }
  type LockerGroup { count: Int! }
  type Locker { label: String! floor: Int @deprecated(reason: "Use level") }
`);

const manifest = (id: string, path: string, menu = 'lockers', panels?: HubManifest['panels']) => ({
  contract: 2,
  id,
  title: id,
  icon: 'lock',
  order: 90,
  screens: { only: { path, title: id, icon: 'lock', menu, requires: `${menu}:view` } },
  panels,
});

const hub = (changes: Partial<HubBundle> = {}): HubBundle => ({
  remote: 'mf-lockers',
  version: '0.1.0-abc',
  name: `${(changes.remote ?? 'mf-lockers').replaceAll('-', '_')}_1`,
  entry: 'remote-entry.js',
  hubs: [{ module: './lockers', manifest: manifest('lockers', '/lockers') }],
  files: { 'remote-entry.js': `sha384-${'A'.repeat(64)}` },
  shared: { react: '^19.1.0', '@gym/hub-kit': '^2.0.0' },
  operations: ['query Lockers { lockers { ...Row } }', 'fragment Row on Locker { label }'],
  ...changes,
});

const host = {
  schema,
  shared: { react: '19.2.0', '@gym/hub-kit': '2.0.0' },
  icons: { names: ['lock'], path: '^[MLHVZ0-9 ]+$', most: 20 },
  paths: ['/', '/login', '/profile/tokens'],
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

describe('names', () => {
  test('of containers begin with the remote, and no other hub has them', () => {
    expect(problems({ name: 'mf_members_0a1b' })).toEqual([
      'Its container "mf_members_0a1b" needs a name that begins with mf_lockers_',
    ]);
    const other = hub({ remote: 'mf-lockers-old', name: 'mf_lockers_old_1', hubs: [] });
    expect(checkRelease(hub({ name: other.name }), { ...host, others: [other] })).toEqual([
      'mf-lockers-old has a container "mf_lockers_old_1" already',
    ]);
  });

  test('of hubs, modules, panels and actions are used once in a build', () => {
    const panels = { rent: { slot: 'member', title: 'Rent', icon: 'lock', requires: 'lockers:view' } };
    const first = { module: './lockers', manifest: manifest('lockers', '/lockers', 'lockers', panels) };
    const second = { module: './lockers', manifest: manifest('lockers', '/keys', 'lockers', panels) };
    expect(problems({ hubs: [first, second] })).toEqual([
      'It has two hubs "lockers"',
      'It has two modules ./lockers',
      'It has two panels "rent"',
    ]);
  });

  test('of files that are loaded are those of files of their kinds', () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    expect(
      problems({
        entry: 'entry.js',
        hubs: [{ ...hub().hubs[0]!, file: 'toString' }],
        texts: { de: 'de.json' },
      }),
    ).toEqual([
      'hub.json names the file entry.js, which it does not list',
      'hub.json names the file toString, which it does not list',
      'hub.json names the file de.json, which it does not list',
    ]);
    const files = { 'a.css': integrity, 'a.js': integrity };
    expect(problems({ files, entry: 'a.css', texts: { de: 'a.js' } })).toEqual([
      'hub.json names the file a.css where one of .js belongs',
      'hub.json names the file a.js where one of .json belongs',
    ]);
  });
});

const offering = (id: string, panels: HubManifest['panels']) => ({
  hubs: [{ module: `./${id}`, manifest: manifest(id, `/${id}`, 'lockers', panels) }],
});

test('panels are for the slots of records of the API, and for permissions that can be given', () => {
  const fitting = {
    memberLockers: { slot: 'member', title: 'Lockers', icon: 'lock', requires: 'lockers:view' },
  };
  expect(problems(offering('lockers', fitting))).toEqual([]);
  const astray = {
    memberLockers: { slot: 'membr', title: 'Lockers', icon: 'lock', requires: 'locker:view' },
  };
  expect(problems(offering('lockers', astray))).toEqual([
    'Its panel "memberLockers" is for the slot "membr", but the API has no record of this name: is it "member"?',
    'It names the resource "locker", for which no permission can be given: is it "lockers"?',
  ]);
});

test('the dashboard shows sections without a record', () => {
  const chart = {
    slot: 'dashboard',
    title: 'Lockers',
    icon: 'lock',
    requires: 'lockers:view',
    orRequires: ['lockers:add'],
  };
  expect(problems(offering('lockers', { chart }))).toEqual([]);
  expect(problems(offering('lockers', { chart: { ...chart, place: 'fact' } }))).toEqual([
    'Its panel "chart" is for the dashboard, which shows panels with the place "section" only',
  ]);
  const add = { ...chart, path: '/lockers?add' };
  const withAction = { ...manifest('lockers', '/lockers'), actions: { add } };
  expect(problems({ hubs: [{ module: './lockers', manifest: withAction }] })).toEqual([
    'Its action "add" is for the dashboard, which shows panels with the place "section" only',
  ]);
  expect(problems(offering('lockers', { chart: { ...chart, slot: 'dashbord' } }))).toEqual([
    'Its panel "chart" is for the slot "dashbord", but the API has no record of this name: is it "dashboard"?',
  ]);
  expect(problems(offering('lockers', { chart: { ...chart, orRequires: ['locker:view'] } }))).toEqual([
    'It names the resource "locker", for which no permission can be given: is it "lockers"?',
  ]);
});

test('bulk actions are for the lists of records of the API', () => {
  const rentMany = { slot: 'memberList', title: 'Rent', icon: 'lock', requires: 'lockers:add' };
  expect(problems(offering('lockers', { rentMany }))).toEqual([]);
  expect(problems(offering('lockers', { rentMany: { ...rentMany, place: 'action' } }))).toEqual([
    'Its panel "rentMany" is for a list, which offers panels with the place "section" only',
  ]);
  const withAction = {
    ...manifest('lockers', '/lockers'),
    actions: { rentMany: { ...rentMany, path: '/lockers' } },
  };
  expect(problems({ hubs: [{ module: './lockers', manifest: withAction }] })).toEqual([
    'Its action "rentMany" is for a list, which offers panels with the place "section" only',
  ]);
  expect(problems(offering('lockers', { rentMany: { ...rentMany, slot: 'membrList' } }))).toEqual([
    'Its panel "rentMany" is for the slot "membrList", but the API has no record of this name: is it "memberList"?',
  ]);
});

test('a panel that another hub has is rejected', () => {
  const panels = {
    memberLockers: { slot: 'member', title: 'Lockers', icon: 'lock', requires: 'lockers:view' },
  };
  const other = hub({ remote: 'mf-other', ...offering('other', panels) });
  expect(checkRelease(hub(offering('lockers', panels)), { ...host, others: [other] })).toEqual([
    'mf-other has a panel "memberLockers" already',
  ]);
});

describe('pages of records', () => {
  const withPage = (id: string, path: string, record: string, requires = 'lockers:view') => {
    const described = manifest(id, path);
    const only = { ...described.screens.only, recordPage: { record, requires } };
    return { module: `./${id}`, manifest: { ...described, screens: { only } } };
  };

  test('belong to a record of the API and a resource', () => {
    expect(problems({ hubs: [withPage('lockers', '/lockers', 'locker')] })).toEqual([]);
    expect(problems({ hubs: [withPage('lockers', '/lockers', 'lockers', 'locker:view')] })).toEqual([
      'It names the resource "locker", for which no permission can be given: is it "lockers"?',
      'It has a page of the record "lockers", which the API does not have: is it "locker"?',
    ]);
  });

  test('have a path that no screen has, and there is one for each record', () => {
    const detail = manifest('detail', '/lockers/:name');
    const hubs = [withPage('lockers', '/lockers', 'locker'), { module: './detail', manifest: detail }];
    expect(problems({ hubs })).toEqual(['It has two screens at /lockers/:id']);
    const twice = [withPage('lockers', '/lockers', 'locker'), withPage('keys', '/keys', 'locker')];
    expect(problems({ hubs: twice })).toEqual(['It has two pages of the record "locker"']);
    const other = hub({ remote: 'mf-keys', hubs: [withPage('keys', '/keys', 'locker')] });
    const clashing = hub({ hubs: [withPage('lockers', '/lockers', 'locker')] });
    expect(checkRelease(clashing, { ...host, others: [other] })).toEqual([
      'mf-keys has a page of the record "locker" already',
    ]);
  });

  test('have actions, which lead to a screen', () => {
    const rent = { slot: 'member', title: 'Rent', icon: 'lock', requires: 'lockers:add' };
    const offers = (action: typeof rent & { path: string }) =>
      problems({
        hubs: [{ module: './x', manifest: { ...manifest('x', '/x'), actions: { rent: action } } }],
      });
    expect(offers({ ...rent, path: '/lockers?add&set.memberId=:id' })).toEqual([]);
    expect(offers({ ...rent, slot: 'membr', path: '/lockers' })).toEqual([
      'Its action "rent" is for the slot "membr", but the API has no record of this name: is it "member"?',
    ]);
    expect(offers({ ...rent, path: '//example.com' })).toEqual([
      'hubs.0.manifest.actions.rent.path must be the address of a screen such as /sessions?add',
    ]);
  });
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
  const panels = { rent: { slot: 'member', title: 'Lockers', icon: 'lokc', requires: 'lockers:view' } };
  const broken = manifest('lockers', '/lockers', 'lockers', panels);
  broken.screens.only.icon = 'lokc';
  expect(problems({ hubs: [{ module: './lockers', manifest: broken }] })).toEqual([
    'Its screen "only" has the icon "lokc", which hub-kit does not have. Use one of its names or a drawing',
    'Its panel "rent" has the icon "lokc", which hub-kit does not have. Use one of its names or a drawing',
  ]);
});

describe('the form of hub.json', () => {
  const valid = manifest('lockers', '/lockers');
  const formProblems = (changes: object) =>
    problems({ hubs: [{ module: './lockers', manifest: { ...valid, ...changes } }] });
  const place = 'hubs.0.manifest';
  const screen = (changes: object) => ({ screens: { only: { ...valid.screens.only, ...changes } } });

  test.each<[object, string]>([
    [{ screens: undefined }, `${place} has no "screens"`],
    [{ screens: {} }, `${place}.screens must be an object with 1 to 50 screens, whose keys are words`],
    [{ screens: [] }, `${place}.screens must be an object with 1 to 50 screens, whose keys are words`],
    [{ screens: { 'a b': valid.screens.only } }, `${place}.screens has the key "a b", which is not allowed`],
    [{ title: '' }, `${place}.title must be a text of 1 to 60 characters`],
    [{ title: '  ' }, `${place}.title must be a text of 1 to 60 characters`],
    [{ title: 'x'.repeat(61) }, `${place}.title must be a text of 1 to 60 characters`],
    [{ title: { a: 1 } }, `${place}.title must be a text of 1 to 60 characters`],
    [{ id: 'Lockers!' }, `${place}.id must be a lower-case word`],
    [{ order: null }, `${place}.order must be a number`],
    [{ order: '5' }, `${place}.order must be a number`],
    [{ icon: 7 }, `${place}.icon must be an icon: a name of hub-kit or a drawing, { paths: ['M3 6h18'] }`],
    [{ block: 'top' }, `${place}.block must be 'administration' or absent`],
    [{ requires: 'lockers' }, `${place}.requires must be a permission such as members:view`],
    [screen({ title: undefined }), `${place}.screens.only has no "title"`],
    [screen({ path: 7 }), `${place}.screens.only.path must be a text`],
    [
      screen({ requires: 'all' }),
      `${place}.screens.only.requires must be null or a permission such as members:view`,
    ],
    [{ panels: [] }, `${place}.panels must be an object with at most 50 panels, whose keys are words`],
    [
      { panels: { rent: { slot: 'dashboard', orRequires: ['all'] } } },
      `${place}.panels.rent.orRequires.0 must be a permission such as members:view`,
    ],
    [{ panels: { rent: null } }, `${place}.panels.rent must be an object`],
    [screen({ due: { aggregate: 'lockersAggregate' } }), `${place}.screens.only.due has no "field"`],
    [screen({ attention: {} }), `${place}.screens.only.attention must be a list of at most 10 declarations`],
  ])('%j is rejected', (changes, problem) => {
    expect(formProblems(changes)).toContain(problem);
  });

  test('the problems of one place are not repeated, and what is no object is rejected', () => {
    expect(formProblems(screen({ requires: 'all' }))).toHaveLength(1);
    expect(checkRelease(null as unknown as HubBundle, host)).toEqual(['hub.json must be an object']);
    expect(problems({ remote: '../etc', name: 'etc' })).toEqual([
      'remote must be a name such as mf-lockers, in lower case',
    ]);
    expect(problems({ files: { '../x.js': `sha384-${'A'.repeat(64)}` } })).toEqual([
      'files has the key "../x.js", which is not allowed',
    ]);
  });
});

describe('paths', () => {
  const at = (...paths: string[]) => {
    const screens = Object.fromEntries(
      paths.map((path, index) => [`s${index}`, { ...manifest('lockers', path).screens.only }]),
    );
    return problems({
      hubs: [{ module: './lockers', manifest: { ...manifest('lockers', '/lockers'), screens } }],
    });
  };

  test.each([
    ['/Other', 'mf-other has a screen at /other already'],
    ['/other/:id', '/other/:id begins like /other of mf-other: choose another first word'],
    ['/login', 'The path "/login" of its screen "s0" is reserved for the shell'],
    ['/Profile', 'The path "/Profile" of its screen "s0" is reserved for the shell'],
    ['/explorer', 'The path "/explorer" of its screen "s0" is reserved for the server'],
  ])('%s is rejected', (path, problem) => {
    expect(at(path)).toEqual([problem]);
  });

  test.each(['/', '/*', '/:anything', '/other/', '/oth%65r', ''])('%j is no path for a screen', path => {
    expect(at(path)[0]).toMatch(new RegExp(`^The path ".*" of its screen "s0" is no path for a screen`));
  });

  test('a hub may have several below its own first word, each once', () => {
    expect(at('/lockers', '/lockers/:id', '/lockers/keys/*')).toEqual([]);
    expect(at('/lockers/:id', '/Lockers/:key')).toEqual(['It has two screens at /Lockers/:key']);
  });
});

describe('reminders', () => {
  const due = {
    aggregate: 'lockersAggregate',
    field: 'rentedUntil',
    days: 14,
    soon: 'Ends',
    over: 'Ended',
    lines: { soon: ['rental ends', 'rentals end'], over: ['rental has ended', 'rentals have ended'] },
  };
  const withReminders = (reminders: object) => {
    const valid = manifest('lockers', '/lockers');
    const screens = { only: { ...valid.screens.only, ...reminders } };
    return problems({ hubs: [{ module: './lockers', manifest: { ...valid, screens } }] });
  };

  test('are validated against the schema, whether or not the build lists their documents', () => {
    expect(withReminders({ due })).toEqual([]);
    expect(withReminders({ due: { ...due, field: 'endsOn' } })).toContainEqual(
      expect.stringContaining('Reminders: Field "endsOn" is not defined by type "LockerFilter"'),
    );
    const line = ['locker', 'lockers'];
    const attention = { aggregate: 'lockersAggregate', filter: { label: { among: ['A'] } }, line };
    expect(withReminders({ attention: [attention] })).toEqual([]);
    expect(withReminders({ attention: [{ ...attention, aggregate: 'wheelsAggregate' }] })[0]).toContain(
      'Reminders: Cannot query field "wheelsAggregate" on type "Query".',
    );
  });

  test('contain no text that would become part of a document', () => {
    expect(withReminders({ due: { ...due, aggregate: 'lockers { label } x' } })).toEqual([
      'hubs.0.manifest.screens.only.due.aggregate must be the name of a field of the API',
    ]);
  });
});

test('a document that cannot be read is reported', () => {
  expect(problems({ operations: ['query {'] })).toEqual([
    expect.stringMatching(/^A document cannot be read: /),
  ]);
});

test('style sheets apply within the hub, whose size is limited', () => {
  const files = (css: string, script = '') =>
    new Map([
      ['lockers.css', Buffer.from(css)],
      ['lockers.js', Buffer.from(script)],
    ]);
  expect(checkFiles(hub(), files('.mf-lockers_a1_box h1 { color: red }'))).toEqual([]);
  expect(checkFiles(hub(), files('h1 { color: red !important }'))).toEqual([
    'lockers.css: the selector "h1" has no class of the hub',
  ]);
  const large = files('');
  large.set('lockers.js', randomBytes(2_000_000));
  expect(checkFiles(hub(), large)[0]).toMatch(/^Its files have 200\d kB with gzip; 250 kB are allowed/);
});

describe('the work of a check is limited', () => {
  const fields = (count: number, field = 'label') => `${field} `.repeat(count);

  test('by the documents and fragments of a hub, and the comparisons of their fields', () => {
    const reads = (count: number, fragment = 'Row') =>
      Array.from({ length: count }, (_, n) => `query Q${n} { lockers { ...${fragment} } }`);
    const fragments = (count: number, content = 'label') =>
      Array.from({ length: count }, (_, n) => `fragment F${n} on Locker { ${content} }`);
    expect(problems({ operations: [...reads(500, 'F7'), ...fragments(100)] })).toEqual([]);
    expect(problems({ operations: fragments(201) })).toEqual(['It has 201 fragments; 200 are allowed']);
    const expensive = [expect.stringContaining('too expensive to check')];
    expect(problems({ operations: [...reads(500, 'F7'), ...fragments(200, fields(100))] })).toEqual(
      expensive,
    );
    expect(problems({ operations: [`{ lockers { ${fields(1200)} } }`] })).toEqual(expensive);
    const long = `lockers(a: "${'x'.repeat(400)}") { label } `;
    expect(
      problems({ operations: Array.from({ length: 300 }, (_, n) => `query Q${n} { ${long.repeat(100)} }`) }),
    ).toEqual(expensive);
  });

  test('by the tokens and the nesting of a document', () => {
    expect(problems({ operations: [`{ lockers { ${fields(5000)} } }`] })).toEqual([
      expect.stringMatching(/cannot be read: .*contains more tha. 3000 tokens/),
    ]);
    expect(problems({ operations: [`${'{ lockers '.repeat(600)}${'}'.repeat(600)}`] })).toEqual([
      expect.stringMatching(/nested more than 40 levels|cannot be read/),
    ]);
  });

  test('by the number of problems, and each fragment is validated once', () => {
    const operations = [
      ...Array.from({ length: 300 }, (_, n) => `query Q${n} { lockers { ...Row } }`),
      'fragment Row on Locker { label wheels }',
    ];
    expect(problems({ operations })).toEqual(['a fragment: Cannot query field "wheels" on type "Locker".']);
  });

  test('by the bytes of style sheets, whose first problems are listed', () => {
    const sheet = (css: string) => checkFiles(hub(), new Map([['a.css', Buffer.from(css)]]));
    expect(sheet('a{}'.repeat(1000))).toHaveLength(20);
    expect(sheet('a{}'.repeat(200_000))).toEqual([
      'Its style sheets have 600 kB without compression; 500 kB are allowed',
    ]);
  });

  test.each([
    ['a.css', 500, 'style sheets'],
    ['a.json', 2000, 'JSON files'],
    ['a.js', 4000, 'scripts'],
    ['a.wasm', 4000, 'scripts'],
    ['a.js.map', 8000, 'source maps'],
    ['a.woff2', 2000, 'fonts and images'],
    ['a.svg', 2000, 'fonts and images'],
  ])('by the bytes of files such as %s', (name, most, what) => {
    const zeros = (bytes: number) => checkFiles(hub(), new Map([[name, Buffer.alloc(bytes, '\n')]]));
    expect(zeros(most * 1000)).toEqual([]);
    expect(zeros(most * 1000 + 1)).toEqual([
      `Its ${what} have ${most + 1} kB without compression; ${most} kB are allowed`,
    ]);
  });

  test('by the bytes of all files together', () => {
    const files = ['a.js', 'a.js.map'].map((name, n) => [name, Buffer.alloc((n + 1) * 3_500_000)] as const);
    expect(checkFiles(hub(), new Map(files))).toEqual([
      'Its files have 10500 kB without compression; 10000 kB are allowed',
    ]);
  });

  test('by the values, keys and nesting of hub.json, whose first problems are listed', () => {
    const of = (count: number, entry: (n: number) => [string, unknown]) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => entry(n)));
    const files = (count: number, name: string) =>
      problems({ files: of(count, n => [`${name}${n}`, 0]) as never });
    expect(files(10_000, 'a.js')).toHaveLength(21);
    expect(files(10_000, '../a.js').at(-1)).toBe('19981 further problems');
    expect(files(100_000, '../a.js')).toEqual(['hub.json has more than 20,000 values']);
    expect(problems({ files: { ['x'.repeat(1001)]: '' } })).toEqual([
      'hub.json has a key of more than 1,000 characters',
    ]);
    const nested = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as never;
    expect(problems({ operations: nested })).toEqual(['hub.json is nested more than 32 levels deep']);
  });
});

test('translated texts are catalogues of messages', () => {
  const hubs = (manifestTexts: object) => [
    { module: './lockers', manifest: manifest('lockers', '/lockers'), manifestTexts: manifestTexts as never },
  ];
  expect(problems({ hubs: hubs({ de: { Lockers: 'Schließfächer', '{0}': [['0']] } }) })).toEqual([]);
  for (const catalogue of [null, [], { Lockers: null }, { Lockers: 7 }, { Lockers: [] }])
    expect(problems({ hubs: hubs({ de: catalogue }) })).toEqual([
      expect.stringMatching(/^hubs\.0\.manifestTexts\.de/),
    ]);
  const texts = (content: string) =>
    checkFiles(hub({ texts: { de: 'texts.de.json' } }), new Map([['texts.de.json', Buffer.from(content)]]));
  expect(texts('{"Lockers":"Schließfächer"}')).toEqual([]);
  expect(texts('null')).toEqual(['texts.de.json must be an object with messages by text']);
  expect(texts('{"Lockers":null}')).toEqual(['Lockers must be a message as a build compiles it']);
  expect(texts('{')).toEqual(['texts.de.json is not valid JSON']);
  expect(problems({ hubs: hubs({ 'de<': {} }) })).toEqual([
    'hubs.0.manifestTexts has the key "de<", which is not allowed',
  ]);
  expect(problems({ texts: { '../de': 'remote-entry.js' } })).toEqual([
    'texts has the key "../de", which is not allowed',
  ]);
});
