import { withoutUndefined } from '../../common/without-undefined.ts';
import type { AnyScreen } from '../define-screen.ts';
import {
  bulkDocument,
  countsDocument,
  createDocument,
  listDocument,
  proposalDocument,
  recordDocument,
  removeDocument,
  summaryDocument,
  updateDocument,
} from '../documents.ts';
import type { AnyFilter } from '../filter-definition.ts';
import { groupsOf, type SummaryDocument } from '../groups.ts';
import { fieldNameOf, type ResourceMetadata } from '../resource.ts';
import { calendarFields } from './calendar.ts';
import { namesOf } from './form.ts';
import type { AnyOptions } from './options.ts';

/** What the documents depend on besides the options. */
type Derived = Pick<AnyScreen, 'tabs'> & {
  /** The columns whose values are added up. */
  sums: readonly string[];
  /** The filters of the fields. */
  filters: readonly AnyFilter[];
};

/** The operations of a screen. */
export function documentsOf(
  resource: ResourceMetadata,
  options: AnyOptions,
  { sums, filters, tabs }: Derived,
): AnyScreen['documents'] {
  const { proposals, adds = true, changes = true, deletes = true } = options;
  const shown = shownNames(resource, options);
  // A record has what rows show, since its dialog has the name of its row.
  const ofRecord = [...shown, ...editedNames(resource, options)];
  const summed = { sums, totalFilter: options.total?.filter };
  return {
    list: listDocument(resource, shown),
    get: recordDocument(resource, ofRecord),
    create: adds ? createDocument(resource, ofRecord) : undefined,
    update: changes ? updateDocument(resource, ofRecord) : undefined,
    remove: deletes ? removeDocument(resource) : undefined,
    bulkUpdate: changes ? bulkDocument(resource, 'Update') : undefined,
    bulkDelete: deletes ? bulkDocument(resource, 'Delete') : undefined,
    prepare: proposals && proposalDocument(withoutUndefined(proposals)),
    summary: sums.length > 0 ? summaryDocument(resource, summed) : undefined,
    groups: groupDocuments(resource, filters, summed),
    counts: tabs && countsDocument(resource, tabs.field, tabs.attention.length),
  };
}

/** What rows contain. */
const shownNames = ({ periodDate }: ResourceMetadata, options: AnyOptions): string[] => [
  ...Object.keys(options.columns),
  ...(options.alsoSelect ?? []),
  ...changedFields(options),
  ...calendarFields(options),
  ...(periodDate ? [periodDate] : []),
];

/** What a row needs so that its changes can be sent and undone. */
function changedFields({ actions = [] }: AnyOptions): string[] {
  const changed = actions.flatMap(action => ('change' in action ? Object.keys(action.change) : []));
  return changed.length > 0 ? ['version', ...changed] : [];
}

/** The fields that the forms edit. */
const editedNames = (resource: ResourceMetadata, { form, addForm }: AnyOptions): string[] =>
  [form, addForm].flatMap(edited => (edited ? namesOf(edited) : [])).map(name => fieldNameOf(resource, name));

/** The documents of groups, made when they are first read: most lists are never shown in groups. */
function groupDocuments(
  resource: ResourceMetadata,
  filters: readonly AnyFilter[],
  sums: Parameters<typeof summaryDocument>[1],
) {
  const documents: Record<string, SummaryDocument> = {};
  const properties = filters
    .flatMap(groupsOf)
    .map(by => [
      by,
      { enumerable: true, get: () => (documents[by] ??= summaryDocument(resource, sums, by)) },
    ]);
  return Object.defineProperties({}, Object.fromEntries(properties) as PropertyDescriptorMap);
}
