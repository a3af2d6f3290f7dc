import { optionsDescription } from '../declaration/descriptions.ts';
import { recordId } from '../declaration/record-id.ts';
import { titleColumn, type Resource } from '../declaration/resource.ts';
import { mayChoose } from '../declaration/rules.ts';
import { defineField } from '../declaration/sdl.ts';
import { MAX_OPTIONS, readOptions } from '../query/options.ts';
import { declareCost, type CostScope, type RootField } from './resolver-class.ts';

interface OptionsArguments {
  search?: string | null;
  limit: number;
  ids?: readonly string[] | null;
}

/** What an option costs: its record, and those of which its detail shows the titles. */
const OPTION_COST = 5;

/**
 * What the options of a resource cost: like a list of its records that is searched or sorted by the title. The size of a
 * table is a hint, so that options which the caller may not have cost as much as none.
 * @param isFiltered whether the resolver leaves out some of the records
 */
export const optionsCost =
  (resourceOf: () => Resource, isFiltered = false) =>
  ({ search, limit, ids }: OptionsArguments, { access, sizes }: CostScope): number => {
    const resource = resourceOf();
    if (!mayChoose(access, resource)) return 1;
    if (ids) return 1 + ids.length * OPTION_COST;
    const rows = Math.min(Math.max(limit, 1), MAX_OPTIONS);
    const isIndexed = Object.keys(resource.defaultSort)[0] === titleColumn(resource).name;
    const scanned = search || isFiltered || resource.offered || !isIndexed ? sizes.rows(resource.table) : 0;
    return 1 + scanned + rows * OPTION_COST;
  };

/** The root field of what a selector of records offers: `memberOptions`. */
export const optionsResolver = (resource: Resource): RootField => ({
  type: 'Query',
  name: `${resource.singular}Options`,
  sdl: defineField(
    `${resource.singular}Options(search: String, limit: Int! = 20, ids: [ID!])`,
    '[Option!]!',
    optionsDescription(resource),
  ),
  types: [],
  extensions: declareCost(optionsCost(() => resource)),
  resolve({ search, limit, ids }: OptionsArguments, context) {
    const numbers = ids?.map(id => recordId(id, resource.label));
    return readOptions(resource, { search: search ?? undefined, limit, ids: numbers }, context);
  },
});
