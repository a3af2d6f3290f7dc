/**
 * Compares one, two and four processes behind one port (`WORKERS`) on the same machine and database: throughput, p99 and
 * processor time of each process. The load generator and PostgreSQL run beside them, so that the processors that they
 * leave decide; their share is printed too. Linux only, by /proc.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import type { Size } from './data.ts';
import { type Endpoint, type Load, measure, type Measured, median } from './load.ts';
import { membersPage, type Request, workloads } from './workloads.ts';

export interface WorkersOptions {
  databaseUrl: string;
  size: Size;
  rounds: number;
  /** Seconds of load on each server in each round. */
  seconds: number;
}

const COUNTS = [1, 2, 4];
/** Sign-ins in the mix: one of so many requests. A password hash takes a processor 20 to 50 ms. */
const SIGN_IN_EVERY = 200;

/** One round: what the load generator measured, and the shares of a processor that each process used, in percent. */
interface Round extends Measured {
  server: number[];
  database: number;
  generator: number;
}

interface Server extends Endpoint {
  count: number;
}

export async function compareWorkers(
  { databaseUrl, size, rounds, seconds }: WorkersOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const servers: Server[] = [];
  for (const count of COUNTS) {
    const server = await startContender('workers', databaseUrl, resources, [], [String(count)]);
    const headers = { authorization: `Bearer ${await signIn(server.url)}` };
    servers.push({ ...server, count, headers });
  }
  const postmaster = await postmasterOf(databaseUrl);
  console.log(
    `\n${availableParallelism()} processors, ${size.members} members; ${rounds} rounds of ${seconds} s over 32 connections\n`,
  );
  for (const [name, requests] of Object.entries(loadsFor(size))) {
    const measured = new Map<number, Round[]>(COUNTS.map(count => [count, []]));
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const server of servers) {
        const result = await measureRound(server, { requests, seconds, connections: 32 }, postmaster);
        if (round > 0) measured.get(server.count)!.push(result);
      }
    report(name, measured);
  }
}

function loadsFor(size: Size): Record<string, Load['requests']> {
  const list = membersPage(50);
  const [one] = workloads(size);
  const byId = one!.requests.ours as readonly Request[];
  let number = 0;
  const mix = (): Request => {
    number++;
    if (number % SIGN_IN_EVERY === 0) return signInFrom(number);
    return number % 2 === 0 ? list : byId[number % byId.length]!;
  };
  return { 'list of 50 with its total': [list], 'one member by id': byId, 'both, with sign-ins': mix };
}

/** From an address that repeats after an hour at the earliest: sign-ins of a user from one address are limited. */
function signInFrom(number: number): Request {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return {
    method: 'POST',
    path: '/api/auth/login',
    body: JSON.stringify({ username: 'reception', password: 'reception123' }),
    headers: { 'x-forwarded-for': address },
  };
}

async function measureRound(
  server: Server,
  load: Omit<Load, 'endpoint'>,
  postmaster: number,
): Promise<Round> {
  const began = performance.now();
  const before = { server: timesOf(server.pid), database: timesOf(postmaster), own: process.cpuUsage() };
  const measured = await measure({ endpoint: server, ...load });
  const elapsed = performance.now() - began;
  const own = process.cpuUsage(before.own);
  const shares = (now: Map<number, number>, then: Map<number, number>) =>
    [...now].map(([pid, time]) => (100 * (time - (then.get(pid) ?? 0))) / elapsed);
  const used = shares(timesOf(server.pid), before.server);
  return {
    ...measured,
    computed: (sum(used) * 10) / measured.rate,
    server: used,
    database: sum(shares(timesOf(postmaster), before.database)),
    generator: (own.user + own.system) / elapsed / 10,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Processor time so far of a process and its children, in milliseconds, by process id. */
function timesOf(pid: number): Map<number, number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const times = new Map<number, number>();
  for (const id of [pid, ...children.map(Number)]) {
    const [utime, stime] = fieldsOf(id).slice(11, 13);
    // One that has ended counts no more.
    if (utime !== undefined) times.set(id, (Number(utime) + Number(stime)) * MS_PER_TICK);
  }
  return times;
}

/** The kernel reports hundredths of a second. */
const MS_PER_TICK = 10;

/** The fields of /proc/PID/stat after the name, which may contain spaces; none if the process has ended. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(fieldsOf(rows[0]!.pid)[1]);
  await client.end();
  return parent;
}

function report(name: string, measured: ReadonlyMap<number, Round[]>): void {
  const base = measured.get(1)!;
  console.log(name);
  for (const [count, rounds] of measured) {
    const figure = (key: 'rate' | 'p99' | 'computed', digits: number) => {
      const ratio = median(rounds.map((round, index) => round[key] / base[index]![key]));
      return `${median(rounds.map(round => round[key])).toFixed(digits)} (${ratio.toFixed(2)}×)`;
    };
    const percent = (values: number[]) => `${Math.round(median(values))} %`;
    const busiest = rounds.map(({ server }) => server.toSorted((a, b) => b - a));
    const processes = Array.from({ length: count }, (_, index) =>
      percent(busiest.map(shares => shares[index] ?? 0)),
    );
    console.log(
      [
        `  ${count} ${count === 1 ? 'process  ' : 'processes'}`,
        `${figure('rate', 0)} a second`.padEnd(24),
        `p99 ${figure('p99', 0)} ms`.padEnd(20),
        `processor ${figure('computed', 2)} ms a request`.padEnd(38),
        `each ${processes.join(', ')}; PostgreSQL ${percent(rounds.map(({ database }) => database))}, load generator ${percent(rounds.map(({ generator }) => generator))}`,
      ].join('  '),
    );
  }
  console.log();
}
