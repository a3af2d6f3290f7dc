import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { invalidInput } from '../../testing/rejections.ts';

const MEMBERS = 60_000_000;

/** The table is empty; the planner's figures say that it is large. */
const app = useApp({
  async prepare(databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`update pg_class set reltuples = ${MEMBERS} where relname = 'member'`);
    await client.end();
  },
});

interface QueryCost {
  cost: number;
  costLimit: number;
  mostExpensive: string;
  mostExpensiveCost: number;
  problem: string | null;
}

async function costOf(query: string, more: { variables?: string; operationName?: string } = {}) {
  const { queryCost } = await app.as('accounts').request<{ queryCost: QueryCost }>(
    `query ($query: String!, $variables: String, $operationName: String) {
       queryCost(query: $query, variables: $variables, operationName: $operationName) {
         cost costLimit mostExpensive mostExpensiveCost problem } }`,
    { query, ...more },
  );
  return queryCost;
}

const EXPENSIVE =
  'query Large($n: Int!) { auditEntries(page: { limit: $n }) { items { id } } a: search(text: "a") { __typename } }';

test('the estimate is the cost that the response names, for the same variables', async () => {
  for (const n of [1, 900]) {
    const { extensions } = await app.as('accounts').respond(EXPENSIVE, { n });
    expect(await costOf(EXPENSIVE, { variables: JSON.stringify({ n }) })).toEqual({
      cost: (extensions as { cost: number }).cost,
      costLimit: 50_000_000,
      mostExpensive: 'a',
      mostExpensiveCost: 50_000,
      problem: null,
    });
  }
});

test('a query above the limit says what makes it cheaper', async () => {
  expect(await costOf('{ all: members(page: { limit: 1 }) { totalCount } }')).toEqual({
    cost: MEMBERS + 1,
    costLimit: 50_000_000,
    mostExpensive: 'all',
    mostExpensiveCost: MEMBERS + 1,
    problem:
      'The query is too expensive (cost 60,000,001, limit 50,000,000). all costs most (60,000,001). Leave out totalCount or groupCount, which count all records.',
  });
});

test('estimates are not charged as if the query ran: a minute has the cost of ten limits', async () => {
  for (let round = 0; round < 12; round++) {
    const { problem } = await costOf('{ members { totalCount } }');
    expect(problem).not.toBeNull();
  }
});

describe('rejects', () => {
  test.each([
    ['what is no GraphQL', '{ members', {}, { query: /not valid GraphQL/ }],
    ['unknown fields', '{ nothing }', {}, { query: /Cannot query field "nothing"/ }],
    ['mutations', 'mutation { logout }', {}, { query: /Only queries/ }],
    [
      'more than 12 levels',
      `{ members { items ${'{ assignedTrainer { sessions { items { member '.repeat(4)}{ id }${' } } }'.repeat(4)} } } }`,
      {},
      { query: /./ },
    ],
    [
      'another name',
      'query A { me { id } }',
      { operationName: 'B' },
      { operationName: /must name an operation/ },
    ],
    ['variables that are no object', '{ me { id } }', { variables: '[]' }, { variables: /./ }],
  ])('%s', async (_case, query, more, fields) => {
    await expect(costOf(query, more)).rejects.toMatchObject(
      invalidInput(
        Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text) as string]),
        ),
      ),
    );
  });
});
