/**
 * A process that sends queries as analysts. The first message names the analysts; the second ends them, and the process
 * replies with the number of their responses.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from './load.ts';

/** The server, and the headers that identify the analyst. */
export type Address = Pick<Endpoint, 'url' | 'headers'>;

const AGGREGATES: readonly string[] = [
  `{ paymentsAggregate(groupBy: [{ paymentDate: DAY }, { member: { membershipType: true } }], sort: [{ sum: { amount: DESC } }]) {
       group { paymentDate { day } member { membershipType } } count countDistinct { memberId paymentMethod } sum { amount } avg { amount }
     } }`,
  `{ sessionsAggregate(groupBy: [{ trainer: { name: true } }, { date: MONTH }, { startTime: HOUR }], limit: 10000) {
       group { trainer { name } date { month } startTime { hour } } count countDistinct { memberId } sum { price }
     } }`,
  `{ paymentsAggregate(groupBy: [{ member: { id: true, name: true } }], having: { count: { gt: 5 } }, sort: [{ sum: { amount: DESC } }], limit: 10000) {
       group { member { name } } count countDistinct { paymentDate paymentType billingId } sum { amount } max { paymentDate }
     } }`,
];
const TABLES: readonly string[] = [
  `{ payments { items { id paymentNumber paymentDate amount paymentMethod paymentStatus member { name } } } }`,
  `{ sessions { items { id date startTime sessionType status price member { name } trainer { name } } } }`,
];

/** Sends one query after the other, two aggregates and then a table, until the signal. Waits a second after a rejection. */
async function keepQuerying(endpoint: Address, start: number, signal: AbortSignal): Promise<number> {
  let responses = 0;
  for (let turn = start; !signal.aborted; turn++) {
    const isTable = turn % 3 === 2;
    const texts = isTable ? TABLES : AGGREGATES;
    try {
      const response = await fetch(`${endpoint.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': 'identity',
          accept: isTable ? 'text/csv' : 'application/json',
          ...endpoint.headers,
        },
        body: JSON.stringify({ query: texts[turn % texts.length] }),
        signal,
      });
      const rejected = await drain(response);
      if (rejected) await pause(1_000, undefined, { signal });
      else responses++;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return responses;
}

/** Reads the whole response. @returns whether the query was rejected */
async function drain(response: Response): Promise<boolean> {
  if (response.headers.get('content-type')?.startsWith('text/csv')) {
    for await (const _ of response.body!);
    return false;
  }
  return (await response.text()).startsWith('{"errors"');
}

const leave = new AbortController();
process.on('disconnect', () => process.exit());
process.once('message', async (addresses: readonly Address[]) => {
  process.once('message', () => leave.abort());
  const responses = await Promise.all(
    addresses.map((address, index) => keepQuerying(address, index, leave.signal)),
  );
  process.send!(responses.reduce((sum, count) => sum + count));
});
