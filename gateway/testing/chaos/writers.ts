import { setTimeout as sleep } from 'node:timers/promises';

/** What a writer knows of one record that it made. */
export interface WrittenRecord {
  /** The name that no other record has. */
  marker: string;
  /** Undefined while no response has confirmed it. */
  id: number | undefined;
  version: number;
  /** The number of the last confirmed change, and those that were sent after it without a response. */
  confirmed: number;
  unconfirmed: number[];
}

/** What happened to all requests of a run. */
export interface Tally {
  confirmedCreates: number;
  confirmedUpdates: number;
  /** Requests without a response, with 503 or 504: they may have been executed or not. */
  unknown: number;
  /** Statuses that no failure of a process explains. */
  unexpected: string[];
}

/** A client waits so long for a response, in milliseconds. */
const CLIENT_TIMEOUT = 10_000;
/** Between two attempts while nothing responds, in milliseconds. */
const RETRY_PAUSE = 100;
/** Creates are repeated so often, each time with the same key. */
const MOST_REPEATS = 300;

/** Represents a change of a record by its `city`. */
export const changeText = (number: number) => `change ${number}`;

const headersFor = (token: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

/** Creates a location of this name, once for all requests with it. */
const createRequest = (token: string, marker: string) => ({
  method: 'POST',
  headers: { ...headersFor(token), 'idempotency-key': marker },
  body: JSON.stringify({
    name: marker,
    address: '1 Main St',
    city: changeText(0),
    state: 'TX',
    zip_code: '78704',
  }),
});

export interface Reply {
  /** Undefined where no response arrived. */
  status: number | undefined;
  body: Record<string, unknown>;
}

/** A request that was sent, and what came of it. */
export interface SentRequest {
  method: string;
  reply: Reply;
  /** Moments of `performance.now()`. */
  began: number;
  ended: number;
}

export async function send(
  url: string,
  init: RequestInit & { method: string },
  observe?: (request: SentRequest) => void,
): Promise<Reply> {
  const began = performance.now();
  const reply = await request(url, init).catch(() => ({ status: undefined, body: {} }));
  observe?.({ method: init.method, reply, began, ended: performance.now() });
  return reply;
}

async function request(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CLIENT_TIMEOUT) });
  const { ok, status } = response;
  // A proxy rejects with a page of its own; a confirmation that breaks off is none.
  const body: unknown = ok ? await response.json() : await response.json().catch(() => ({}));
  return { status, body: body as Reply['body'] };
}

export interface WriterOptions {
  url: string;
  token: string;
  name: string;
  tally: Tally;
  /** Ends the load; creates under way are still repeated until they are confirmed. */
  stopped: AbortSignal;
  /** Between two requests, in milliseconds. */
  pause?: number;
  /** Called with each request once its response is there or none is to come. */
  observe?(request: SentRequest): void;
}

/** One client that creates records and changes them, a request at a time, and notes what was confirmed. */
export async function write(options: WriterOptions): Promise<WrittenRecord[]> {
  const { url, token, name, tally, stopped, pause, observe } = options;
  const records: WrittenRecord[] = [];
  const headers = headersFor(token);

  function note({ status, body }: Reply, expected: readonly number[]): boolean {
    if (status === undefined || status === 503 || status === 504) tally.unknown++;
    else if (!expected.includes(status)) tally.unexpected.push(`${status} ${String(body['message'])}`);
    return status !== undefined && expected.includes(status);
  }

  async function create(): Promise<void> {
    const marker = `${name}-${records.length}`;
    const record: WrittenRecord = { marker, id: undefined, version: 1, confirmed: 0, unconfirmed: [] };
    records.push(record);
    const request = createRequest(token, marker);
    for (let attempt = 1; attempt <= MOST_REPEATS; attempt++) {
      const reply = await send(`${url}/api/locations`, request, observe);
      if (note(reply, [201])) {
        record.id = Number(reply.body['id']);
        tally.confirmedCreates++;
        return;
      }
      await sleep(RETRY_PAUSE);
    }
  }

  async function update(record: WrittenRecord): Promise<void> {
    const number = Math.max(record.confirmed, ...record.unconfirmed) + 1;
    const body = JSON.stringify({ version: record.version, city: changeText(number) });
    const request = { method: 'PUT', headers, body };
    const reply = await send(`${url}/api/locations/${record.id}`, request, observe);
    if (reply.status === 409) return refresh(record);
    if (note(reply, [200])) {
      record.confirmed = number;
      record.unconfirmed = [];
      record.version = Number(reply.body['version']);
      tally.confirmedUpdates++;
      return;
    }
    record.unconfirmed.push(number);
    await sleep(RETRY_PAUSE);
  }

  /** A change without a response was executed after all. */
  async function refresh(record: WrittenRecord): Promise<void> {
    const reply = await send(`${url}/api/locations/${record.id}`, { method: 'GET', headers }, observe);
    if (note(reply, [200])) record.version = Number(reply.body['version']);
    else await sleep(RETRY_PAUSE);
  }

  while (!stopped.aborted) {
    const changed = records.at(-1);
    if (changed?.id === undefined || changed.confirmed + changed.unconfirmed.length >= 5) await create();
    else await update(changed);
    if (pause) await sleep(pause);
  }
  return records;
}
