import { setTimeout as sleep } from 'node:timers/promises';
import { send, type SentRequest, type Tally, write, type WrittenRecord } from '../chaos/writers.ts';

const WRITERS = 4;
const READERS = 2;
/** Between two requests of a client, in milliseconds: the machine also runs the servers and the engine. */
const PAUSE = 25;
const STREAM_RETRY = 200;

export type Kind = 'create' | 'update' | 'read' | 'ad hoc';

export interface Observed extends Omit<SentRequest, 'method' | 'reply'> {
  kind: Kind;
  /** Undefined where no response arrived. */
  status: number | undefined;
  message: string;
}

export interface LoadOptions {
  url: string;
  token: string;
  /** The prefix of the names of its records. */
  name: string;
}

/** Eight clients: four write, two read, one reads what it has just written by ad hoc queries, one holds an event stream. */
export class Load {
  readonly observed: Observed[] = [];
  /** Ad hoc queries that did not find what was confirmed before. */
  stale = 0;
  /** How often the event stream was opened. */
  streams = 0;
  readonly #options: LoadOptions;
  readonly #tally: Tally = { confirmedCreates: 0, confirmedUpdates: 0, unknown: 0, unexpected: [] };
  readonly #ending = new AbortController();
  readonly #writers: Promise<WrittenRecord[]>[];
  readonly #others: Promise<void>[];

  constructor(options: LoadOptions) {
    this.#options = options;
    const { url, token, name } = options;
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write({
        url,
        token,
        name: `${name}-writer${index}`,
        tally: this.#tally,
        stopped: this.#ending.signal,
        pause: PAUSE,
        observe: request => this.#observe(kindOf(request), request),
      }),
    );
    this.#writers = [...writers, this.#readOwnWrites()];
    this.#others = [...Array.from({ length: READERS }, () => this.#read()), this.#holdStream()];
  }

  /** Moments at which a write was confirmed. */
  get confirmations(): number[] {
    return this.observed
      .filter(({ kind, status }) => isWrite(kind) && isExpected(kind, status))
      .map(({ ended }) => ended);
  }

  /** Ends the load. @returns what was written; creates under way are repeated until they are confirmed */
  async stop(): Promise<WrittenRecord[]> {
    this.#ending.abort();
    await Promise.all(this.#others);
    return (await Promise.all(this.#writers)).flat();
  }

  #observe(kind: Kind, { reply: { status, body }, began, ended }: SentRequest): void {
    const { errors } = body as { errors?: { message?: string }[] };
    const message = String(body['message'] ?? errors?.[0]?.message ?? '');
    this.observed.push({ kind, status, message, began, ended });
  }

  get #headers() {
    return { 'content-type': 'application/json', authorization: `Bearer ${this.#options.token}` };
  }

  get #isOver(): boolean {
    return this.#ending.signal.aborted;
  }

  async #read(): Promise<void> {
    const url = `${this.#options.url}/api/locations?page=1&page_size=10`;
    while (!this.#isOver) {
      await send(url, { method: 'GET', headers: this.#headers }, request => this.#observe('read', request));
      await sleep(PAUSE);
    }
  }

  /** Creates records and looks for each by a query that no user interface has: it runs on a replica. */
  async #readOwnWrites(): Promise<WrittenRecord[]> {
    const { url, name } = this.#options;
    const records: WrittenRecord[] = [];
    while (!this.#isOver) {
      const marker = `${name}-reader-${records.length}`;
      const location = { name: marker, address: '1', city: 'change 0', state: 'TX', zip_code: '78704' };
      const create = {
        method: 'POST',
        headers: { ...this.#headers, 'idempotency-key': marker },
        body: JSON.stringify(location),
      };
      const record = {
        marker,
        id: undefined as number | undefined,
        version: 1,
        confirmed: 0,
        unconfirmed: [],
      };
      records.push(record);
      while (record.id === undefined) {
        const { status, body } = await send(`${url}/api/locations`, create, request =>
          this.#observe('create', request),
        );
        if (status === 201) record.id = Number(body['id']);
        else await sleep(PAUSE * 4);
      }
      const query = `query Own($name: String!) { locations(filter: { name: { eq: $name } }) { totalCount items { name } } }`;
      const body = JSON.stringify({ query, variables: { name: marker } });
      const found = await send(`${url}/graphql`, { method: 'POST', headers: this.#headers, body }, request =>
        this.#observe('ad hoc', request),
      );
      const { data } = found.body as { data?: { locations?: { totalCount: number } | null } | null };
      if (found.status === 200 && data?.locations?.totalCount !== 1) this.stale++;
      await sleep(PAUSE);
    }
    return records;
  }

  /** As an open page: connects again when the stream ends. */
  async #holdStream(): Promise<void> {
    while (!this.#isOver) {
      const request = { headers: this.#headers, signal: this.#ending.signal };
      await fetch(`${this.#options.url}/graphql/access`, request)
        .then(
          async ({ ok, body }) => {
            if (ok) this.streams++;
            for await (const chunk of body ?? []) void chunk;
          },
          () => undefined,
        )
        .catch(() => undefined);
      await sleep(STREAM_RETRY);
    }
  }
}

const EXPECTED: Readonly<Record<Kind, number>> = { create: 201, update: 200, read: 200, 'ad hoc': 200 };

/** An update whose version another response has overtaken is no failure: an earlier one without a response was executed. */
export const isExpected = (kind: Kind, status: number | undefined) =>
  status === EXPECTED[kind] || (kind === 'update' && status === 409);

export const isWrite = (kind: Kind) => kind === 'create' || kind === 'update';

const kindOf = ({ method }: SentRequest): Kind =>
  method === 'POST' ? 'create' : method === 'PUT' ? 'update' : 'read';
