import { execute, type GraphqlRequest, type GraphqlResponse, type ResponseError } from '../api.ts';

/** The keys of requests that may have saved something, by request. */
const keys = new Map<string, string>();

/** Without a code, there was no response of the API. */
const mayBeSaved = ({ extensions }: ResponseError) =>
  [undefined, 'UNAVAILABLE', 'INTERNAL'].includes(extensions?.code);

/**
 * Executes a mutation that creates a record, as `execute`. Until a response says what became of it, the same request is
 * sent with the same Idempotency-Key: it returns the record that is saved already.
 */
export async function createOnce(request: GraphqlRequest): Promise<GraphqlResponse> {
  const sent = JSON.stringify(request);
  const key = keys.get(sent) ?? newKey();
  keys.set(sent, key);
  const response = await execute(request, { headers: { 'idempotency-key': key } });
  if (!response.errors?.some(mayBeSaved)) keys.delete(sent);
  return response;
}

/** Not `randomUUID`, which browsers offer over HTTPS and on localhost alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
