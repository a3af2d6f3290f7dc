/** Measures aggregates of relations, and the same statements by hand in turns, as analysts run both: without parallel workers. */
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { median } from './load.ts';
import { reportFigure } from './report-figure.ts';

export interface AggregatesOptions {
  databaseUrl: string;
  rounds: number;
}

const MOST_RATIO = 1.3;
/** A page of 50 takes a millisecond, which only many rounds of a process in use show. */
const PAGE_ROUNDS = 200;

interface Comparison {
  /** Arguments of the list of members. */
  args: string;
  fields: string;
  /** Selects the same values in the same order. */
  sql: string;
  /** The same without aggregates, whose time is subtracted: what a list or a table takes is measured elsewhere. */
  plainSql?: string;
  isTable?: boolean;
}

const AGGREGATE = 'name paymentsAggregate { count sum { amount } }';
const page = (order: string, where = 'true') => `
  select m.name, a.count, a.sum from (select * from member where ${where} order by ${order} limit 50) m
   cross join lateral (select count(*), sum(amount) from payment where member_id = m.id) a order by ${order}`;
const plain = (end: string, where = 'true') =>
  `select name from member where ${where} order by name, id ${end}`;
const having = (condition: string) => `
  select name from member
   where id in (select member_id from payment group by member_id having ${condition}) order by name, id limit 50`;

const comparisons: Readonly<Record<string, Comparison>> = {
  'beside 50 members': {
    args: '(page: { limit: 50 })',
    fields: AGGREGATE,
    sql: page('name, id'),
    plainSql: plain('limit 50'),
  },
  'beside 50 active members': {
    args: '(page: { limit: 50 }, filter: { status: { eq: "active" } })',
    fields: AGGREGATE,
    sql: page('name, id', `status = 'active'`),
    plainSql: plain('limit 50', `status = 'active'`),
  },
  'beside all members': {
    args: '',
    fields: AGGREGATE,
    sql: `select m.name, coalesce(a.count, 0), a.sum from member m
           left join (select member_id, count(*), sum(amount) from payment group by member_id) a on a.member_id = m.id
          order by m.name, m.id`,
    plainSql: plain(''),
    isTable: true,
  },
  'beside all active members': {
    args: '(filter: { status: { eq: "active" } })',
    fields: AGGREGATE,
    sql: `select m.name, count(p.id), sum(p.amount) from member m left join payment p on p.member_id = m.id
           where m.status = 'active' group by m.id order by m.name, m.id`,
    plainSql: plain('', `status = 'active'`),
    isTable: true,
  },
  'filter by a count': {
    args: '(page: { limit: 50 }, filter: { payments: { aggregate: { count: { gt: 14 } } } })',
    fields: 'name',
    sql: having('count(*) > 14'),
  },
  'filter by a sum': {
    args: '(page: { limit: 50 }, filter: { payments: { aggregate: { sum: { amount: { gte: 1500 } } } } })',
    fields: 'name',
    sql: having('sum(amount) >= 1500'),
  },
  'filter by none': {
    args: '(page: { limit: 50 }, filter: { payments: { aggregate: { count: { eq: 0 } } } })',
    fields: 'name',
    sql: `select name from member m where not exists (select from payment where member_id = m.id) order by name, id limit 50`,
  },
  'filter by few': {
    args: '(page: { limit: 50 }, filter: { payments: { aggregate: { count: { lt: 3 } } } })',
    fields: 'name',
    sql: `select name from member m left join (select member_id, count(*) from payment group by member_id) a on a.member_id = m.id
           where coalesce(a.count, 0) < 3 order by name, id limit 50`,
  },
  'sort by a sum': {
    args: '(page: { limit: 50 }, sort: [{ payments: { sum: { amount: DESC } } }])',
    fields: 'name',
    sql: `select name from member m left join (select member_id, sum(amount) from payment group by member_id) a on a.member_id = m.id
           order by a.sum desc nulls last, id desc limit 50`,
  },
};

/** Compares the time of each, and that both have the same values. */
export async function compareAggregates(
  { databaseUrl, rounds }: AggregatesOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const { url } = await startContender('ours', databaseUrl, resources);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` };
  const client = new pg.Client({ connectionString: databaseUrl, types: { getTypeParser: () => String } });
  await client.connect();
  resources.defer(() => client.end());
  await client.query('set max_parallel_workers_per_gather = 0');

  const ours = async ({ args, fields, isTable }: Comparison): Promise<string[]> => {
    const accept = isTable ? 'text/csv' : 'application/json';
    const body = JSON.stringify({ query: `{ members${args} { items { ${fields} } } }` });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, accept }, body });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    if (isTable) return text.trim().split(/\r?\n/).slice(1);
    const { data } = JSON.parse(text) as { data: { members: { items: Row[] } } };
    return data.members.items.map(({ name, paymentsAggregate: values }) =>
      lineOf(values ? [name, values.count, values.sum.amount] : [name]),
    );
  };
  const byHand = async ({ sql }: Comparison): Promise<string[]> => {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows.map(lineOf);
  };

  console.log(`\nAggregates of relations, as multiples of SQL by hand; ${rounds} rounds\n`);
  for (const [name, comparison] of Object.entries(comparisons)) {
    const { plainSql } = comparison;
    const withoutAggregates = plainSql && { ...comparison, fields: 'name', sql: plainSql };
    const isPage = plainSql !== undefined && !comparison.isTable;
    const [warmUp, counted] = isPage ? [PAGE_ROUNDS, rounds * PAGE_ROUNDS] : [1, rounds];
    const times: { ours: number; byHand: number }[] = [];
    for (let round = 0; round < warmUp + counted; round++) {
      const taken = await inTurns(name, comparison);
      const without = withoutAggregates ? await inTurns(name, withoutAggregates) : { ours: 0, byHand: 0 };
      if (round >= warmUp)
        times.push({ ours: taken.ours - without.ours, byHand: taken.byHand - without.byHand });
    }
    const [mine, theirs] = [median(times.map(time => time.ours)), median(times.map(time => time.byHand))];
    reportFigure(name, mine / theirs, '×', MOST_RATIO);
    console.log(`  ${mine.toFixed(2)} ms, by hand ${theirs.toFixed(2)} ms`);
  }

  async function inTurns(name: string, comparison: Comparison): Promise<{ ours: number; byHand: number }> {
    const [mine, theirs] = [await timed(() => ours(comparison)), await timed(() => byHand(comparison))];
    if (!isDeepStrictEqual(mine.lines.map(comparable), theirs.lines.map(comparable)))
      throw new Error(`${name}: other values than by hand`);
    return { ours: mine.ms, byHand: theirs.ms };
  }
}

interface Row {
  name: string;
  paymentsAggregate?: { count: number; sum: { amount: number | null } };
}

const lineOf = (values: readonly unknown[]) => values.map(value => value ?? '').join();

/** Numbers without zeros at their end, which JSON leaves out. */
const comparable = (line: string) => line.replaceAll(/(\.\d*?)0+(?=,|$)/g, '$1').replaceAll(/\.(?=,|$)/g, '');

async function timed(read: () => Promise<string[]>): Promise<{ lines: string[]; ms: number }> {
  const began = performance.now();
  const lines = await read();
  return { lines, ms: performance.now() - began };
}
