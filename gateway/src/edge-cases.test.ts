import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, tokenOf, type TestApp } from '../testing/test-app.ts';
import { contracts } from './contracts.ts';

let app: TestApp;
let database: pg.Client;
let token: string;

type Values = Record<string, unknown>;

/** The required fields of each type, with names that REST and GraphQL both accept. */
const least: Record<string, Values> = {
  Member: { name: 'Ann', email: 'ann@example.com', phone: '555' },
  Trainer: { name: 'Tom', email: 't@example.com', phone: '5550100199', specializations: ['Yoga'], salary: 1 },
  Location: { name: 'A', address: 'B', city: 'C', state: 'D', zipCode: 'E' },
  Employee: { name: 'Eve', email: 'e@example.com', phone: '5', position: 'P', department: 'D', salary: 1 },
  MembershipPlan: { planName: 'Gold', duration: 1, price: 1 },
  Expense: { category: 'Rent', vendor: 'V', amount: 1 },
};

beforeAll(async () => {
  app = await startTestApp();
  token = await tokenOf(app, 'admin');
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  const idOf = async (type: string) => (await viaRest(type, least[type]!)).id;
  const [memberId, trainerId, employeeId] = [
    await idOf('Member'),
    await idOf('Trainer'),
    await idOf('Employee'),
  ];
  least['Session'] = { memberId, trainerId, sessionType: 'Personal', date: '2026-01-01' };
  least['DietPlan'] = { memberId, planName: 'Lean', startDate: '2026-01-01' };
  least['Attendance'] = { employeeId };
  least['Reward'] = { memberId };
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const send = (path: string, body: string, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(app.url + path, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });

const contractOf = (type: string) => contracts.find(contract => contract.type === type)!;

/** JSON as a client writes it: `numbers` stand in it as they are. */
const written = (body: Values) => JSON.stringify(body).replace(/"number:([^"]*)"/g, '$1');

interface Rejection {
  rejected: string;
  fields?: Record<string, string>;
}
type Outcome = { id: number; stored: Values } | Rejection;

async function viaRest(type: string, input: Values): Promise<Outcome & { id: number }> {
  const { path, fields, wrap } = contractOf(type);
  const response = await send(`/api/${path}`, written(input));
  const body = (await response.json()) as Values & { message: string; fields: Record<string, string> };
  if (response.status >= 500) throw new Error(body.message);
  const nameOf = new Map(fields.map(({ wire, name }) => [wire, name]));
  const byName = <T>(values: Record<string, T>) =>
    Object.fromEntries(Object.entries(values).map(([wire, value]) => [nameOf.get(wire) ?? wire, value]));
  if (response.status !== 201) return { id: 0, rejected: body.message, fields: byName(body.fields) };
  const record = (wrap ? body[wrap] : body) as Values & { id: number };
  return { id: record.id, stored: byName(record) };
}

async function viaGraphql(type: string, input: Values): Promise<Outcome> {
  const names = contractOf(type).fields.filter(({ name, keys, read }) => !keys && read === name);
  const query = `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { ${names.map(({ name }) => name).join(' ')} } }`;
  const response = await send('/graphql', written({ query, variables: { input } }));
  const { data, errors } = (await response.json()) as {
    data?: { record: Values } | null;
    errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
  };
  const [error] = errors ?? [];
  if (!error) return { id: Number(data!.record['id']), stored: data!.record };
  expect(error.extensions.code).toBe('BAD_USER_INPUT');
  return { id: 0, rejected: error.message, fields: error.extensions.fields };
}

const endpoints = [
  ['REST', viaRest],
  ['GraphQL', viaGraphql],
] as const;

async function recordsOf(type: string): Promise<number> {
  const table = type.replace(/\B[A-Z]/g, letter => `_${letter}`).toLowerCase();
  const { rows } = await database.query<{ records: number }>(
    `select count(*)::int as records from "${table}"`,
  );
  return rows[0]!.records;
}

const longNotes = 'Ä line of noteß, "quoted" — 10 KB long.\n'.repeat(300).trim();

/** What is stored and comes back exactly, or as the last entry says. */
const kept: [what: string, type: string, field: string, value: unknown, stored?: unknown][] = [
  ['quotes', 'Member', 'name', `Zoë "Zo" O'Brien \`x\` \\ \\n`],
  ['emoji with joiners and skin', 'Member', 'name', '👩🏽‍🚀👨‍👩‍👧‍👦 🏳️‍🌈'],
  [
    'right to left, without its invisible marks',
    'Member',
    'name',
    'מרים \u200fالعربية\u200f Ann',
    'מרים العربية Ann',
  ],
  ['letters with separate accents', 'Member', 'name', 'Zoe\u0308 Nu\u0303ez', 'Zo\u00eb N\u0169ez'],
  ['SQL', 'Member', 'name', `Robert'); drop table member; --`],
  ['markup and templates', 'Member', 'name', '<script>alert(1)</script> ${7*7} {{7*7}} %s %00'],
  ['words that mean something elsewhere', 'Member', 'city', 'null'],
  ['JSON text in a text', 'Member', 'address', '{"street":"1 Main St","no":[1,"2"]}'],
  [
    'JSON text in an entry of a list',
    'Member',
    'healthConditions',
    ['{"a":"b"}', '["c"]', 'a, b', '"', '{}'],
  ],
  ['an empty list', 'Member', 'healthConditions', []],
  ['notes of 10 KB with line ends', 'DietPlan', 'notes', longNotes],
  ['an empty text', 'Member', 'city', '', null],
  ['blanks', 'Member', 'city', ' \t\n ', null],
  ['null', 'Member', 'city', null],
  ['a leap day', 'Member', 'dateOfBirth', '2024-02-29'],
  ['a leap day of a century', 'Member', 'dateOfBirth', '2000-02-29'],
  ['the day on which clocks go forward', 'Session', 'date', '2026-03-08'],
  ['the day on which clocks go back', 'Session', 'date', '2026-10-25'],
  ['an hour that this day does not have', 'Session', 'startTime', '02:30'],
  ['a moment in UTC', 'Attendance', 'checkInTime', '2026-03-08T07:30:00.123Z'],
  [
    'a moment at UTC+14',
    'Attendance',
    'checkInTime',
    '2026-01-01T00:00:00+14:00',
    '2025-12-31T10:00:00.000Z',
  ],
  [
    'a moment at UTC−11',
    'Attendance',
    'checkInTime',
    '2024-02-29T23:30:00-11:00',
    '2024-03-01T10:30:00.000Z',
  ],
  ['cents', 'Expense', 'amount', 0.01],
  ['cents that floating point does not have', 'Expense', 'amount', 1234567.89],
  ['the largest amount', 'Expense', 'amount', 9_999_999_999.99],
  ['less than nothing', 'Expense', 'amount', -12.34],
  ['-0', 'DietPlan', 'caloriesPerDay', 'number:-0', 0],
  ['a number with an exponent', 'Expense', 'amount', 'number:1.5e3', 1500],
  ['the largest whole number', 'Reward', 'points', 2_147_483_647],
];

describe.each(endpoints)('by %s comes back exactly', (_endpoint, create) => {
  test.each(kept)('%s', async (_what, type, field, value, stored = value) => {
    const outcome = await create(type, { ...least[type], [field]: value });
    expect(outcome).toMatchObject({ stored: { [field]: stored } });
  });
});

const NO_DATE = /must be a date/;
const NO_NUMBER = /must be a number/;
const TWO_DECIMALS = /may have two decimals at the most/;

/** What is rejected with a message on its field, and changes nothing. */
const rejected: [what: string, type: string, field: string, value: unknown, message: RegExp][] = [
  ['an empty name', 'Member', 'name', '', /^Name is required$/],
  ['a name of blanks', 'Member', 'name', ' \u00a0\t', /^Name is required$/],
  ['a missing name', 'Member', 'name', null, /^Name is required$/],
  ['a name too long', 'Member', 'name', 'x'.repeat(201), /at the most/],
  ['notes of a megabyte less a little', 'DietPlan', 'notes', 'x'.repeat(900_000), /at the most/],
  ['a character that cannot be stored', 'Member', 'name', 'a\0b', /cannot be stored/],
  ['half an emoji', 'Member', 'name', 'a\ud83d', /cannot be stored/],
  ['an object for a text', 'Member', 'name', { first: 'Ann' }, /must be (a )?text/],
  ['a list for a text', 'Member', 'name', ['Ann'], /must be (a )?text/],
  ['true for a text', 'Member', 'name', true, /must be (a )?text/],
  ['numbers in a list of texts', 'Member', 'healthConditions', [1], /must be a list of texts/],
  ['an object for a list', 'Member', 'healthConditions', { a: 'b' }, /must be a list of texts/],
  ['a leap day in another year', 'Member', 'dateOfBirth', '2026-02-29', NO_DATE],
  ['a leap day of another century', 'Member', 'dateOfBirth', '1900-02-29', NO_DATE],
  ['the 31st of a shorter month', 'Member', 'dateOfBirth', '2026-04-31', NO_DATE],
  ['a moment for a date', 'Member', 'dateOfBirth', '2026-01-01T00:00:00Z', NO_DATE],
  ['a date of another country', 'Member', 'dateOfBirth', '31/01/2026', NO_DATE],
  ['a number for a date', 'Member', 'dateOfBirth', 20_260_101, NO_DATE],
  [
    'a date and time that is none',
    'Attendance',
    'checkInTime',
    '2026-02-30T10:00:00Z',
    /must be a date and time/,
  ],
  ['24 o’clock', 'Session', 'startTime', '24:00', /Enter a time as HH:MM/],
  ['1e12', 'Expense', 'amount', 'number:1e12', /cannot be above 9999999999.99/],
  ['1e400', 'Expense', 'amount', 'number:1e400', NO_NUMBER],
  ['NaN as text', 'Expense', 'amount', 'NaN', NO_NUMBER],
  ['Infinity as text', 'Expense', 'amount', 'Infinity', NO_NUMBER],
  ['a comma for a point', 'Expense', 'amount', '1,50', NO_NUMBER],
  ['hexadecimals', 'Expense', 'amount', '0x10', NO_NUMBER],
  ['three decimals', 'Expense', 'amount', 0.125, TWO_DECIMALS],
  ['what floating point makes of 0.1 + 0.2', 'Expense', 'amount', 'number:0.30000000000000004', TWO_DECIMALS],
  ['a number below', 'Reward', 'points', -1, /^Points must be a positive number$/],
  ['half a point', 'Reward', 'points', 1.5, /Points must be a positive number|whole number/],
  [
    'a whole number too large',
    'Reward',
    'points',
    2_147_483_648,
    /Points must be a positive number|whole number/,
  ],
  ['an unknown record', 'Member', 'assignedTrainerId', '999999', /^Assigned trainer not found$/],
  [
    'a record of another kind of number',
    'Member',
    'assignedTrainerId',
    'abc',
    /not found|number of a record/,
  ],
  ['half a record', 'Member', 'assignedTrainerId', 1.5, /not found|number of a record/],
  ['record 0', 'Member', 'assignedTrainerId', 0, /not found|number of a record/],
  [
    'a record beyond all numbers',
    'Member',
    'assignedTrainerId',
    '99999999999999999999',
    /not found|number of a record/,
  ],
  ['a list of records for one', 'Member', 'assignedTrainerId', [[1]], /not found|number of a record/],
];

describe.each(endpoints)('by %s is rejected', (_endpoint, create) => {
  test.each(rejected)('%s', async (_what, type, field, value, message) => {
    const before = await recordsOf(type);
    const outcome = await create(type, { ...least[type], [field]: value });
    expect(outcome).toMatchObject({ fields: { [field]: expect.stringMatching(message) } });
    expect(outcome).not.toHaveProperty('stored');
    expect(await recordsOf(type)).toBe(before);
  });
});

describe('by REST alone, which forms and spreadsheets use', () => {
  test.each([
    ['a number as text', 'Expense', 'amount', ' 12.50 ', 12.5],
    ['a list as JSON text', 'Member', 'healthConditions', '["{\\"a\\": \\"b\\"}", "ü"]', ['{"a": "b"}', 'ü']],
    ['an empty list as an empty text', 'Member', 'healthConditions', '', []],
    ['a flag as text', 'MembershipPlan', 'autoRenewal', '1', true],
  ])('%s is taken', async (_what, type, field, value, stored) => {
    expect(await viaRest(type, { ...least[type], [field]: value })).toMatchObject({
      stored: { [field]: stored },
    });
  });

  test.each([
    ['JSON text of JSON text', 'Member', 'healthConditions', JSON.stringify('["a"]'), /list of texts/],
    ['JSON text that breaks off', 'Member', 'healthConditions', '["a"', /list of texts/],
    ['a name that it has not', 'Member', 'shoeSize', 1, /^Unknown field: shoeSize$/],
    ['a name of JavaScript', 'Member', 'constructor', 1, /^Unknown field: constructor$/],
  ])('%s is rejected', async (_what, type, field, value, message) => {
    const before = await recordsOf(type);
    const outcome = await viaRest(type, { ...least[type], [field]: value });
    expect(outcome).toMatchObject({ fields: { [field]: expect.stringMatching(message) } });
    expect(await recordsOf(type)).toBe(before);
  });
});

const tooLarge = JSON.stringify({ name: 'x'.repeat(1024 * 1024), query: '{ me { id } }' });
const JSON_ONLY = 'Send the body as JSON, with Content-Type: application/json';

describe('a body that is no request', () => {
  const bodies: [
    what: string,
    body: string,
    status: number,
    message: string,
    headers?: Record<string, string>,
  ][] = [
    ['no JSON', '{"name":', 400, 'The body is not valid JSON'],
    ['NaN', '{"name": NaN}', 400, 'The body is not valid JSON'],
    ['too large', tooLarge, 413, 'The body is larger than 1 MB'],
    ['XML', '<name/>', 415, JSON_ONLY, { 'content-type': 'application/xml' }],
  ];

  test.each(bodies)('%s is rejected by REST', async (_what, body, status, message, headers) => {
    const before = await recordsOf('Member');
    const response = await send('/api/members', body, headers);
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: message, message, errors: [message], fields: {} },
    ]);
    expect(await recordsOf('Member')).toBe(before);
  });

  test('a prototype is an unknown field of REST, and no field of GraphQL', async () => {
    const before = await recordsOf('Member');
    const body = '{"__proto__": {"admin": true}}';
    const rest = await send('/api/members', body);
    expect(rest.status).toBe(400);
    expect(await rest.json()).toMatchObject({
      message: 'Unknown field: __proto__',
      fields: { ['__proto__']: 'Unknown field: __proto__' },
    });
    const graphql = await send('/graphql', body);
    expect(graphql.status).toBe(400);
    const message = 'The body has a field __proto__ or constructor.prototype, which no field is called';
    expect(await graphql.json()).toEqual({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(await recordsOf('Member')).toBe(before);
  });

  test.each(bodies)(
    '%s is rejected by GraphQL, in the form of GraphQL',
    async (_what, body, status, message, headers) => {
      const response = await send('/graphql', body, headers);
      expect([response.status, await response.json()]).toEqual([
        status,
        { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
      ]);
    },
  );

  test.each(['', '[]', '"text"', '5', 'null', '{}'])('%j is rejected', async body => {
    const rest = await send('/api/members', body);
    expect(rest.status).toBe(400);
    expect(await rest.json()).toMatchObject({ error: expect.any(String), fields: expect.any(Object) });
    const graphql = await send('/graphql', body);
    expect(graphql.status).toBe(400);
    expect(await graphql.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  test('another method than POST is rejected by GraphQL', async () => {
    const response = await send('/graphql', '{}', {}, 'PUT');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toEqual({
      errors: [{ message: 'PUT is not possible on /graphql', extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('a record that there is not', () => {
  test.each(['999999', '0', '-1', '1e3', 'abc', '1.5', '99999999999999999999', '%00', "1'--"])(
    '%s',
    async id => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const response = await fetch(`${app.url}/api/members/${encodeURIComponent(id)}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: method === 'PUT' ? '{}' : undefined,
        });
        expect([response.status, await response.json()]).toMatchObject([404, { error: 'Member not found' }]);
      }
      const query = 'mutation ($id: ID!) { deleteMember(id: $id) }';
      const { errors } = (await (
        await send('/graphql', JSON.stringify({ query, variables: { id } }))
      ).json()) as { errors: object[] };
      expect(errors).toMatchObject([{ message: 'Member not found', extensions: { code: 'NOT_FOUND' } }]);
    },
  );
});

describe.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'where the server runs in %s',
  zone => {
    beforeAll(() => void vi.stubEnv('TZ', zone));
    afterAll(() => void vi.unstubAllEnvs());

    test.each(endpoints)(
      'by %s a date is never shifted, and a moment is the same everywhere',
      async (_endpoint, create) => {
        const day = { attendanceDate: '2024-02-29', checkInTime: '2024-02-29T23:59:59.999Z' };
        const outcome = await create('Attendance', { ...least['Attendance'], ...day });
        expect(outcome).toMatchObject({ stored: day });
        const { id } = outcome as { id: number };
        const found = await fetch(`${app.url}/api/attendance?attendance_date=2024-02-29&id=${id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(await found.json()).toMatchObject([
          { attendance_date: '2024-02-29', check_in_time: '2024-02-29T23:59:59.999Z' },
        ]);
      },
    );

    test('today is the date in CLUB_TIME_ZONE', async () => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
      expect(await viaRest('Member', least['Member']!)).toMatchObject({ stored: { joiningDate: today } });
    });
  },
);
