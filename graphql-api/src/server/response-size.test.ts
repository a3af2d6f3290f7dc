import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { silent } from '../../testing/log.ts';
import { makeRecord } from '../../testing/samples.ts';
import { createFormatError } from './format-error.ts';

const MESSAGE = 'The response is larger than 32 MB. Ask for fewer rows or columns, or download it as CSV.';

const app = useApp();
const small = useApp({ largestResponse: 5_000 });

/** 2,000 payments with notes of 20,000 characters: 40 MB. */
const PAYMENTS = 2_000;

beforeAll(async () => {
  const admin = app.as('admin');
  const member = await makeRecord(admin, 'Member');
  await makeRecord(admin, 'Payment', { memberId: member.id });
  const copied = Object.keys((await app.sql('select * from payment'))[0]!).filter(
    name => !['id', 'payment_number', 'notes', 'search_text'].includes(name),
  );
  const list = copied.map(name => `"${name}"`).join(', ');
  await app.sql(
    `insert into payment (payment_number, notes, ${list})
     select 'MANY-' || number, repeat(chr(97 + number % 26), 20000), ${list}
       from payment, generate_series(1, ${PAYMENTS}) number`,
  );
});

/** In the process, as objects, and over HTTP. */
async function both(of: typeof app, query: string, variables = {}) {
  const caller = { token: of.as('admin').token, address: '203.0.113.1' };
  return [
    await of.api.execute({ query, variables }, { ...caller }),
    await requestOverHttp(of.api, { query, variables }, { ...caller }),
  ];
}

const tooLarge = { message: MESSAGE, extensions: { code: 'RESPONSE_TOO_LARGE' } };

/** What PostgreSQL still works on for the API. */
const running = () =>
  app.sql(
    `select query from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
  );

describe('a response of 40 MB ends with an error', () => {
  test.each([
    [
      'in many rows',
      '{ a: payments(page: { limit: 1000 }) { items { notes } } b: payments(page: { limit: 1000, offset: 1000 }) { items { notes } } }',
    ],
    [
      'in one row',
      '{ members { items { payments(page: { limit: 2 }) { items { id member { id payments(page: { limit: 1000 }) { items { notes } } } } } } } }',
    ],
    [
      'in one record',
      '{ member(id: 1) { payments(page: { limit: 1000 }) { items { notes } } again: payments(page: { limit: 1000, offset: 1000 }) { items { notes } } } }',
    ],
    [
      'in groups',
      '{ paymentsAggregate(limit: 2000, groupBy: [{ notes: true, paymentNumber: true }]) { group { notes paymentNumber } } }',
    ],
  ])('%s', async (_where, query) => {
    for (const answer of await both(app, query)) {
      for (const error of answer.errors ?? [undefined]) expect(error).toMatchObject(tooLarge);
      expect(Object.values(answer.data ?? {}).filter(value => value !== null)).toEqual([]);
    }
    await expect.poll(running).toEqual([]);
  });
});

test('a list within a record that PostgreSQL cannot put together is too large', () => {
  const error = Object.assign(new Error('Cannot enlarge string buffer'), { code: '54000' });
  const formatted = createFormatError({ log: silent })({ message: error.message }, error);
  expect(formatted).toMatchObject(tooLarge);
});

test('a document that is compiled ends in the same way', async () => {
  const query = '{ me { id } trainers(page: { limit: 1000 }) { items { bio } } }';
  for (let time = 0; time < 10; time++)
    await makeRecord(small.as('admin'), 'Trainer', { bio: 'b'.repeat(1_000) });
  for (let time = 0; time < 6; time++)
    for (const { errors } of await both(small, query))
      expect(errors).toMatchObject([{ extensions: { code: 'RESPONSE_TOO_LARGE' } }]);
  await small.sql('delete from trainer');
});

test('what is large, but not too large, arrives', async () => {
  const query = '{ payments(page: { limit: 1000 }) { totalCount items { notes } } }';
  for (const { data } of await both(app, query))
    expect(data).toMatchObject({ payments: { totalCount: PAYMENTS + 1 } });
});

test('root fields of a response count together, and each response counts separately', async () => {
  const field = (name: string) => `${name}: trainers(search: "none") { totalCount items { name } }`;
  const few = `{ ${field('a')} ${field('b')} }`;
  const long = 'n'.repeat(2_000);
  for (let time = 0; time < 3; time++)
    for (const { data } of await both(small, few)) expect(data).toHaveProperty('a.totalCount', 0);
  await makeRecord(small.as('admin'), 'Trainer', { bio: long });
  const bio = (name: string) => `${name}: trainers { items { bio } }`;
  for (const { errors } of await both(small, `{ ${bio('a')} ${bio('b')} }`)) expect(errors).toBeUndefined();
  for (const answer of await both(small, `{ ${bio('a')} ${bio('b')} ${bio('c')} }`))
    expect(answer.errors).toMatchObject([
      {
        message: expect.stringContaining('larger than 5,000 bytes'),
        extensions: { code: 'RESPONSE_TOO_LARGE' },
      },
    ]);
});

test('long names make a response too large as well', async () => {
  const name = `n${'a'.repeat(3_000)}`;
  await makeRecord(small.as('admin'), 'Trainer');
  const [, overHttp] = await both(small, `{ trainers { items { ${name}: id } } me { id } }`);
  expect(overHttp).toMatchObject({ errors: [{ extensions: { code: 'RESPONSE_TOO_LARGE' } }] });
});
