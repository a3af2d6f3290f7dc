import type { TypedDocumentNode } from '@apollo/client';
import { t } from '../common/text.ts';
import type { Due } from './due.ts';
import {
  countsDocument,
  createDocument,
  listDocument,
  groupedDocument,
  monthlyDocument,
  proposalDocument,
  recordDocument,
  removeDocument,
  totalDocument,
  updateDocument,
  type FilterLiteral,
} from './documents.ts';
import type {
  ChipColors,
  ColumnDefinition,
  ColumnLook,
  FormOptions,
  Output,
  RecordOf,
  RowActionDefinition,
  ScreenBasics,
  ScreenDefinition,
  ValueRule,
} from './define-screen.ts';
import type { NewRecordContext } from './field-definition.ts';
import {
  blankOf,
  deriveColumn,
  deriveField,
  deriveFilter,
  metadataOf,
  type ChoiceDefaults,
  type FieldOptions,
} from './derive-fields.ts';
import { dueFilter, type ConditionOf, type DeclaredFilter } from './declared-filter.ts';
import { titleCase, wordsOf } from './labels.ts';
import type { ListTabs } from './list-tabs.ts';
import type {
  FieldName,
  FilterOf,
  ProposalField,
  RelatedName,
  ResourceMetadata,
  RowOf,
  ShownName,
  SortFieldOf,
  ValuesOf,
} from './resource.ts';

/** What a screen says of a column beyond what its name gives. */
export interface ColumnOptions<Value, Row, Choice = Value> extends ColumnLook<Row, Value> {
  /** Otherwise the label of the field. */
  title?: string;
  align?: 'start' | 'end';
  /** The header does not sort, since the order of the values says nothing. */
  unsorted?: true;
  /** Shows the value, or each of a list, as a chip. */
  chip?: ChipColors<Choice>;
  /** Marks rows whose date comes near or is past. */
  due?: Due<keyof Row & string>;
  /** Tells related records of the same name apart, by a tooltip or in the cell. */
  tellsApart?: true;
}

type ColumnsOf<Resource extends ResourceMetadata, Names extends string, Row> = {
  [Name in Names]: ColumnOptions<
    Name extends keyof Row ? Row[Name] : never,
    Row,
    Resource['fields'][Name] extends { values: readonly (infer Choice)[] }
      ? Choice
      : Name extends keyof Row
        ? Row[Name]
        : never
  >;
};

interface Section<Name extends string, Values> {
  title: string;
  /** Columns of the form's twelve for each field; six unless given. */
  span?: 3 | 4 | 6 | 8 | 12;
  fields: readonly Name[];
  /** A result shown below the fields, such as a total that the server computes. */
  output?: Output<Values>;
}

interface Form<Name extends string, Values> extends FormOptions<Values> {
  sections: readonly Section<Name, Values>[];
}

type RequiredMessage = string | ((label: string) => string);

/** Tabs of records that somebody has to act on, each with a filter by fields that the list can be filtered by. */
type AttentionTabOptions<Resource extends ResourceMetadata, Filtered extends string> = { label: string } & (
  | {
      filter: { readonly [Name in Filtered]?: ConditionOf<Resource['fields'][Name]> };
      /** Marks the number of records as late. */
      isLate?: true;
    }
  /** The records whose deadline approaches. */
  | { due: Due<Filtered> }
  /** The records whose deadline has passed; they are late. */
  | { overdue: Due<Filtered> }
);

/** The fields of these whose values are choices. */
type ChoiceName<Resource extends ResourceMetadata, Names extends string> = {
  [Name in Names]: Resource['fields'][Name] extends { kind: 'choice' } ? Name : never;
}[Names];

/** What is specific to a screen; everything else is derived from the resource. */
export interface ScreenOptions<
  Resource extends ResourceMetadata,
  Shown extends ShownName<Resource>,
  Exported extends ShownName<Resource>,
  Selected extends string,
  Edited extends FieldName<Resource>,
  Read extends string,
  Filtered extends FieldName<Resource>,
> extends ScreenBasics<
  RowOf<Resource, NoInfer<Shown | Exported | Selected>>,
  SortFieldOf<Resource>,
  ValuesOf<Resource, FieldName<Resource>>
> {
  /** `Add Member`, of the resource's label, unless given. */
  addLabel?: string;
  /** The record in the middle of a sentence, `parking pass` and `parking passes`; otherwise by its label. */
  entity?: { one: string; many: string };
  /** What holds for a field wherever the screen shows it. */
  fields?: {
    [Name in FieldName<Resource>]?: FieldOptions<ValuesOf<Resource, Name>[Name], FieldName<Resource>>;
  };
  /** What holds for all drop-downs. */
  choices?: ChoiceDefaults;
  /** The message of every required field, instead of those that the API declares; a function of the field's label. */
  requiredMessage?: RequiredMessage;
  columns: ColumnsOf<Resource, Shown, RowOf<Resource, NoInfer<Shown | Exported | Selected>>>;
  /** Further columns of the exported file. */
  exportOnly?: ColumnsOf<Resource, Exported, RowOf<Resource, NoInfer<Shown | Exported | Selected>>>;
  /** What rows contain although no column shows it: `version`, `member.email`. */
  alsoSelect?: readonly Selected[];
  filters?: readonly Filtered[];
  /** The field whose choices are tabs above the list, with the numbers of their records: `status`. */
  tabs?: ChoiceName<Resource, NoInfer<Filtered>>;
  /** Further tabs before those of the choices: `Overdue`. */
  attentionTabs?: readonly AttentionTabOptions<Resource, NoInfer<Filtered>>[];
  /** What the dialog of a stored record shows without editing it; `useStoredRecord` returns it. */
  recordShows?: readonly Read[];
  /** The amounts of the last months, as a chart. */
  monthly?: {
    title: string;
    subtitle?: string;
    date: FieldName<Resource>;
    /** `amount` by default. */
    sum?: FieldName<Resource>;
    filter?: FilterOf<Resource>;
    /** Fields, or related records, by which the amounts of this year can be shown instead. */
    by?: readonly string[];
  };
  /** The sums over all pages, with their labels. */
  total?: { sums: { [Name in FieldName<Resource>]?: string }; filter?: FilterOf<Resource> };
  form: Form<Edited, ValuesOf<Resource, NoInfer<Edited>>>;
  /** The form of a new record, where it is another one. */
  addForm?: Form<Edited, ValuesOf<Resource, NoInfer<Edited>>>;
  /** The root field that proposes a value for a new record, by the name of the value: `{ paymentNumber: 'nextPaymentNumber' }`. */
  proposals?: { [Name in NoInfer<Edited>]?: ProposalField };
  /** No record is deleted on this screen. */
  keepsRecords?: true;
  /** The server makes the records: none is added on this screen. */
  addsNone?: true;
  /** No record is changed on this screen. */
  changesNone?: true;
}

/**
 * Describes a screen of a grid and a dialog. Documents, rules, empty values, labels, formats and choices come from the
 * resource; the options contain only what is specific to the screen.
 * @param resource of `@gym/hub-kit/resources`
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
  Edited extends FieldName<Resource>,
  Exported extends ShownName<Resource> = never,
  const Selected extends ShownName<Resource> | RelatedName<Resource> = never,
  const Read extends ShownName<Resource> = never,
  Filtered extends FieldName<Resource> = never,
>(
  resource: Resource,
  options: ScreenOptions<Resource, Shown, Exported, Selected, Edited, Read, Filtered>,
): ResourceScreen<Resource, Shown | Exported | Selected, Edited, Read, Shown, Filtered> {
  return deriveScreen(resource, options as unknown as ReadOptions) as unknown as ResourceScreen<
    Resource,
    Shown | Exported | Selected,
    Edited,
    Read,
    Shown,
    Filtered
  >;
}

/**
 * The definition that the components use, the record of its dialog with what it shows without editing, and the names of
 * columns and filters, by which panels are typed.
 */
type ResourceScreen<
  Resource extends ResourceMetadata,
  Selected,
  Edited extends FieldName<Resource>,
  Read,
  Shown,
  Filtered,
> = Omit<
  ScreenDefinition<RowOf<Resource, Selected>, SortFieldOf<Resource>, ValuesOf<Resource, Edited>>,
  'columns'
> & {
  columns: readonly (ColumnDefinition<RowOf<Resource, Selected>, SortFieldOf<Resource>> & { key: Shown })[];
  filters?: { fields: readonly { name: Filtered }[] };
  documents: {
    get: TypedDocumentNode<
      { record: (RecordOf<ValuesOf<Resource, Edited>> & RowOf<Resource, Read> & { version: number }) | null },
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

type Texts = Readonly<Record<string, string>>;

/** The options as the functions below read them, whatever the resource. */
interface ReadOptions extends Pick<
  ScreenOptions<never, never, never, never, never, never, never>,
  | 'title'
  | 'addLabel'
  | 'entity'
  | 'choices'
  | 'requiredMessage'
  | 'keepsRecords'
  | 'addsNone'
  | 'changesNone'
> {
  fields?: Readonly<Record<string, FieldOptions | undefined>>;
  columns: Columns;
  exportOnly?: Columns;
  alsoSelect?: readonly string[];
  recordShows?: readonly string[];
  monthly?: {
    title: string;
    subtitle?: string;
    date: string;
    sum?: string;
    filter?: FilterLiteral;
    by?: readonly string[];
  };
  filters?: readonly string[];
  tabs?: string;
  pageSize?: number;
  attentionTabs?: readonly ReadAttentionTab[];
  actions?: readonly RowActionDefinition<never, Readonly<Record<string, unknown>>>[];
  total?: { sums: Texts; filter?: FilterLiteral };
  form: Form<string, never>;
  addForm?: Form<string, never>;
  proposals?: Texts;
}

interface ReadAttentionTab {
  label: string;
  filter?: DeclaredFilter;
  isLate?: true;
  due?: Due;
  overdue?: Due;
}

type Columns = Readonly<Record<string, ColumnOptions<unknown, object>>>;

function deriveScreen(resource: ResourceMetadata, options: ReadOptions) {
  const {
    fields: _,
    choices,
    requiredMessage: __,
    alsoSelect = [],
    proposals,
    total,
    keepsRecords,
    addsNone,
    changesNone,
    recordShows = [],
    monthly,
    attentionTabs: ___,
    ...rest
  } = options;
  const { columns, exportOnly = {}, filters, form, addForm } = options;
  const one = resource.label.charAt(0).toLowerCase() + resource.label.slice(1);
  const dated = resource.periodDate ? [resource.periodDate] : [];
  const shown = [
    ...Object.keys(columns),
    ...Object.keys(exportOnly),
    ...alsoSelect,
    ...changedFields(options),
    ...dated,
  ];
  const tabs = tabsOf(resource, options);
  const edited = [...namesOf(form), ...(addForm ? namesOf(addForm) : [])];
  // A record has what rows show, since its dialog has the name of its row.
  const ofRecord = [...shown, ...edited, ...recordShows];
  return {
    pageSize: 10,
    pageSizes: (options.pageSize ?? 10) > 10 ? [10, 25, 50, 100] : [5, 10, 25],
    ...rest,
    resource: resource.resource,
    record: resource.singular,
    periodDate: resource.periodDate,
    addLabel: options.addLabel ?? `Add ${titleCase(resource.label)}`,
    entity: options.entity ?? { one, many: wordsOf(resource.plural) },
    documents: {
      list: listDocument(resource, shown),
      get: recordDocument(resource, ofRecord),
      create: addsNone ? undefined : createDocument(resource, ofRecord),
      update: changesNone ? undefined : updateDocument(resource, ofRecord),
      remove: keepsRecords ? undefined : removeDocument(resource),
      prepare: proposals && proposalDocument(proposals),
      total: total && totalDocument(resource, Object.keys(total.sums), total.filter),
      counts: tabs && countsDocument(resource, tabs.field, tabs.attention.length),
    },
    tabs,
    columns: columnsOf(resource, options, columns),
    exportOnly: columnsOf(resource, options, exportOnly),
    monthly: monthly && {
      title: monthly.title,
      subtitle: monthly.subtitle,
      document: monthlyDocument(resource, monthly),
      by: monthly.by?.map(name => ({
        label: titleCase(
          columnTitle(resource, options, name) ??
            deriveColumn(resource, name, fieldOptions(options, name)).label,
        ),
        document: groupedDocument(resource, name, monthly),
      })),
    },
    totalLabels: total && labelsOf(total.sums),
    filters: filters && {
      fields: filters.map(name => {
        const label = columnTitle(resource, options, name);
        return deriveFilter(resource, name, fieldOptions(options, name), { choices: choices ?? {}, label });
      }),
    },
    form: formOf(resource, options, form),
    addForm: addForm && formOf(resource, options, addForm),
  };
}

const namesOf = ({ sections }: Form<string, never>) => sections.flatMap(({ fields }) => fields);

/** What a row needs so that its changes can be sent and undone. */
function changedFields({ actions = [] }: ReadOptions): string[] {
  const changed = actions.flatMap(action => ('change' in action ? Object.keys(action.change) : []));
  return changed.length > 0 ? ['version', ...changed] : [];
}

function tabsOf(resource: ResourceMetadata, options: ReadOptions): ListTabs | undefined {
  const { tabs: field, attentionTabs = [], title } = options;
  if (!field && attentionTabs.length === 0) return undefined;
  const fieldLabel = field && (columnTitle(resource, options, field) ?? metadataOf(resource, field).label);
  return {
    field,
    label: titleCase(fieldLabel ?? title),
    attention: attentionTabs.map(({ label, filter, isLate = false, due, overdue }) => {
      if (overdue) return { label, filter: dueFilter(overdue, true), isLate: true, sort: overdue.field };
      if (due) return { label, filter: dueFilter(due, false), isLate, sort: due.field };
      return { label, filter: filter ?? {}, isLate };
    }),
  };
}

const fieldOptions = ({ fields = {} }: ReadOptions, name: string): FieldOptions => fields[name] ?? {};

/** A list of what a drop-down offers, and not of texts of the club. */
const isChoiceList = (field: ResourceMetadata['fields'][string] | undefined) =>
  field?.kind === 'textList' && field.masterData !== undefined;

function columnsOf(resource: ResourceMetadata, options: ReadOptions, columns: Columns) {
  return Object.entries(columns).map(([name, column]) => {
    const { label, record, ...derived } = deriveColumn(resource, name, fieldOptions(options, name));
    const { tellsApart, align, unsorted, ...own } = column;
    return {
      key: name,
      title: titleCase(label),
      ...(isChoiceList(resource.fields[name]) && { textOf: (value: string) => t(value) }),
      ...derived,
      ...(tellsApart && { record }),
      ...(unsorted && { sortKey: undefined }),
      ...(align && { align: align === 'end' ? align : undefined }),
      ...own,
    };
  });
}

/** A filter is called as the column that shows its field. */
function columnTitle(resource: ResourceMetadata, { columns }: ReadOptions, name: string): string | undefined {
  return columns[name]?.title ?? columns[resource.fields[name]?.ref?.relation ?? name]?.title;
}

/** The first sum is read as `amount`. */
const labelsOf = (sums: Texts) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, label], index) => [index === 0 ? 'amount' : name, label]),
  );

function formOf(resource: ResourceMetadata, options: ReadOptions, form: Form<string, never>) {
  const names = namesOf(form);
  return {
    ...form,
    rules: Object.fromEntries(names.map(name => [name, valueRule(resource, options, name)])),
    empty: (context: NewRecordContext) =>
      Object.fromEntries(
        names.map(name => [name, emptyValue(resource, name, fieldOptions(options, name), context)]),
      ),
    sections: form.sections.map(({ title, span, fields, output }) => ({
      title,
      output,
      fields: fields.map(name =>
        deriveField(resource, name, fieldOptions(options, name), {
          choices: options.choices ?? {},
          isRequired: valueRule(resource, options, name).missing !== undefined,
          span,
        }),
      ),
    })),
  };
}

function valueRule(resource: ResourceMetadata, options: ReadOptions, name: string): ValueRule {
  const field = metadataOf(resource, name);
  const { required, rule } = fieldOptions(options, name);
  const declared = field.required === true ? `${field.label} is required` : field.required;
  const { requiredMessage = declared } = options;
  const common = typeof requiredMessage === 'function' ? requiredMessage(field.label) : requiredMessage;
  const missing = typeof required === 'string' ? required : declared && common;
  return { field, missing, extend: rule };
}

function emptyValue(
  resource: ResourceMetadata,
  name: string,
  options: FieldOptions,
  context: NewRecordContext,
): unknown {
  const metadata = metadataOf(resource, name);
  const { default: value = metadata.default ?? blankOf(metadata) } = options;
  return typeof value === 'function' ? value(context) : value;
}
