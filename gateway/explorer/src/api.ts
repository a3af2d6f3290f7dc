import { token } from './token.ts';

/** One operation as it is sent. */
export interface Asked {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string | null;
}

/** Why something is not answered, in the server's words. */
export interface Problem {
  message: string;
  locations?: readonly { line: number; column: number }[];
  extensions?: { code?: string };
}

/** A list that has more rows than the response shows, as the API names it. */
export interface Truncation {
  path: string;
  returned: number;
  limit: number;
  total?: number;
}

export interface Result {
  data?: Record<string, unknown> | null;
  errors?: readonly Problem[];
  extensions?: { cost?: number; costLimit?: number; truncated?: readonly Truncation[] };
}

export interface Sending {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Sends an operation as the person who is signed in. */
export function send(asked: Asked, { headers, signal }: Sending = {}): Promise<Response> {
  // Read at each request: the app may have signed in anew in another tab.
  const bearer = token();
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: JSON.stringify(asked),
    signal,
  });
}

/** The answer to an operation; where the server has none, why, in the form of one. */
export async function ask(asked: Asked, sending?: Sending): Promise<Result> {
  try {
    const response = await send(asked, sending);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return isJson ? ((await response.json()) as Result) : problem(`The server returned ${response.status}`);
  } catch (error) {
    if (sending?.signal?.aborted) throw error;
    return problem('The server cannot be reached. Try again shortly.');
  }
}

const problem = (message: string): Result => ({ errors: [{ message }] });
