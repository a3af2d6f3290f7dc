import type { ErrorCode } from '@gym/graphql-api';
import type { FuzzApp, TestUser } from './fuzz-app.ts';
import { withProcessorTime } from '../processor-time.ts';
import { hasInternalText } from './internal-text.ts';

export interface GraphqlResponse {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** More processor time than any response may take, in milliseconds. The deadline of a request limits its statements. */
const MOST_PROCESSOR_TIME = 5_000;

/** Every documented code; the type makes sure that none is missing here. */
const CODES: Readonly<Record<ErrorCode, 'expected' | 'a defect'>> = {
  UNAUTHENTICATED: 'expected',
  FORBIDDEN: 'expected',
  NOT_FOUND: 'expected',
  BAD_USER_INPUT: 'expected',
  CONFLICT: 'expected',
  RATE_LIMITED: 'expected',
  TOO_COSTLY: 'expected',
  RESPONSE_TOO_LARGE: 'expected',
  // The database of these tests is there all the time.
  UNAVAILABLE: 'a defect',
  INTERNAL: 'a defect',
};

/** Sends a body to POST /graphql and checks what holds for every response. */
export async function sendGraphql(fuzz: FuzzApp, user: TestUser, body: unknown): Promise<GraphqlResponse> {
  const response = await limited(() =>
    fetch(`${fuzz.app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(user.token && { authorization: `Bearer ${user.token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).then(async received => ({ status: received.status, text: await received.text() })),
  );
  if (response.status >= 500) throw new Error(`Status ${response.status}: ${response.text.slice(0, 500)}`);
  const parsed = parseObject(response.text);
  checkErrors(parsed);
  fuzz.expectCleanLog();
  return parsed;
}

/** Runs a request in this process, where responses are objects. */
export async function executeGraphql(
  { api }: FuzzApp,
  user: TestUser,
  request: { query: string; variables: Record<string, unknown> },
): Promise<GraphqlResponse> {
  const result = await limited(() => api.execute(request, { token: user.token, address: '127.0.0.1' }));
  const response = parseObject(JSON.stringify(result));
  checkErrors(response);
  return response;
}

function parseObject(text: string): GraphqlResponse {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`The response is no object: ${text.slice(0, 200)}`);
  return parsed;
}

/** The server runs in this thread as well. @throws when a response takes too much processor time */
export async function limited<T>(send: () => Promise<T>): Promise<T> {
  const [received, took] = await withProcessorTime(send);
  if (took > MOST_PROCESSOR_TIME)
    throw new Error(`The response took ${Math.round(took)} ms of processor time`);
  return received;
}

function checkErrors({ data, errors }: GraphqlResponse): void {
  if (data === undefined && errors === undefined) throw new Error('Neither data nor errors');
  if (errors?.length === 0) throw new Error('An empty list of errors');
  for (const { message, extensions } of errors ?? []) {
    const code = String(extensions?.['code']);
    if (CODES[code as ErrorCode] !== 'expected') throw new Error(`The code ${code}: ${message}`);
    if (hasInternalText(message)) throw new Error(`An internal text in a message: ${message}`);
  }
}

export const codesOf = ({ errors }: GraphqlResponse): string[] =>
  (errors ?? []).map(({ extensions }) => String(extensions?.['code']));
