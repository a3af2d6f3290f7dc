import type { TypedDocumentNode } from '@apollo/client';
import { t } from '../common/text.ts';
import type { Due } from './due.ts';
import {
  bulkDocument,
  countsDocument,
  createDocument,
  listDocument,
  groupedDocument,
  monthlyDocument,
  optionsDocument,
  proposalDocument,
  recordDocument,
  removeDocument,
  summaryDocument,
  updateDocument,
} from './documents.ts';
import { omit } from '../common/omit.ts';
import type {
  AnyColumn,
  AnyScreen,
  CalendarRemarks,
  CalendarColumn,
  ChipColors,
  ColumnDefinition,
  ColumnLook,
  FormOptions,
  Output,
  RecordOf,
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
  isNumeric,
  figureFilters,
  metadataOf,
  ownRecordOf,
  type ChoiceDefaults,
  type FieldOptions,
} from './derive-fields.ts';
import { dueFilter, type ConditionOf } from './declared-filter.ts';
import type { AnyFilter } from './filter-definition.ts';
import { groupsOf, type SummaryDocument } from './groups.ts';
import { titleCase, wordsOf } from './labels.ts';
import type { ListTabs } from './list-tabs.ts';
import { fieldNameOf } from './resource.ts';
import type {
  DefinedName,
  FieldKind,
  FieldMetadata,
  FieldName,
  FieldOf,
  FigureName,
  FilterLiteral,
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
  /** The values are not added up, since their sum says nothing. */
  unsummed?: true;
  /** Shows the value, or each of a list, as a chip. */
  chip?: ChipColors<Choice>;
  /** Marks rows whose date comes near or is past. */
  due?: Due<keyof Row & string>;
  /** Tells related records of the same name apart, by a tooltip or in the cell. */
  tellsApart?: true;
  /** Only in the exported file, behind the columns that the list shows. */
  exportOnly?: true;
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

type MetadataOf<Resource extends ResourceMetadata, Name> = Resource['fields'][FieldOf<Resource, Name>];

/** Tabs of records that somebody has to act on, each with a filter by fields that the list can be filtered by. */
type AttentionTabOptions<Resource extends ResourceMetadata, Filtered extends string> = { label: string } & (
  | {
      filter: { readonly [Name in Filtered]?: ConditionOf<MetadataOf<Resource, Name>> };
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
  [Name in Names]: FieldMetadata extends Resource['fields'][Name]
    ? Name
    : Resource['fields'][Name] extends { kind: 'choice' }
      ? Name
      : never;
}[Names];

/** The fields of a kind. */
type NameOfKind<Resource extends ResourceMetadata, Kind extends FieldKind> = {
  [Name in FieldName<Resource>]: FieldMetadata extends Resource['fields'][Name]
    ? Name
    : Resource['fields'][Name] extends { kind: Kind }
      ? Name
      : never;
}[FieldName<Resource>];

/** What a day of a calendar can be divided by: related records, or texts. */
type DividingName<Resource extends ResourceMetadata> =
  | NameOfKind<Resource, 'text'>
  | {
      [Name in FieldName<Resource>]: Resource['fields'][Name] extends {
        ref: { relation: infer Relation extends string };
      }
        ? Relation
        : never;
    }[FieldName<Resource>];

/** The names that the options of a screen give, by which they are checked. */
interface ScreenNames {
  columns: string;
  alsoSelect: string;
  filters: string;
  /** The fields of the form. */
  form: string;
}

/** The rows of a screen with these names. */
type Row<Resource extends ResourceMetadata, Names extends ScreenNames> = RowOf<
  Resource,
  NoInfer<Names['columns'] | Names['alsoSelect']>
>;

/** The values of its form. */
type Values<Resource extends ResourceMetadata, Names extends ScreenNames> = ValuesOf<
  Resource,
  FieldOf<Resource, NoInfer<Names['form']>>
>;

/** What is specific to a screen; everything else is derived from the resource. References are named by their relation. */
export interface ScreenOptions<
  Resource extends ResourceMetadata,
  Names extends ScreenNames,
> extends ScreenBasics<Row<Resource, Names>, SortFieldOf<Resource>, ValuesOf<Resource, FieldName<Resource>>> {
  /** `Add Member`, of the resource's label, unless given. */
  addLabel?: string;
  /** The record in the middle of a sentence, `parking pass` and `parking passes`; otherwise by its label. */
  entity?: { one: string; many: string };
  /** What holds for a field wherever the screen shows it. */
  fields?: {
    [Name in DefinedName<Resource>]?: FieldOptions<
      ValuesOf<Resource, FieldOf<Resource, Name>>[FieldOf<Resource, Name>],
      FieldName<Resource>
    >;
  };
  /** What holds for all drop-downs. */
  choices?: ChoiceDefaults;
  /** The message of every required field, instead of those that the API declares; a function of the field's label. */
  requiredMessage?: RequiredMessage;
  columns: ColumnsOf<Resource, Names['columns'], Row<Resource, Names>>;
  /** What rows and records contain although no column shows it: `version`, `member.email`; `useStoredRecord` returns it. */
  alsoSelect?: readonly Names['alsoSelect'][];
  filters?: readonly Names['filters'][];
  /** The field whose choices are tabs above the list, with the numbers of their records: `status`. */
  tabs?: ChoiceName<Resource, NoInfer<Names['filters']>>;
  /** Further tabs before those of the choices: `Overdue`. */
  attentionTabs?: readonly AttentionTabOptions<Resource, NoInfer<Names['filters']>>[];
  /** The amounts of the last months, as a chart. */
  monthly?: {
    title: string;
    subtitle?: string;
    date: FieldName<Resource>;
    /** `amount` by default. */
    sum?: FieldName<Resource>;
    /** The figure whose records count; all records without it. */
    figure?: FigureName<Resource>;
    /** Fields, or related records, by which the amounts of this year can be shown instead. */
    by?: readonly DefinedName<Resource>[];
  };
  /** The sums over all pages, with their labels. */
  total?: { sums: { [Name in FieldName<Resource>]?: string }; filter?: FilterOf<Resource> };
  /**
   * Shows the records also as a calendar, by a date and two times of the club's clock; `columns` are the related records
   * or texts by which a day can be divided.
   */
  calendar?: {
    date: NameOfKind<Resource, 'date'>;
    start: NameOfKind<Resource, 'time'>;
    end: NameOfKind<Resource, 'time'>;
    columns: readonly [DividingName<Resource>, ...DividingName<Resource>[]];
    /** What is to be said of its records, such as a clash. */
    remarks?: CalendarRemarks;
  };
  form: Form<Names['form'], Values<Resource, Names>>;
  /** The form of a new record, where it is another one. */
  addForm?: Form<Names['form'], Values<Resource, Names>>;
  /** The root field that proposes a value for a new record, by the name of the value: `{ paymentNumber: 'nextPaymentNumber' }`. */
  proposals?: { [Name in NoInfer<Names['form']>]?: ProposalField };
  /** Whether records are added on this screen; true unless the server makes them. */
  adds?: boolean;
  /** Whether records are changed on this screen; true by default. */
  changes?: boolean;
  /** Whether records are deleted on this screen; true by default. */
  deletes?: boolean;
}

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

/** The options of any screen. */
type AnyOptions = ScreenOptions<ResourceMetadata, ScreenNames>;

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
  const { columns, filters, form, addForm, proposals, monthly } = options;
  const counted = monthly && { ...monthly, filter: figureFilter(resource, monthly.figure) };
  const { adds = true, changes = true, deletes = true } = options;
  const one = resource.label.charAt(0).toLowerCase() + resource.label.slice(1);
  const dated = resource.periodDate ? [resource.periodDate] : [];
  const shown = [
    ...Object.keys(columns),
    ...(options.alsoSelect ?? []),
    ...changedFields(options),
    ...calendarFields(options),
    ...dated,
  ];
  const tabs = tabsOf(resource, options);
  const totalLabels = options.total && definedTexts(options.total.sums);
  const sums = sumsOf(resource, options);
  const summed = { sums, totalFilter: options.total?.filter };
  const filterFields = filtersOf(resource, options);
  const edited = [form, addForm].flatMap(form => (form ? namesOf(form) : []));
  // A record has what rows show, since its dialog has the name of its row.
  const ofRecord = [...shown, ...edited.map(name => fieldNameOf(resource, name))];
  return {
    pageSize: 10,
    pageSizes: (options.pageSize ?? 10) > 10 ? [10, 25, 50, 100] : [5, 10, 25],
    ...omit(options, DERIVED),
    resource: resource.resource,
    record: resource.singular,
    periodDate: resource.periodDate,
    addLabel: options.addLabel ?? `Add ${titleCase(resource.label)}`,
    entity: options.entity ?? { one, many: wordsOf(resource.plural) },
    documents: {
      list: listDocument(resource, shown),
      get: recordDocument(resource, ofRecord),
      create: adds ? createDocument(resource, ofRecord) : undefined,
      update: changes ? updateDocument(resource, ofRecord) : undefined,
      remove: deletes ? removeDocument(resource) : undefined,
      bulkUpdate: changes ? bulkDocument(resource, 'Update') : undefined,
      bulkDelete: deletes ? bulkDocument(resource, 'Delete') : undefined,
      prepare: proposals && proposalDocument(definedTexts(proposals)),
      summary: sums.length > 0 ? summaryDocument(resource, summed) : undefined,
      groups: groupDocuments(resource, filterFields, summed),
      counts: tabs && countsDocument(resource, tabs.field, tabs.attention.length),
    },
    tabs,
    columns: columnsOf(resource, options, false),
    exportOnly: columnsOf(resource, options, true),
    monthly: counted && {
      title: counted.title,
      subtitle: counted.subtitle,
      date: counted.date,
      figure: counted.figure,
      document: monthlyDocument(resource, counted),
      by: counted.by?.map(name => ({
        field: fieldNameOf(resource, name),
        label: titleCase(
          columns[name]?.title ?? deriveColumn(resource, name, fieldOptions(options, name)).label,
        ),
        document: groupedDocument(resource, name, counted),
      })),
    },
    calendar: options.calendar && {
      ...options.calendar,
      columns: options.calendar.columns.map(name => calendarColumn(resource, options, name)),
    },
    sums,
    figures: resource.figures,
    totalLabels,
    filters: filters && { fields: [...filterFields, ...figureFilters(resource)] },
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

type Texts = Readonly<Record<string, string>>;

const definedTexts = (texts: Readonly<Record<string, string | undefined>>): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

/** The filter of the records that count in a figure. */
const figureFilter = ({ figures }: ResourceMetadata, figure: string | undefined) =>
  figures?.find(({ name }) => name === figure)?.filter as FilterLiteral | undefined;

const namesOf = ({ sections }: AnyOptions['form']) => sections.flatMap(({ fields }) => fields);

/** What a row needs so that its changes can be sent and undone. */
function changedFields({ actions = [] }: AnyOptions): string[] {
  const changed = actions.flatMap(action => ('change' in action ? Object.keys(action.change) : []));
  return changed.length > 0 ? ['version', ...changed] : [];
}

/** What a row needs to be shown in the calendar and moved there. */
const calendarFields = ({ calendar }: AnyOptions): string[] =>
  calendar ? ['version', calendar.date, calendar.start, calendar.end, ...calendar.columns] : [];

function calendarColumn(resource: ResourceMetadata, options: AnyOptions, name: string): CalendarColumn {
  const { ref, label } = metadataOf(resource, fieldNameOf(resource, name));
  const own = fieldOptions(options, name);
  return {
    key: name,
    field: fieldNameOf(resource, name),
    label: options.columns[name]?.title ?? own.label ?? titleCase(label),
    title: ref?.title,
    options: own.options ?? (ref && optionsDocument(ref.singular)),
  };
}

function tabsOf(resource: ResourceMetadata, options: AnyOptions): ListTabs | undefined {
  const { tabs: field, attentionTabs = [], title } = options;
  if (!field && attentionTabs.length === 0) return undefined;
  const fieldLabel = field && (options.columns[field]?.title ?? metadataOf(resource, field).label);
  return {
    field,
    label: titleCase(fieldLabel ?? title),
    attention: attentionTabs.map(({ label, ...tab }) => {
      if ('overdue' in tab)
        return { label, filter: dueFilter(tab.overdue, true), isLate: true, sort: tab.overdue.field };
      if ('due' in tab)
        return { label, filter: dueFilter(tab.due, false), isLate: false, sort: tab.due.field };
      const filter = Object.entries(tab.filter).map(([name, condition]) => ({
        name: fieldNameOf(resource, name),
        condition,
      }));
      const own = filter.find(({ condition }) => condition && 'me' in condition);
      return {
        label,
        filter: Object.fromEntries(filter.map(({ name, condition }) => [name, condition])),
        isLate: tab.isLate ?? false,
        ownRecord: own && ownRecordOf(metadataOf(resource, own.name)),
      };
    }),
  };
}

const fieldOptions = ({ fields = {} }: AnyOptions, name: string): FieldOptions => fields[name] ?? {};

/** A list of what a drop-down offers, and not of texts of the club. */
const isChoiceList = (field: ResourceMetadata['fields'][string] | undefined) =>
  field?.kind === 'textList' && field.masterData !== undefined;

function columnsOf(resource: ResourceMetadata, options: AnyOptions, isExportOnly: boolean): AnyColumn[] {
  const columns = Object.entries(options.columns).filter(
    ([, { exportOnly = false }]) => exportOnly === isExportOnly,
  );
  return columns.map(([name, column]) => {
    const { label, record, ...derived } = deriveColumn(resource, name, fieldOptions(options, name));
    const { tellsApart, align, unsorted } = column;
    return {
      key: name,
      title: titleCase(label),
      ...(isChoiceList(resource.fields[name]) && { textOf: (value: string) => t(value) }),
      ...derived,
      ...(tellsApart && { record }),
      ...(unsorted && { sortKey: undefined }),
      ...omit(column, ['tellsApart', 'align', 'unsorted', 'unsummed', 'exportOnly']),
      ...(align && { align: align === 'end' ? align : undefined }),
    };
  });
}

const filtersOf = (resource: ResourceMetadata, options: AnyOptions): AnyFilter[] =>
  (options.filters ?? []).map(name =>
    deriveFilter(resource, fieldNameOf(resource, name), fieldOptions(options, name), {
      choices: options.choices ?? {},
      // A filter is called as the column that shows its field.
      label: options.columns[name]?.title,
    }),
  );

/** The columns whose values are added up. */
const sumsOf = ({ fields }: ResourceMetadata, { columns }: AnyOptions): string[] =>
  Object.keys(columns).filter(name => {
    const field = fields[name];
    return field && isNumeric(field.kind) && !field.unsortable && !columns[name]?.unsummed;
  });

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

function formOf(resource: ResourceMetadata, options: AnyOptions, form: AnyOptions['form']) {
  const names = namesOf(form);
  return {
    ...form,
    rules: Object.fromEntries(
      names.map(name => [fieldNameOf(resource, name), valueRule(resource, options, name)]),
    ),
    empty: (context: NewRecordContext) =>
      Object.fromEntries(
        names.map(name => [
          fieldNameOf(resource, name),
          emptyValue(resource, name, fieldOptions(options, name), context),
        ]),
      ),
    sections: form.sections.map(({ title, span, fields, output }) => ({
      title,
      output,
      fields: fields.map(name =>
        deriveField(resource, fieldNameOf(resource, name), fieldOptions(options, name), {
          choices: options.choices ?? {},
          isRequired: valueRule(resource, options, name).missing !== undefined,
          span,
        }),
      ),
    })),
  };
}

function valueRule(resource: ResourceMetadata, options: AnyOptions, name: string): ValueRule {
  const field = metadataOf(resource, fieldNameOf(resource, name));
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
  const metadata = metadataOf(resource, fieldNameOf(resource, name));
  const { default: value = metadata.default ?? blankOf(metadata) } = options;
  return typeof value === 'function' ? value(context) : value;
}
