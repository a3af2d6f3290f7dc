import { parse } from '../common/parse.ts';
import { MOST_GROUPS } from './groups.ts';
import type { FilterLiteral, ReferenceMetadata, ResourceMetadata } from './resource.ts';

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The reference that fills a related record: that of `assignedTrainerId` for `assignedTrainer`. */
export const referenceTo = (resource: ResourceMetadata, relation: string): ReferenceMetadata | undefined =>
  Object.values(resource.fields).find(({ ref }) => ref?.relation === relation)?.ref;

/**
 * `name`, `openingHours { monday … }`, `details { rule … }` or `assignedTrainer { id name }`.
 * @param names everything that is selected: `member.email` adds to the selection of `member`
 */
function selectionOf(resource: ResourceMetadata, name: string, names: readonly string[]): string {
  const { keys, entries } = resource.fields[name] ?? {};
  const inside = keys ?? entries;
  if (inside) return `${name} { ${inside.join(' ')} }`;
  const reference = referenceTo(resource, name);
  if (!reference) return name;
  const more = names.filter(other => other.startsWith(`${name}.`)).map(other => other.split('.')[1]);
  return `${name} { ${[...new Set(['id', reference.title, ...more])].join(' ')} }`;
}

const selected = (resource: ResourceMetadata, names: readonly string[]): string =>
  [...new Set(['id', ...names])]
    .filter(name => !name.includes('.') && !resource.fields[name]?.writeOnly)
    .map(name => selectionOf(resource, name, names))
    .join(' ');

/** `query Members(…) { page: members(…) { items { … } totalCount } }` */
export function listDocument(resource: ResourceMetadata, names: readonly string[]) {
  const { type, plural } = resource;
  return parse(
    `query ${capitalized(plural)}($sort: [${type}Sort!], $page: PageInput, $search: String, $filter: ${type}Filter) {
      page: ${plural}(sort: $sort, page: $page, search: $search, filter: $filter) {
        items { ${selected(resource, names)} }
        totalCount
      }
    }`,
  );
}

/** `query Member($id: ID!) { record: member(id: $id) { … } }`, with the version that an update needs. */
export const recordDocument = (resource: ResourceMetadata, names: readonly string[]) =>
  parse(
    `query ${capitalized(resource.singular)}($id: ID!) {
      record: ${resource.singular}(id: $id) { ${selected(resource, ['version', ...names])} }
    }`,
  );

/** Both return the saved record as lists and dialogs show it, so that the cache has it. */
export const createDocument = (resource: ResourceMetadata, names: readonly string[]) =>
  parse(
    `mutation Create${resource.type}($input: ${resource.type}Input!) {
      record: create${resource.type}(input: $input) { ${selected(resource, ['version', ...names])} }
    }`,
  );

export const updateDocument = (resource: ResourceMetadata, names: readonly string[]) =>
  parse(
    `mutation Update${resource.type}($id: ID!, $patch: ${resource.type}Patch!, $version: Int) {
      record: update${resource.type}(id: $id, patch: $patch, version: $version) {
        ${selected(resource, ['version', ...names])}
      }
    }`,
  );

export const removeDocument = ({ type }: ResourceMetadata) =>
  parse(`mutation Delete${type}($id: ID!) { id: delete${type}(id: $id) }`);

/** `mutation BulkUpdateMembers(…) { started: bulkUpdateMembers(…) { … } }` */
export function bulkDocument({ type, plural }: ResourceMetadata, does: 'Update' | 'Delete') {
  const name = does + capitalized(plural);
  const [variable, argument] =
    does === 'Update'
      ? [`, $patch: ${type}Patch!, $versions: [Int!]`, ', patch: $patch, versions: $versions']
      : ['', ''];
  return parse(
    `mutation Bulk${name}($ids: [ID!], $filter: ${type}Filter, $search: String, $dryRun: Boolean!${variable}) {
      started: bulk${name}(ids: $ids, filter: $filter, search: $search, dryRun: $dryRun${argument}) {
        id preview { total checked changed unchanged rejected rejections { recordId title reason reasonTemplate } }
      }
    }`,
  );
}

/** What is summed up of a list. */
interface Sums {
  /** The fields whose values are added up. */
  sums: readonly string[];
  /** Selects the records of the sums of `total`. */
  totalFilter: FilterLiteral | undefined;
}

/** The variable that includes a sum which needs a permission of its own: `withSalary`. */
export const sumFlag = (name: string) => `with${capitalized(name)}`;

/**
 * Counts and sums of all records of a list, or of its largest groups, as `SummaryDocument` says:
 * `query PaymentsByStatus(…) { groups: paymentsAggregate(…) { group { value: status } count groupCount sum { … } } }`
 * @param by what they are grouped by, as `groupsOf` names it
 */
export function summaryDocument(resource: ResourceMetadata, { sums, totalFilter }: Sums, by?: string) {
  const { type, plural, fields } = resource;
  const guarded = sums.filter(name => fields[name]?.sensitive).map(name => [name, sumFlag(name)] as const);
  const flagOf = new Map(guarded);
  const inSum = sums.map(name => (flagOf.has(name) ? `${name} @include(if: $${flagOf.get(name)})` : name));
  const sum = inSum.length > 0 ? `sum { ${inSum.join(' ')} }` : '';
  const [name = '', period] = by?.split('.') ?? [];
  const figures = resource.figures ? `figures { ${resource.figures.map(each => each.name).join(' ')} }` : '';
  const { groupBy, selection } = groupSelection(fields[name]?.ref, name, period);
  return parse(
    `query ${capitalized(plural)}Summary${capitalized(name)}${capitalized(period ?? '')}(
      $search: String, $filter: ${type}Filter, ${guarded.map(([, flag]) => `$${flag}: Boolean! = false`).join(', ')}
    ) {
      groups: ${plural}Aggregate(search: $search, filter: $filter${
        by ? `, groupBy: [{ ${groupBy} }], sort: [{ count: DESC }], limit: ${MOST_GROUPS}` : ''
      }) {
        count ${sum} ${by ? `groupCount ${selection} ${figures}` : ''}
        ${totalFilter && !by ? `total: filtered(filter: ${literal(totalFilter)}) { ${sum} }` : ''}
      }
    }`,
  );
}

/** The key of groups, and what a response has of them. */
function groupSelection(ref: ReferenceMetadata | undefined, name: string, period: string | undefined) {
  if (ref)
    return {
      groupBy: `${name}: true, ${ref.relation}: { ${ref.title}: true }`,
      selection: `group { value: ${name} record: ${ref.relation} { title: ${ref.title} } }`,
    };
  if (!period) return { groupBy: `${name}: true`, selection: `group { value: ${name} }` };
  return {
    groupBy: `${name}: ${period.toUpperCase()}`,
    selection: `group { date: ${name} { value: ${period} } } min { date: ${name} } max { date: ${name} }`,
  };
}

/**
 * The numbers of records of a list's tabs, as `CountsDocument` says:
 * `query ExpensesCounts(…) { groups: expensesAggregate(…, groupBy: [{ status: true }]) { … } attention0: … }`
 * @param field the field whose choices are tabs
 * @param attention how many tabs have a filter of their own
 */
export function countsDocument(
  { type, plural }: ResourceMetadata,
  field: string | undefined,
  attention: number,
) {
  const names = [field ? 'groups' : 'all', ...Array.from({ length: attention }, (_, at) => `attention${at}`)];
  const roots = names.map(name => {
    const [groupBy, group] =
      name === 'groups' ? [`, groupBy: [{ ${field}: true }]`, `group { value: ${field} } `] : ['', ''];
    return `${name}: ${plural}Aggregate(search: $search, filter: $${name}${groupBy}) { ${group}count }`;
  });
  return parse(
    `query ${capitalized(plural)}Counts(
      $search: String, ${names.map(name => `$${name}: ${type}Filter`).join(', ')}
    ) { ${roots.join(' ')} }`,
  );
}

/** `query PaymentsByMonth($since: LocalDate!) { months: paymentsAggregate(…) { … } }` */
export function monthlyDocument(
  { plural }: ResourceMetadata,
  { date, sum = 'amount', filter = {} }: { date: string; sum?: string; filter?: FilterLiteral },
) {
  return parse(
    `query ${capitalized(plural)}ByMonth($since: LocalDate!) {
      months: ${plural}Aggregate(
        filter: { and: [{ ${date}: { gte: $since } }, ${literal(filter)}] }
        groupBy: [{ ${date}: MONTH }]
      ) {
        group { day: ${date} { month } }
        sum { ${sum === 'amount' ? sum : `amount: ${sum}`} }
      }
    }`,
  );
}

/** `query ExpensesByCategory($since: LocalDate!) { groups: expensesAggregate(…) { … } }`; of a reference by its title. */
export function groupedDocument(
  resource: ResourceMetadata,
  field: string,
  { date, sum = 'amount', filter = {} }: { date: string; sum?: string; filter?: FilterLiteral },
) {
  const { plural } = resource;
  const title = referenceTo(resource, field)?.title;
  return parse(
    `query ${capitalized(plural)}By${capitalized(field)}($since: LocalDate!) {
      groups: ${plural}Aggregate(
        filter: { and: [{ ${date}: { gte: $since } }, ${literal(filter)}] }
        groupBy: [{ ${field}: ${title ? `{ id: true, ${title}: true }` : 'true'} }]
      ) {
        group { ${title ? `record: ${field} { id value: ${title} }` : `value: ${field}`} }
        sum { ${sum === 'amount' ? sum : `amount: ${sum}`} }
      }
    }`,
  );
}

/** `query NextPaymentNumber { paymentNumber: nextPaymentNumber }` */
export function proposalDocument(proposals: Readonly<Record<string, string>>) {
  const fields = Object.entries(proposals).map(([name, rootField]) => `${name}: ${rootField}`);
  return parse(`query ${capitalized(Object.values(proposals)[0] ?? '')} { ${fields.join(' ')} }`);
}

const optionDocuments = new Map<string, ReturnType<typeof parse>>();

/**
 * Finds the records that a reference can name: `options: memberOptions(…)`. One document per resource.
 * @example
 * const members = { options: optionsDocument('member'), failed: 'Failed to fetch members' };
 */
export function optionsDocument(singular: string) {
  const known = optionDocuments.get(singular);
  if (known) return known;
  const document = parse(
    `query ${capitalized(singular)}Options($search: String, $limit: Int!, $ids: [ID!]) {
      options: ${singular}Options(search: $search, limit: $limit, ids: $ids) { id label details { label kind value } }
    }`,
  );
  optionDocuments.set(singular, document);
  return document;
}

/** A constant as GraphQL writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`;
}
