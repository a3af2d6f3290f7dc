import type { ApiRequest, ApiResponse } from '@gym/graphql-api';
import { failureOf } from '../rest/failure.ts';
import { WrongParameters } from '../rest/wrong-parameters.ts';

const PARAMETERS: ReadonlySet<string> = new Set(['after', 'limit', 'resources']);
const DEFAULT_LIMIT = 100;

const QUERY = `query Changes($after: String, $resources: [String!], $limit: Int!) {
  changes(after: $after, resources: $resources, page: { limit: $limit }) {
    items {
      id at action resource recordName recordId title version username endpoint operationId
      changes: fieldChanges { field before after }
    }
    next
    hasMore
  }
}`;

/**
 * Reads the changes after a position.
 * @param parameters of the address: after, limit, and resources, separated by commas or given several times
 * @returns the changes, `next` and `hasMore`
 * @throws RestFailure
 */
export async function readChanges(
  parameters: Record<string, unknown>,
  execute: (request: ApiRequest) => Promise<ApiResponse>,
): Promise<object> {
  const wrong = new WrongParameters();
  for (const [name, value] of Object.entries(parameters)) {
    if (!PARAMETERS.has(name)) wrong.add(name, `Unknown query parameter: ${name}`);
    else if (name !== 'resources' && Array.isArray(value)) wrong.add(name, `${name} is given more than once`);
  }
  const { after, limit = DEFAULT_LIMIT, resources } = parameters;
  if (!/^\d{1,9}$/.test(String(limit))) wrong.add('limit', 'limit takes a whole number');
  wrong.reject();
  const names = [resources ?? []].flat().flatMap(text => String(text).split(','));
  const { data, errors } = await execute({
    query: QUERY,
    variables: { after, limit: Number(limit), ...(names.length > 0 && { resources: names }) },
  });
  if (errors?.length) throw failureOf(errors[0]!);
  const { items, ...position } = data!['changes'] as { items: object[] };
  return { changes: items, ...position };
}
