import type { Resource } from './resource.ts';
import { defineField } from './sdl.ts';

/** `an invoice`, `a user` */
export const withArticle = (noun: string) => `${/^(?!us|uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** What `search` finds. */
export const SEARCH_DESCRIPTION =
  'Records that contain every word, in any order and ignoring case, but not accents; one or two letters match the start of a word';

/** The argument `asOf` in the definition of a field. */
export const AS_OF = defineField(
  'asOf',
  'LocalDate',
  "Reads the records as they were at the end of this day in the club's time zone, related ones included. Each table costs as much as all of its rows and audit entries, except for one record by id. Client caches must not store them as the current records",
);

/** The argument `asOfEach` in the definition of an aggregate. */
export const AS_OF_EACH = defineField(
  'asOfEach',
  'DaySeries',
  'Aggregates the records as they were at the end of each of several days, in one query. The groups come in the order of the days, and `asOf` of a group is its day. `filter`, `having`, `rollup`, `limitBy`, shares and ranks are those of each day; `limit`, `offset` and `groupCount` are those of all. Each day costs as much as `asOf`',
);

/** The argument `rollup` in the definition of an aggregate. */
export const ROLLUP = defineField(
  'rollup',
  'Boolean! = false',
  'Adds a subtotal of each beginning of groupBy and the grand total, after their groups. The fields of one entry are one level',
);

/** The argument `limitBy` in the definition of an aggregate. */
export const LIMIT_BY = defineField(
  'limitBy',
  'Int',
  'So many groups, the first in the order of `sort`, for each value of all entries of groupBy but the last',
);

export const DRY_RUN_DESCRIPTION =
  'Changes nothing: returns what would be stored, and the audit entries in `extensions.dryRun`. All mutations of the document need it';

/** The argument `dryRun` in the definition of a field. */
export const DRY_RUN = defineField('dryRun', 'Boolean! = false', DRY_RUN_DESCRIPTION);

/** The fields with the time at which a record was created, and last changed. */
function timesOf({ columns }: Resource): { created: string; changed: string } {
  const [created, changed = created] = columns.filter(({ kind }) => kind === 'dateTime');
  return { created: created!.name, changed: changed!.name };
}

/** The description of the list of a resource. */
export function listDescription(resource: Resource): string {
  const {
    plural,
    title,
    itemLabels: [, items],
    defaultSort,
  } = resource;
  const { created, changed } = timesOf(resource);
  const order = Object.entries(defaultSort).map(([field, direction]) =>
    direction === 'desc' ? `${field} descending` : field,
  );
  return `A page of ${items}, by default the first 25 sorted by ${order.join(', ')}. \`search\`: ${SEARCH_DESCRIPTION.toLowerCase()}.

Example: \`${plural}(filter: { ${created}: { gte: "2026-01-01T00:00:00Z" } }, sort: [{ field: ${changed}, direction: DESC }], page: { limit: 10 }) { totalCount items { id ${title} } }\``;
}

/** The description of a list within a record. */
export const collectionDescription = ({ itemLabels: [, items] }: Resource) => `A page of its ${items}`;

/** The description of the aggregates of a list within a record. */
export const collectionAggregateDescription = ({ itemLabels: [, items] }: Resource) =>
  `Counts, sums, averages and extremes of its ${items}; the count is 0 without any`;

export const recordDescription = ({ itemLabels: [item] }: Resource) =>
  `The ${item} with this id; null when it does not exist`;

export const createDescription = ({ itemLabels: [item] }: Resource) =>
  `Creates ${withArticle(item)}. Validation errors are reported together, by field`;

export const updateDescription = ({ itemLabels: [item] }: Resource) =>
  `Changes the given fields of ${withArticle(item)}. With \`version\`, rejects the change when the record has been saved since that version`;

export const deleteDescription = ({ itemLabels: [item] }: Resource) =>
  `Deletes ${withArticle(item)} and returns its id. Rejected while other records refer to it`;

export const optionsDescription = ({ itemLabels: [, items] }: Resource) =>
  `Choices for a selector of ${items}, sorted by label: those whose label contains \`search\`, at most \`limit\` (up to 100), or those with these \`ids\``;

/** The description of the aggregate of a resource. */
export function aggregateDescription(
  resource: Resource,
  { maxGroups, defaultGroups }: { maxGroups: number; defaultGroups: number },
): string {
  const {
    plural,
    itemLabels: [, items],
  } = resource;
  const { created } = timesOf(resource);
  return `Counts, sums, averages, percentiles and extremes of ${items}: one row for all of them, or one for each group of \`groupBy\`.

\`filter\` and \`search\` select the ${items}, \`having\` selects the groups. \`having\` and \`sort\` have the shape of the response: \`sum { amount }\` is filtered by \`having: { sum: { amount: { gt: 100 } } }\` and sorted by \`sort: [{ sum: { amount: DESC } }]\`. Other figures of the response are named by their path: \`sort: [{ figure: "paid.count" }]\`. \`fill\` adds the periods of a date that have no ${items}, with counts and sums of 0, between the start and the end that \`filter\` gives the date. By default groups are sorted by their fields and limited to ${defaultGroups} (\`limit\`, up to ${maxGroups}; \`extensions.truncated\` reports more).

Example: \`${plural}Aggregate(groupBy: [{ ${created}: MONTH }], sort: [{ count: DESC }]) { group { ${created} { month } } count }\``;
}
