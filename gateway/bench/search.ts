import pg from 'pg';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { median } from './load.ts';
import { reportFigure } from './report-figure.ts';
import { SEARCH, SEARCHED_LIST } from './workloads.ts';

interface SearchOptions {
  databaseUrl: string;
  rounds: number;
}

/** The longest time of 95 of 100 requests, in milliseconds. */
const TARGET = 50;
/** Requests for each text and round; every one has a text of its own where there are several. */
const REQUESTS = 100;

/** What people type, by what it tests. */
const texts: Readonly<Record<string, (n: number) => string>> = {
  'a payment number': n => `PAY-${1 + n * 7919}`,
  'an e-mail address': n => `adba${1 + n * 26}@example.com`,
  'a phone': n => `555-${String(1 + n * 7919).padStart(7, '0')}`,
  'the beginning of a name': n => ['kowal', 'smit', 'ros', 'wil', 'jon'][n % 5]!,
  'first and last name': n => ['janah smith', 'wielbert rosker', 'smith john'][n % 3]!,
  'a name with a typo': n => ['kowlaski', 'smiht', 'rosekr', 'jamse smith', 'clarrk'][n % 5]!,
  'a frequent name': n => ['smith', 'john smith', 'mary'][n % 3]!,
  'one or two letters': n => ['s', 'jo', 'a', 'ka', '5'][n % 5]!,
  'no hits': n => ['qqqqqq', 'xyzzyx vvvvv', '999999999999'][n % 3]!,
};

/** Response times of the search over all resources, and of the search of one list by a pattern in the same run. */
export async function testSearch(
  { databaseUrl, rounds }: SearchOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  await addFrequentNames(databaseUrl);
  const { url } = await startContender('ours', databaseUrl, resources);
  const token = await signIn(url);
  const time = async (query: string, text: string) => {
    const start = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { text } }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return performance.now() - start;
  };
  const p95 = async (query: string, textOf: (n: number) => string) => {
    const times: number[] = [];
    for (let n = 0; n < REQUESTS; n++) times.push(await time(query, textOf(n)));
    return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * REQUESTS) - 1]!;
  };

  console.log(`\nSearch; ${rounds} rounds of ${REQUESTS} requests for each text, p95\n`);
  for (const [name, textOf] of Object.entries(texts)) {
    const ours: number[] = [];
    const list: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const measured = [await p95(SEARCH, textOf), await p95(SEARCHED_LIST, textOf)] as const;
      // The first round fills the caches.
      if (round === 0) continue;
      ours.push(measured[0]);
      list.push(measured[1]);
    }
    reportFigure(name, median(ours), 'ms', TARGET);
    console.log(`  ${(median(list) / median(ours)).toFixed(2)}× of it: the search of the list of members`);
  }
}

/** A fiftieth of the members are called Smith, with one of five first names. Repeatable. */
async function addFrequentNames(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update member set name = (array['John', 'Mary', 'Robert', 'Linda', 'James'])[1 + id / 50 % 5] || ' Smith'
        where id % 50 = 0 and name not like '% Smith'`,
    );
    if (rowCount) await client.query('vacuum analyze member, search_name, search_word');
  } finally {
    await client.end();
  }
}
