import { foldText } from '../common/fold-text.ts';
import type { RecordName } from '../common/record-pages.ts';
import type * as resources from '../generated/resources.ts';
import type { Schema } from '../common/schema.ts';
import type { SearchHit } from './search.graphql.ts';

type Resources = typeof resources;

/** The names of the records that the search over all records finds. */
type Searched = {
  [
    Key in keyof Resources
  ]: `${Resources[Key]['type']}Hit` extends Schema['types']['SearchHit']['possibleTypes']
    ? Resources[Key]['singular']
    : never;
}[keyof Resources];

/** Whether a list finds a record by its title: the title of a session is its type, which many have. */
const isFoundByTitle: Readonly<Record<Searched, boolean>> = {
  billingRecord: true,
  contract: true,
  employee: true,
  equipmentItem: true,
  member: true,
  parkingPass: true,
  payment: true,
  session: false,
  trainer: true,
};

/** Whether titles are suggested to the search of a list of these records. */
export const hasSuggestions = (record: RecordName): boolean =>
  (isFoundByTitle as Readonly<Partial<Record<RecordName, boolean>>>)[record] ?? false;

const MOST = 5;

/**
 * The titles that are suggested to a search without results, the best first.
 * @param hits what the search over all records found
 * @param record what the list shows
 */
export function suggestedTitles(hits: readonly SearchHit[], record: RecordName, search: string): string[] {
  const titles = hits.filter(({ kind }) => kind === record).map(({ title }) => title);
  // That title was searched for: filters of the list leave its record out.
  const otherTitles = titles.filter(title => foldText(title) !== foldText(search));
  return [...new Set(otherTitles)].slice(0, MOST);
}
