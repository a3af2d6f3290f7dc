import { expect } from 'vitest';

/** One request and its response, from the specification. `'{member}'` is the id of the record kept as member. */
export interface Pair {
  request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** The demo user of the request; admin by default. */
  as?: 'nobody' | 'manager' | 'accounts' | 'reception' | 'trainer';
  body?: object;
  /** 200 unless given. */
  status?: number;
  response: unknown;
  /** The name under which later pairs know the answered record's number. */
  keep?: string;
}

export interface Story {
  name: string;
  pairs: Pair[];
  /** What makes room again, run after all stories, the last one's first. */
  removal: Pair[];
}

/** A moment in UTC. */
export const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown;
export const text = expect.any(String) as unknown;
export const number = expect.any(Number) as unknown;

interface Told {
  path: `/${string}`;
  /** The name under which the record is kept. */
  keep: string;
  /** What messages call it. */
  label: string;
  as?: Pair['as'];
  /** What is sent to make it. */
  body: object;
  /** What is answered of it, beside its number, version and moments. */
  record: object;
  /** What is sent to change it. */
  change: object;
  /** What is answered otherwise than before then. */
  changed?: object;
  camelCase?: true;
  /** The word under which a saved record is answered beside a message. */
  wrap?: string;
  /** What one record carries beyond those of the list. */
  more?: object;
  /** Stored in a list from which this one is taken, such as `?page=Lockers`. */
  narrowed?: `?${string}`;
}

/** The five pairs of a resource: it is made, listed, read, changed, and in the end deleted. */
export function story({
  path,
  keep,
  label,
  as,
  body,
  record,
  change,
  changed,
  camelCase,
  wrap,
  more,
  narrowed,
}: Told): Story {
  const moments = camelCase
    ? { createdAt: moment, updatedAt: moment }
    : { created_at: moment, updated_at: moment };
  const id = `{${keep}}`;
  const made = { id, version: 1, ...moments, ...record };
  const then = { ...made, ...change, ...changed, version: 2 };
  const saved = (response: object, done: string) =>
    wrap ? { message: `${label} ${done} successfully`, [wrap]: response } : response;
  const one = { request: `${path}/${id}` as const, as };
  return {
    name: path,
    pairs: [
      { request: `POST ${path}`, as, body, status: 201, response: saved(made, 'created'), keep },
      { request: `GET ${path}${narrowed ?? ''}`, as, response: [made] },
      { ...one, request: `GET ${one.request}`, response: { ...made, ...more } },
      { ...one, request: `PUT ${one.request}`, body: change, response: saved(then, 'updated') },
    ],
    removal: [{ request: `DELETE ${one.request}`, response: { message: `${label} deleted successfully` } }],
  };
}
