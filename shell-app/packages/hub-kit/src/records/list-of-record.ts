import type { ListVariables } from '../definition/define-screen.ts';

/** The list that led to a record: its order, search and filters, and the page that has the record. */
export type ListOfRecord = ListVariables<string>;

/** The state of a link from a list to the page of a record, as the browser keeps it in its history. */
export interface StateOfLink {
  current: ListOfRecord;
}

/** The list in the state of a location; undefined for a page that was opened by an address. */
export const listOfState = (state: unknown): ListOfRecord | undefined =>
  (state as Partial<StateOfLink> | null)?.current;
