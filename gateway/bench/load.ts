import autocannon from 'autocannon';
import type { RunningContender } from './contender.ts';
import type { Request } from './workloads.ts';

export interface Measured {
  /** Responses per second. */
  rate: number;
  /** In milliseconds. */
  median: number;
  p99: number;
  /** Processor time per response, in milliseconds, without the database's. */
  computed: number;
}

/** Where requests to a contender are sent. */
export interface Endpoint extends RunningContender {
  headers: Record<string, string>;
  /** The tokens of users, one for each connection in turns; none for a contender that knows no users. */
  tokens?: readonly string[];
}

export interface Load {
  endpoint: Endpoint;
  requests: readonly Request[] | (() => Request);
  seconds: number;
  connections?: number;
  /** Requests a second on each connection, with pauses between them; without pauses unless given. */
  perSecond?: number;
}

/** Concurrent connections, each of another user. */
export const USERS = 48;

/** The headers of Apollo Client. */
export const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
};

/** @throws Error if a request fails or is rejected */
export async function measure({
  endpoint,
  requests,
  seconds,
  connections = USERS,
  perSecond,
}: Load): Promise<Measured> {
  const { tokens } = endpoint;
  let opened = 0;
  const before = await endpoint.usage();
  const result = await autocannon({
    url: endpoint.url,
    connections,
    connectionRate: perSecond,
    duration: seconds,
    verifyBody: body => !String(body).startsWith('{"errors"'),
    // autocannon stops at the end of a sample only.
    sampleInt: 50,
    headers: { ...HEADERS, ...endpoint.headers },
    // For contenders without users too, since it takes time at the start of a round.
    setupClient(client) {
      const user = tokens && { authorization: `Bearer ${tokens[opened++ % tokens.length]}` };
      client.setHeaders({ ...HEADERS, ...endpoint.headers, ...user });
    },
    requests:
      typeof requests === 'function'
        ? [{ setupRequest: request => withNext(request, requests()) }]
        : requests.map(request => ({ ...request })),
  });
  const failed = result.errors + result.timeouts + result.non2xx + result.mismatches;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed at ${endpoint.url}`);
  return {
    rate: result.requests.total / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    computed: ((await endpoint.usage()).computed - before.computed) / result.requests.total,
  };
}

const withNext = (request: autocannon.Request, next: Request) => ({
  ...request,
  ...next,
  headers: { ...request.headers, ...next.headers },
});

/** Responses before the first round, so that V8 has optimized the code of a contender; in at most so many seconds. */
const WARM_UP = { responses: 20_000, seconds: 10 };

/** Measures the loads in turns, so that other load of the machine affects all of them. */
export async function measureInTurns<Name>(
  loads: ReadonlyMap<Name, Omit<Load, 'seconds'>>,
  rounds: number,
  seconds: number,
): Promise<Map<Name, Measured[]>> {
  const measured = new Map<Name, Measured[]>();
  for (const load of loads.values())
    for (
      let spent = 0, responses = 0;
      spent < WARM_UP.seconds && responses < WARM_UP.responses;
      spent += seconds
    )
      responses += (await measure({ ...load, seconds })).rate * seconds;
  for (let round = 0; round < rounds; round++)
    for (const [name, load] of loads)
      measured.set(name, [...(measured.get(name) ?? []), await measure({ ...load, seconds })]);
  return measured;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
