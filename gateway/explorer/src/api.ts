import { admit, previewedRole, shownBeforeOther, token } from './token.ts';

/** The body of a GraphQL request. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string | null;
}

/** A GraphQL error. Its message is for the user. */
export interface ResponseError {
  message: string;
  locations?: readonly { line: number; column: number }[];
  /** `fields` of rejected input has the message of each field. */
  extensions?: { code?: string; fields?: Readonly<Record<string, string>> };
}

/** A list that has more rows than the response shows, as the API names it. */
export interface Truncation {
  path: string;
  returned: number;
  limit: number;
  total?: number;
}

export interface GraphqlResponse {
  data?: Record<string, unknown> | null;
  errors?: readonly ResponseError[];
  extensions?: { cost?: number; costLimit?: number; truncated?: readonly Truncation[] };
}

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent although this page does not show the user of the token yet: it is how the page learns who that is. */
  identifies?: boolean;
}

class OtherSessionError extends Error {}

/**
 * Sends an operation with the token of the signed-in user.
 * @throws Error when somebody else has signed in in another tab
 */
export async function send(
  request: GraphqlRequest,
  { headers, signal, identifies = false }: RequestOptions = {},
): Promise<Response> {
  if (!identifies) await rejectOther();
  // Read at each request: the app may have signed in again in another tab.
  const bearer = token();
  const role = previewedRole();
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(role && { 'preview-role': role }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: JSON.stringify(request),
    signal,
  });
}

/** @throws OtherSessionError unless the stored token is of the user whom this page shows, or of nobody */
async function rejectOther(): Promise<void> {
  const shownUserId = shownBeforeOther();
  const bearer = token();
  if (shownUserId === null || bearer === null) return;
  const { data, errors } = await execute({ query: '{ me { id } }' }, { identifies: true });
  if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
  if ((data?.['me'] as { id: string } | null | undefined)?.id !== shownUserId)
    throw new OtherSessionError('Somebody has signed in in another tab. Nothing was sent.');
  admit(bearer, shownUserId);
}

/**
 * Executes an operation. A failed request becomes a result with one error.
 * @throws AbortError when the signal aborts it
 */
export async function execute(request: GraphqlRequest, sending?: RequestOptions): Promise<GraphqlResponse> {
  try {
    const response = await send(request, sending);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return isJson
      ? ((await response.json()) as GraphqlResponse)
      : failed(`The server returned ${response.status}`);
  } catch (error) {
    if (sending?.signal?.aborted) throw error;
    if (error instanceof OtherSessionError) return failed(error.message);
    return failed('The server cannot be reached. Try again shortly.');
  }
}

const failed = (message: string): GraphqlResponse => ({ errors: [{ message }] });
