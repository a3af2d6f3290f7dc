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

export interface SavedQuery extends SavedValues {
  id: string;
  ownerName: string;
  isOwn: boolean;
  version: number;
}

const FIELDS = 'id name description query variables sharedWith ownerName isOwn version';

/** One's own and those that one's role finds, by name. @throws Error in words */
export const listSaved = () => answered<SavedQuery[]>(`{ answer: savedQueries { ${FIELDS} } }`);

/** Null where there is none, or none that one may find. @throws Error in words */
export const findSaved = (id: string) =>
  answered<SavedQuery | null>(`query ($id: ID!) { answer: savedQuery(id: $id) { ${FIELDS} } }`, { id });

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
