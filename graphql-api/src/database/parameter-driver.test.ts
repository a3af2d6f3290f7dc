import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { Member } from '../resources/members/member.ts';
import { initOrm, openDatabase } from './database.ts';
import { entities } from '../resources/index.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let em: EntityManager;
let close: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  const orm = await initOrm(database.url, entities());
  em = orm.em.fork();
  close = async () => {
    await orm.close();
    await database.drop();
  };
});
afterAll(() => close());

test('a statement that repeats is prepared once for a connection, whatever its values', async () => {
  const db = await openDatabase({ databaseUrl: database.url }, entities(), () => {});
  const prepared = await db.forRequest(new AbortController().signal).transaction(async tx => {
    for (let id = 1; id <= 5; id++) await tx.entities().findOne(Member, { id });
    return tx.query<{ statement: string; plans: string }[]>(
      'select statement, generic_plans + custom_plans as plans from pg_prepared_statements',
    );
  });
  await db.close();
  expect(prepared).toEqual([{ statement: expect.stringMatching(/ from "member" .*"id" = \$1/), plans: '3' }]);
});

test('a statement after the end of its transaction is rejected', async () => {
  const db = await openDatabase({ databaseUrl: database.url }, entities(), () => {});
  const late = await db
    .forRequest(new AbortController().signal)
    .transaction(async tx => () => [tx.query('select 1'), tx.entities().count(Member)]);
  for (const statement of late()) await expect(statement).rejects.toThrow('was released');
  await db.close();
});

test('values of every kind arrive as they are', async () => {
  const [row] = await em.execute(
    `select ?::text as text, ?::text as "nothing", ?::int as whole, ?::numeric as money, ?::boolean as flag,
       (?::timestamptz at time zone 'UTC')::text as moment, ?::jsonb as object`,
    [`it's "$1" \\ ?`, null, -5, 25.5, false, new Date('2026-03-29T01:30:00.125Z'), { hours: ['9–17'] }],
  );
  expect(row).toEqual({
    text: `it's "$1" \\ ?`,
    nothing: null,
    whole: -5,
    money: '25.5',
    flag: false,
    moment: '2026-03-29 01:30:00.125',
    object: { hours: ['9–17'] },
  });
});

test('lists, fragments and names of columns are part of the text', async () => {
  const [row] = await em.execute(
    `select 2 in (?) as "in", ? as sum, ? as ??, '{"a": 1}'::jsonb \\? 'a' as key`,
    [[1, 2], raw('1 + ?', [2]), 3, 'third'],
  );
  expect(row).toEqual({ in: true, sum: 3, third: 3, key: true });
});
