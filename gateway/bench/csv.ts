/** Measures all payments as CSV through POST /graphql, and COPY of the same select in PostgreSQL. */
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { type Endpoint, median } from './load.ts';

export interface CsvOptions {
  databaseUrl: string;
  payments: number;
  rounds: number;
}

const QUERY = `{
  payments {
    items {
      id paymentNumber paymentDate amount paymentMethod paymentStatus paymentType referenceNumber
      member { name }
    }
  }
}`;
const COPY = `copy (
  select p.id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, reference_number, m.name
    from payment p left join member m on m.id = p.member_id
   order by payment_date desc, p.id desc
) to stdout (format csv, header)`;

const LEAST_RATIO = 0.5;
const MOST_MEMORY = 250;

/** The duration of one table in seconds, and the number of its lines. */
interface Taken {
  seconds: number;
  lines: number;
}

/** Measures both in turns, so that other load of the machine affects both. */
export async function compareCsv(options: CsvOptions, resources: AsyncDisposableStack): Promise<void> {
  const { databaseUrl, payments, rounds } = options;
  const server = await startContender('ours', databaseUrl, resources);
  const endpoint = { ...server, headers: { authorization: `Bearer ${await signIn(server.url)}` } };
  const atRest = (await endpoint.usage()).memory;

  console.log(`\nCSV of ${payments} payments, ${rounds} rounds`);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await endpoint.usage();
    const ours = await timed(() => linesOfOurs(endpoint), payments);
    const computed = ((await endpoint.usage()).computed - before.computed) / 1000;
    const theirs = await timed(() => linesOfCopy(databaseUrl), payments);
    ratios.push(theirs.seconds / ours.seconds);
    console.log(
      `  ours ${ours.seconds.toFixed(1)} s (${computed.toFixed(1)} s of processor)   COPY ${theirs.seconds.toFixed(1)} s   ratio ${ratios.at(-1)!.toFixed(2)}`,
    );
  }
  const ratio = median(ratios);
  const { mostMemory } = await endpoint.usage();
  console.log(
    `ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})   ${ratio >= LEAST_RATIO ? 'reached' : 'MISSED'} ≥ ${LEAST_RATIO}`,
  );
  console.log(
    `memory of the server at most ${mostMemory.toFixed(0)} MB (at rest ${atRest.toFixed(0)} MB)   ${mostMemory <= MOST_MEMORY ? 'reached' : 'MISSED'} ≤ ${MOST_MEMORY} MB`,
  );
}

/** @throws Error if the table does not consist of a header line and one line for each row */
async function timed(take: () => Promise<number>, rows: number): Promise<Taken> {
  const began = performance.now();
  const lines = await take();
  if (lines !== rows + 1) throw new Error(`${lines} lines for ${rows} rows`);
  return { seconds: (performance.now() - began) / 1000, lines };
}

async function linesOfOurs({ url, headers }: Endpoint): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/csv',
      'accept-encoding': 'identity',
      ...headers,
    },
    body: JSON.stringify({ query: QUERY }),
  });
  if (!response.ok) throw new Error(await response.text());
  return linesIn(response.body!);
}

async function linesOfCopy(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await linesIn(client.query(copyTo(COPY)));
  } finally {
    await client.end();
  }
}

const NEW_LINE = 10;

async function linesIn(body: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  for await (const chunk of body)
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return lines;
}
