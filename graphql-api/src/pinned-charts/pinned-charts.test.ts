import { afterEach, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { invalidInput } from '../../testing/rejections.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = useApp();

interface Chart {
  id: string;
  list: string;
  title: string;
  state: string;
}
const FIELDS = 'id list title state';
const CHART = {
  list: 'members',
  title: 'Members by Status',
  state: '{"path":"/members","query":"chart=bar"}',
};

async function send(person: TestUser, field: string, variables: Record<string, unknown>): Promise<Chart[]> {
  const types: Record<string, string> = {
    input: 'PinnedChartInput!',
    position: 'Int',
    id: 'ID!',
    ids: '[ID!]!',
    title: 'String!',
  };
  const names = Object.keys(variables);
  const { charts } = await person.request<{ charts: Chart[] }>(
    `mutation (${names.map(name => `$${name}: ${types[name]}`).join(', ')}) {
       charts: ${field}(${names.map(name => `${name}: $${name}`).join(', ')}) { ${FIELDS} }
     }`,
    variables,
  );
  return charts;
}
const pin = (person: TestUser, input: object = {}, position?: number) =>
  send(person, 'pinChart', { input: { ...CHART, ...input }, ...(position !== undefined && { position }) });
const arrange = (person: TestUser, ids: string[]) => send(person, 'arrangePinnedCharts', { ids });
const all = async (person: TestUser) =>
  (await person.request<{ charts: Chart[] }>(`{ charts: pinnedCharts { ${FIELDS} } }`)).charts;
const titles = async (person: TestUser) => (await all(person)).map(({ title }) => title);

/** Charts of these titles, in this order. */
async function pinEach(person: TestUser, ...names: string[]): Promise<string[]> {
  let charts: Chart[] = [];
  for (const title of names) charts = await pin(person, { title });
  return charts.map(({ id }) => id);
}

const missing = { code: 'NOT_FOUND', message: 'Chart not found' };
const stale = {
  code: 'CONFLICT',
  message: 'The charts were changed elsewhere. Reload the dashboard, then move them again.',
};

afterEach(() => app.sql('delete from pinned_chart'));

test('a chart is returned as it was pinned, after the others or at its position', async () => {
  const reception = app.as('reception');
  const [chart] = await pin(reception, { title: '  Members by Status ' });
  expect(chart).toEqual({ id: expect.any(String), ...CHART });
  expect(await all(reception)).toEqual([chart]);
  await pin(reception, { title: 'B' });
  await pin(reception, { title: 'First' }, 0);
  await pin(reception, { title: 'Far' }, 99);
  expect(await titles(reception)).toEqual(['First', CHART.title, 'B', 'Far']);
});

test('a chart has a list, a title and a state that is a JSON object', async () => {
  const reception = app.as('reception');
  await expect(pin(reception, { list: '', title: ' ', state: '' })).rejects.toMatchObject(
    invalidInput({ list: 'List is required', title: 'Title is required', state: 'State is required' }),
  );
  await expect(
    pin(reception, { title: 't'.repeat(121), state: `{"query":"${'q'.repeat(10_000)}"}` }),
  ).rejects.toMatchObject(
    invalidInput({
      title: 'Title may have 120 characters at the most',
      state: 'State may have 10000 characters at the most',
    }),
  );
  for (const state of ['[]', 'null', '"chart=bar"', '{query: 1}'])
    await expect(pin(reception, { state }), state).rejects.toMatchObject(
      invalidInput({ state: 'The state must be a JSON object' }),
    );
  await expect(pin(reception, {}, -1)).rejects.toMatchObject(
    invalidInput({ position: 'Position must be 0 or more' }),
  );
  expect(await all(reception)).toEqual([]);
});

test('only its owner finds, renames, removes and moves a chart', async () => {
  const reception = app.as('reception');
  const ids = await pinEach(reception, 'A', 'B');
  for (const person of [app.as('manager'), app.as('admin')]) {
    expect(await all(person)).toEqual([]);
    await expect(send(person, 'renamePinnedChart', { id: ids[0], title: 'Mine' })).rejects.toMatchObject(
      missing,
    );
    await expect(send(person, 'unpinChart', { id: ids[0] })).rejects.toMatchObject(missing);
    await expect(arrange(person, ids)).rejects.toMatchObject(stale);
  }
  expect(await titles(reception)).toEqual(['A', 'B']);
  const renamed = await send(reception, 'renamePinnedChart', { id: ids[1], title: ' Paid ' });
  expect(renamed.map(({ title }) => title)).toEqual(['A', 'Paid']);
  await expect(send(reception, 'renamePinnedChart', { id: ids[1], title: ' ' })).rejects.toMatchObject(
    invalidInput({ title: 'Title is required' }),
  );
  await send(reception, 'unpinChart', { id: ids[0] });
  expect(await titles(reception)).toEqual(['Paid']);
  await expect(send(reception, 'unpinChart', { id: ids[0] })).rejects.toMatchObject(missing);
});

test('charts are moved as a whole: the ids are those of all charts', async () => {
  const reception = app.as('reception');
  const [a, b, c] = (await pinEach(reception, 'A', 'B', 'C')) as [string, string, string];
  await arrange(reception, [c, a, b]);
  expect(await titles(reception)).toEqual(['C', 'A', 'B']);
  for (const ids of [[a, b], [a, b, b], [a, b, c, c], [a, b, '999999'], [a, b, 'x'], []])
    await expect(arrange(reception, ids), ids.join()).rejects.toMatchObject(stale);
  expect(await titles(reception)).toEqual(['C', 'A', 'B']);
});

test('two orders at once do not mix', async () => {
  const reception = app.as('reception');
  const ids = await pinEach(reception, 'A', 'B', 'C', 'D');
  const orders = [ids.toReversed(), [ids[1]!, ids[0]!, ids[3]!, ids[2]!]];
  await Promise.all(orders.map(order => arrange(reception, order)));
  expect(orders).toContainEqual((await all(reception)).map(({ id }) => id));
  const stored = await app.sql<{ position: number }>('select position from pinned_chart order by position');
  expect(stored.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test('a list that the user may not view has no new charts, and those of before can be removed', async () => {
  const trainer = app.as('trainer');
  await expect(pin(trainer, { list: 'payroll' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { permission: 'payroll:view' },
  });
  await app.sql(
    `insert into pinned_chart (owner_id, list, title, state, position)
     select id, 'payroll', 'Pay', '{}', 0 from "user" where username = 'trainer'`,
  );
  const [chart] = await all(trainer);
  expect(chart).toMatchObject({ list: 'payroll', title: 'Pay' });
  expect(await send(trainer, 'unpinChart', { id: chart!.id })).toEqual([]);
});

test('a user has 20 charts at most, also when many are pinned at once', async () => {
  const reception = app.as('reception');
  await app.sql(
    `insert into pinned_chart (owner_id, list, title, state, position)
     select id, 'members', 'Number ' || n, '{}', n - 1
       from "user", generate_series(1, 18) n where username = 'reception'`,
  );
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => pin(reception, { title: `Another ${n}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(pin(reception)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You have 20 charts on the dashboard already. Remove one there, then pin this one.',
  });
  expect(await pin(app.as('manager'))).toHaveLength(1);
});

test('a personal token neither finds nor pins charts', async () => {
  const manager = app.as('manager');
  await pin(manager);
  const { made } = await manager.request<{ made: { token: string } }>(
    'mutation { made: createPersonalToken(input: { name: "Nightly", resources: ["members"], mayWrite: true }) { token } }',
  );
  const token = app.bearer(made.token);
  const rejection = { code: 'FORBIDDEN', extensions: { permission: 'sign-in' } };
  await expect(all(token)).rejects.toMatchObject(rejection);
  await expect(pin(token)).rejects.toMatchObject(rejection);
});
