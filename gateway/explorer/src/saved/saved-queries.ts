import { execute } from '../api.ts';
import { createOnce } from './create-once.ts';

/** The values of a saved query that its owner enters. */
export interface SavedValues {
  name: string;
  description: string | null;
  query: string;
  /** A JSON object. */
  variables: string | null;
  /** Names of roles. */
  sharedWith: readonly string[];
}

/** A saved query in a list, without its query and variables. */
export interface SavedQuery extends Omit<SavedValues, 'query' | 'variables'> {
  id: string;
  ownerName: string;
  isOwn: boolean;
  version: number;
  /** Why the schema of this version rejects it. */
  problem: string | null;
}

export interface SavedPage {
  items: readonly SavedQuery[];
  totalCount: number;
}

export interface SavedFilter {
  /** The user's own queries (true) or those that others share with the user's role (false). */
  own: boolean;
  /** Part of the name or description. */
  search: string;
  /** The number of rows. */
  limit: number;
}

/** Saved queries by name. @throws Error with a message for the user */
export const listSaved = ({ own, search, limit }: SavedFilter) =>
  dataOf<SavedPage>(
    `query ($own: Boolean!, $search: String, $limit: Int!) {
      result: savedQueries(filter: { isOwn: { eq: $own } }, search: $search, page: { limit: $limit }) {
        items { id name description sharedWith ownerName isOwn version problem }
        totalCount
      }
    }`,
    { own, search: search || null, limit },
  );

/** The roles that a query can be shared with. @throws Error with a message for the user */
export const findAnalystRoles = () => dataOf<readonly string[]>('{ result: analystRoles }');

/**
 * The query and variables; null if it does not exist or is not shared with the user.
 * @throws Error with a message for the user
 */
export const findSaved = (id: string) =>
  dataOf<Pick<SavedValues, 'query' | 'variables'> | null>(
    'query ($id: ID!) { result: savedQuery(id: $id) { query variables } }',
    { id },
  );

/** @throws Error with a message for the user */
export const createSaved = (input: SavedValues) =>
  dataOf(
    `mutation ($input: SavedQueryInput!) { result: createSavedQuery(input: $input) { id } }`,
    { input },
    createOnce,
  );

/** @throws Error with a message for the user, also if another user changed it first */
export const updateSaved = ({ id, version }: SavedQuery, patch: Partial<SavedValues>) =>
  dataOf(
    `mutation ($id: ID!, $patch: SavedQueryPatch!, $version: Int) {
      result: updateSavedQuery(id: $id, patch: $patch, version: $version) { id }
    }`,
    { id, patch, version },
  );

/** @throws Error with a message for the user */
export const deleteSaved = ({ id }: SavedQuery) =>
  dataOf(`mutation ($id: ID!) { result: deleteSavedQuery(id: $id) }`, { id });

/** Values that the server rejected. */
export class RejectedInput extends Error {
  override name = 'RejectedInput';

  /** @param fields the message of each field */
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/**
 * The data of an operation with one root field `result`.
 * @param send sends it: `createOnce` where it creates a record
 * @throws RejectedInput for values that the server rejects
 * @throws Error with a message for the user
 */
export async function dataOf<T>(
  query: string,
  variables: Record<string, unknown> = {},
  send: typeof createOnce = execute,
): Promise<T> {
  const { data, errors } = await send({ query, variables });
  if (!errors?.length) return data!['result'] as T;
  const message = errors.map(error => error.message).join(' ');
  const fields = errors[0]!.extensions?.fields;
  throw fields ? new RejectedInput(message, fields) : new Error(message);
}
