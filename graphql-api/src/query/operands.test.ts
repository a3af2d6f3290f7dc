import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';

const app = useApp();
const admin = () => app.as('admin');
let member: Saved;
beforeAll(async () => {
  member = await makeRecord(admin(), 'Member', { name: 'Ann Lee' });
});

const list = (filter: Record<string, unknown>, search?: string) =>
  admin().records('Member').list({ filter, search });
const wrong = { code: 'BAD_USER_INPUT' };

describe('an id in a filter', () => {
  test.each(['1_0', '0x1', ' 1', '1 ', '007', '0', '-1', '1.0', '1e3', '٣', '', '2147483648', 'NaN'])(
    '%j is rejected, as everywhere',
    async id => {
      for (const filter of [
        { id: { eq: id } },
        { id: { ne: id } },
        { id: { in: [member.id, id] } },
        { id: { notIn: [id] } },
        { assignedTrainerId: { eq: id } },
        { assignedTrainer: { id: { eq: id } } },
        { payments: { some: { id: { eq: id } } } },
      ])
        await expect(list(filter), JSON.stringify(filter)).rejects.toMatchObject(wrong);
    },
  );

  test('is the number of a record', async () => {
    expect((await list({ id: { eq: member.id } })).items).toHaveLength(1);
    expect((await list({ id: { in: ['2147483647'] } })).items).toHaveLength(0);
  });
});

describe('a null in a filter', () => {
  test.each([
    { name: null },
    { assignedTrainer: null },
    { payments: null },
    { payments: { some: null } },
    { payments: { none: null } },
    { not: null },
    { and: null },
    { or: null },
    { id: { eq: null } },
    { payments: { some: { amount: null } } },
    { and: [{ name: null }] },
  ])('%j is rejected', async filter => {
    await expect(list(filter)).rejects.toMatchObject(wrong);
  });

  test('as the whole filter is none', async () => {
    expect((await list(null as never)).items).toHaveLength(1);
  });

  test('in the conditions of groups is rejected', async () => {
    for (const having of [{ count: null }, { sum: null }, { sum: { amount: null } }])
      await expect(
        admin().request(
          'query ($having: PaymentHaving) { paymentsAggregate(groupBy: [{ paymentMethod: true }], having: $having) { count } }',
          { having },
        ),
        JSON.stringify(having),
      ).rejects.toMatchObject(wrong);
  });
});

test('half a character and NUL are rejected in filters and searches', async () => {
  for (const text of ['\uD800', 'a\uDC00b', '\0', 'a\0']) {
    for (const operator of ['eq', 'contains', 'startsWith', 'lt'])
      await expect(list({ name: { [operator]: text } }), operator).rejects.toMatchObject(wrong);
    await expect(list({ name: { in: ['Ann', text] } })).rejects.toMatchObject(wrong);
    await expect(list({ healthConditions: { contains: text } })).rejects.toMatchObject(wrong);
    await expect(list({}, text)).rejects.toMatchObject(wrong);
    await expect(
      admin().request('query ($text: String!) { search(text: $text) { __typename } }', { text }),
    ).rejects.toMatchObject(wrong);
    await expect(
      admin().request('query ($text: String!) { memberOptions(search: $text) { id } }', { text }),
    ).rejects.toMatchObject(wrong);
  }
});

test('every word of a search counts, and too many are rejected', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `word${index}`);
  await makeRecord(admin(), 'Member', { name: words.join(' '), email: 'words@example.com' });
  expect((await list({}, words.join(' '))).items).toHaveLength(1);
  expect((await list({}, [...words.slice(0, 11), 'missing'].join(' '))).items).toHaveLength(0);
  const many = Array.from({ length: 21 }, (_, index) => `word${index}`).join(' ');
  await expect(list({}, many)).rejects.toMatchObject(wrong);
});

test('a relation with an empty condition is no condition', async () => {
  const trainer = await makeRecord(admin(), 'Trainer');
  const trained = await makeRecord(admin(), 'Member', { assignedTrainerId: trainer.id });
  const ids = async (filter: Record<string, unknown>) =>
    (await list(filter)).items.map(({ id }) => id).toSorted();
  const all = await ids({});
  expect(all).toEqual(expect.arrayContaining([member.id, trained.id]));
  for (const filter of [
    { name: {} },
    { assignedTrainer: {} },
    { assignedTrainer: { name: {} } },
    { and: [{ assignedTrainer: { and: [{ name: {} }] } }] },
    { assignedTrainer: { or: [{}, { name: {} }] } },
  ])
    expect(await ids(filter), JSON.stringify(filter)).toEqual(all);
  expect(await ids({ assignedTrainer: { id: { eq: trainer.id } } })).toEqual([trained.id]);
  expect(await ids({ assignedTrainer: { name: { isNull: false } } })).toEqual([trained.id]);
});

test.each(['0000-01-01', '0000-12-31', '2026-02-30', '20000-01-01'])('%s is no day', async day => {
  for (const query of [
    `{ members(asOf: "${day}") { totalCount } }`,
    `{ membersAggregate(asOf: "${day}") { count } }`,
    `{ member(id: "${member.id}", asOf: "${day}") { id } }`,
    `{ members(filter: { joiningDate: { gt: "${day}" } }) { totalCount } }`,
  ])
    await expect(admin().request(query), query).rejects.toMatchObject(wrong);
});

test('the length of a text is that of its characters', async () => {
  const longest = 50;
  const create = (number: string) => makeRecord(admin(), 'BillingRecord', { invoiceNumber: number });
  expect(await create('😀'.repeat(longest))).toMatchObject({ invoiceNumber: '😀'.repeat(longest) });
  await expect(create('😀'.repeat(longest + 1))).rejects.toMatchObject({
    fields: { invoiceNumber: expect.stringContaining('50 characters at the most') },
  });
});
