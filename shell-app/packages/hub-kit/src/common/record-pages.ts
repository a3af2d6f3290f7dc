import { createContext, useCallback, useContext } from 'react';

/** The path of the screen whose records have pages, by the name of the record: `{ member: '/members' }`. */
export type RecordPages = Readonly<Record<string, string>>;

const RecordPagesContext = createContext<RecordPages>({});

/** Provided by the shell: the pages that the user may open, from the manifests of the hubs. */
export const RecordPagesProvider = RecordPagesContext.Provider;

/**
 * A function that returns the address of a record's page; undefined if these records have no page or the user may not
 * open it. Its first parameter is the name of one record in the API.
 * @example
 * function MemberName({ id, name }: { id: string; name: string }) {
 *   const address = useRecordAddress()('member', id);
 *   return address ? <Link to={address}>{name}</Link> : name;
 * }
 */
export function useRecordAddress(): (record: string, id: string) => string | undefined {
  const pages = useContext(RecordPagesContext);
  return useCallback((record, id) => pages[record] && `${pages[record]}/${encodeURIComponent(id)}`, [pages]);
}
