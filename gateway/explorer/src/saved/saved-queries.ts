import { ask } from '../api.ts';

/** What its owner says of a saved query. */
export interface SavedValues {
  name: string;
  description: string | null;
  query: string;
  /** A JSON object. */
  variables: string | null;
  /** Names of roles. */
  sharedWith: readonly string[];
}

/** A saved query as lists show it, without its texts. */
export interface SavedQuery extends Omit<SavedValues, 'query' | 'variables'> {
  id: string;
  ownerName: string;
  isOwn: boolean;
  version: number;
}

export interface SavedPage {
  items: readonly SavedQuery[];
  totalCount: number;
}

export interface SavedFilter {
  /** Those of the caller (true), or those that others share with the caller's role (false). */
  own: boolean;
  /** Part of the name or description. */
  search: string;
  /** How many rows from the beginning. */
  limit: number;
}

/** By name. @throws Error in words */
export const listSaved = ({ own, search, limit }: SavedFilter) =>
  answered<SavedPage>(
    `query ($own: Boolean, $search: String, $limit: Int!) {
      answer: savedQueries(own: $own, search: $search, page: { limit: $limit }) {
        items { id name description sharedWith ownerName isOwn version }
        totalCount
      }
    }`,
    { own, search: search || null, limit },
  );

/** The roles that a query can be shared with. @throws Error in words */
export const findAnalystRoles = () => answered<readonly string[]>('{ answer: analystRoles }');

/** The texts of a saved query; null where there is none, or none that one may find. @throws Error in words */
export const findSaved = (id: string) =>
  answered<Pick<SavedValues, 'query' | 'variables'> | null>(
    'query ($id: ID!) { answer: savedQuery(id: $id) { query variables } }',
    { id },
  );

/** @throws Error in words */
export const createSaved = (input: SavedValues) =>
  answered(`mutation ($input: SavedQueryInput!) { answer: createSavedQuery(input: $input) { id } }`, {
    input,
  });

/** @throws Error in words, also when somebody else changed it first */
export const updateSaved = ({ id, version }: SavedQuery, patch: Partial<SavedValues>) =>
  answered(
    `mutation ($id: ID!, $patch: SavedQueryPatch!, $version: Int) {
      answer: updateSavedQuery(id: $id, patch: $patch, version: $version) { id }
    }`,
    { id, patch, version },
  );

/** @throws Error in words */
export const deleteSaved = ({ id }: SavedQuery) =>
  answered(`mutation ($id: ID!) { answer: deleteSavedQuery(id: $id) }`, { id });

async function answered<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await ask({ query, variables });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
  return data!['answer'] as T;
}
