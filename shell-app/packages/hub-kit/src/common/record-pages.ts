import { createContext, useCallback, useContext } from 'react';
import { atDay, useDay } from './day-context.ts';
import type * as resources from '../generated/resources.ts';

/** What a record is called in the API: `member`, `billingRecord`. */
export type RecordName = (typeof resources)[keyof typeof resources]['singular'];

/** The path of the screen that shows the records of a name, each on a page or in the dialog of a list. */
export interface RecordScreens {
  page?: string;
  list?: string;
}

/** By the name of one record in the API: `{ member: { page: '/members', list: '/members' } }`. */
export type RecordPages = Readonly<Partial<Record<RecordName, RecordScreens>>>;

const RecordPagesContext = createContext<RecordPages>({});

/** Provided by the shell: what the user may open, from the manifests of the hubs. */
export const RecordPagesProvider = RecordPagesContext.Provider;

/**
 * A function that returns the address of a record's page; undefined if these records have no page or the user may not
 * open it. On a page as of a day it has the same day. With `orList`, a record without a page has the address of its dialog in a list.
 * @example
 * function MemberName({ id, name }: { id: string; name: string }) {
 *   const address = useRecordAddress()('member', id);
 *   return address ? <Link to={address}>{name}</Link> : name;
 * }
 */
export function useRecordAddress(): (record: RecordName, id: string, orList?: boolean) => string | undefined {
  const screens = useContext(RecordPagesContext);
  const day = useDay();
  return useCallback(
    (record, id, orList) => {
      const { page, list } = screens[record] ?? {};
      const encodedId = encodeURIComponent(id);
      if (page) return atDay(`${page}/${encodedId}`, day);
      return orList && list ? atDay(`${list}?id=${encodedId}`, day) : undefined;
    },
    [screens, day],
  );
}
