/** How long a request may take until its response begins, in milliseconds. */
const NORMAL = 10_000;
/** The same for files, previews and runs, and how long a whole response may take. */
const LONG = 180_000;

/** What `fetch` takes, and the time until the response begins, in milliseconds. */
export interface LimitedRequest extends RequestInit {
  limit?: number;
}

/**
 * The context of Apollo Client for a request that may take minutes: one that makes a file, previews, or runs.
 * @example
 * const client = useApolloClient();
 * const query = graphql(`query InvoicePdf($id: ID!) { file: invoicePdf(id: $id) { name content } }`);
 * const load = () => client.query({ query, variables: { id: '17' }, context: longRequest });
 */
export const longRequest = { fetchOptions: { limit: LONG } };

/** `fetch` with a limit until the response begins. Its body may take minutes: it is large, or the line slow. */
export async function fetchWithin(
  fetch: typeof globalThis.fetch,
  input: RequestInfo | URL,
  { limit = NORMAL, signal, ...init }: LimitedRequest,
): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new DOMException('No response', 'TimeoutError')), limit);
  const signals = [waiting.signal, AbortSignal.timeout(LONG), ...(signal ? [signal] : [])];
  try {
    return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  } finally {
    clearTimeout(timer);
  }
}
