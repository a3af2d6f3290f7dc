import type { TypedDocumentNode } from '@apollo/client';
import { omit } from '../common/omit.ts';
import { withoutUndefined } from '../common/without-undefined.ts';
import type { AnyScreen, ColumnDefinition, RecordOf, ScreenDefinition } from './define-screen.ts';
import { figureFilters } from './derive-fields.ts';
import { titleCase, wordsOf } from './labels.ts';
import type {
  DefinedName,
  FieldOf,
  RelatedName,
  ResourceMetadata,
  ShownName,
  SortFieldOf,
} from './resource.ts';
import { calendarOf } from './screen/calendar.ts';
import { columnsOf, sumsOf } from './screen/columns.ts';
import { documentsOf } from './screen/documents.ts';
import { filtersOf } from './screen/filters.ts';
import { formOf } from './screen/form.ts';
import { monthlyOf } from './screen/monthly.ts';
import type { AnyOptions, Row, ScreenNames, ScreenOptions, Values } from './screen/options.ts';
import { tabsOf } from './screen/tabs.ts';

/**
 * The definition that the components use, with the names of columns and filters, by which panels are typed. The record of
 * its dialog has what rows show.
 */
type ResourceScreen<Resource extends ResourceMetadata, Names extends ScreenNames> = Omit<
  ScreenDefinition<Row<Resource, Names>, SortFieldOf<Resource>, Values<Resource, Names>>,
  'columns'
> & {
  columns: readonly (ColumnDefinition<Row<Resource, Names>, SortFieldOf<Resource>> & {
    key: Names['columns'];
  })[];
  filters?: { fields: readonly { name: FieldOf<Resource, Names['filters']> }[] };
  documents: {
    get: TypedDocumentNode<
      {
        record: (RecordOf<Values<Resource, Names>> & Row<Resource, Names> & { version: number }) | null;
      },
      { id: string }
    >;
  };
};

/**
 * The values of a screen's form.
 * @example
 * type LocationValues = FormValuesOf<typeof locationsScreen>;
 * const cityOf = ({ city }: LocationValues) => city;
 */
export type FormValuesOf<Screen> =
  Screen extends ScreenDefinition<infer _Row, infer _SortField, infer Values> ? Values : never;

/**
 * Describes a screen of a grid and a dialog. Documents, rules, empty values, labels, formats and choices come from the
 * resource; the options contain only what is specific to the screen.
 * @param resource of `@gym/hub-kit/resources`
 * @throws {Error} that names a field which the resource does not have
 * @example
 * export default defineScreen(locations, {
 *   title: 'Locations',
 *   icon: 'map-pin',
 *   columns: { name: {}, city: {} },
 *   filters: ['name', 'city'],
 *   sort: { name: 'asc' },
 *   form: { sections: [{ title: 'Location', fields: ['name', 'city'] }] },
 * });
 */
export function defineScreen<
  const Resource extends ResourceMetadata,
  Shown extends ShownName<Resource>,
  Edited extends DefinedName<Resource>,
  const Selected extends ShownName<Resource> | RelatedName<Resource> = never,
  Filtered extends DefinedName<Resource> = never,
>(
  resource: Resource,
  options: ScreenOptions<Resource, { columns: Shown; alsoSelect: Selected; filters: Filtered; form: Edited }>,
): ResourceScreen<Resource, { columns: Shown; alsoSelect: Selected; filters: Filtered; form: Edited }>;
export function defineScreen(resource: ResourceMetadata, options: AnyOptions): AnyScreen {
  const { form, addForm, total, pageSize = 10 } = options;
  const one = resource.label.charAt(0).toLowerCase() + resource.label.slice(1);
  const tabs = tabsOf(resource, options);
  const sums = sumsOf(resource, options);
  const filters = filtersOf(resource, options);
  return {
    pageSize,
    pageSizes: pageSize > 10 ? [10, 25, 50, 100] : [5, 10, 25],
    ...omit(options, DERIVED),
    resource: resource.resource,
    record: resource.singular,
    periodDate: resource.periodDate,
    addLabel: options.addLabel ?? `Add ${titleCase(resource.label)}`,
    entity: options.entity ?? { one, many: wordsOf(resource.plural) },
    documents: documentsOf(resource, options, { sums, filters, tabs }),
    tabs,
    columns: columnsOf(resource, options, false),
    exportOnly: columnsOf(resource, options, true),
    monthly: monthlyOf(resource, options),
    calendar: calendarOf(resource, options),
    sums,
    figures: resource.figures,
    totalLabels: total && withoutUndefined(total.sums),
    filters: options.filters && { fields: [...filters, ...figureFilters(resource)] },
    form: formOf(resource, options, form),
    addForm: addForm && formOf(resource, options, addForm),
  };
}

/** The options that the definition has in another form. */
const DERIVED = [
  'fields',
  'choices',
  'requiredMessage',
  'alsoSelect',
  'attentionTabs',
  'proposals',
  'total',
  'adds',
  'changes',
  'deletes',
] as const;
