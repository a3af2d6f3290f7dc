import type { ComponentType } from 'react';
import type { AnyObject, AnySchema, ArraySchema, BooleanSchema, NumberSchema, StringSchema } from 'yup';
import { formatDay, formatMoment, formatMoney, formatNumber, formatWords } from '../common/format.ts';
import { omit } from '../common/omit.ts';
import { t } from '../common/text.ts';
import { withoutUndefined } from '../common/without-undefined.ts';
import type { Permission } from '../common/permission.ts';
import { optionsDocument, referenceTo } from './documents.ts';
import type {
  AnyField,
  Choice,
  FormState,
  MasterDataSource,
  OptionsDocument,
  OptionsVariables,
  OwnFieldProps,
  NewRecordContext,
  LazyField,
} from './field-definition.ts';
import type { AnyFilter, OwnRecord } from './filter-definition.ts';
import { labelOf, titleCase, wordsOf } from './labels.ts';
import type { FieldKind, FieldMetadata, ResourceMetadata } from './resource.ts';

type TextKind =
  'text' | 'email' | 'phone' | 'password' | 'textarea' | 'select' | 'suggest' | 'date' | 'time' | 'dateTime';

type FormKindOf<Value> = Value extends number
  ? 'number' | 'money'
  : Value extends boolean
    ? 'switch'
    : Value extends readonly string[]
      ? 'multi-select'
      : Value extends string
        ? TextKind
        : never;

/** The declared rule of a value, which `rule` adds to; `ruleOf` builds it. */
type RuleOf<Value> = Value extends number
  ? NumberSchema
  : Value extends boolean
    ? BooleanSchema
    : Value extends readonly string[]
      ? ArraySchema<string[] | undefined, AnyObject>
      : Value extends string
        ? StringSchema
        : AnySchema;

/** What a screen says of a field beyond what the API declares; it holds for its form, column and filter. */
export interface FieldOptions<Value = unknown, Name extends string = string> {
  /** `Date of Birth`; otherwise the declared label in title case. */
  label?: string;
  /** How a form edits it, where the declared kind leaves a choice: `phone`, `textarea`, `suggest`. */
  kind?: FormKindOf<Value>;
  /** A line below the field. */
  help?: string;
  placeholder?: string;
  /** Columns of the form's twelve; six unless the section says otherwise. */
  span?: 3 | 4 | 6 | 8 | 12;
  /** The message when it is missing; `true` only marks it, and the server checks. */
  required?: string | true;
  /** The value of a new record, where it is not the default of the column; a function where it depends on the day, the user or where they come from. */
  default?: Value | null | ((context: NewRecordContext) => Value | null);
  /** Adds to the declared rule, or replaces it. */
  rule?(rule: RuleOf<Value>): AnySchema;
  /** The choices; otherwise those that the master data has. */
  choices?: readonly (string | Choice)[];
  /** The master data that has the choices, where the API declares none. */
  masterData?: MasterDataSource;
  /** The choices while the master data cannot be fetched. */
  fallback?: readonly string[];
  /** Accepts other texts than the choices, too. */
  freeEntry?: true;
  /** The entry of no choice: `Not Assigned`. */
  emptyLabel?: string;
  /** The options of a reference, where they are not all records of its resource. */
  options?: OptionsDocument;
  /** Further variables of that document. */
  optionsFor?(form: FormState): OptionsVariables;
  /** The toast when choices cannot be fetched. */
  failed?: string;
  /** The field whose date is taken when only a time is entered. */
  dayFrom?: Name;
  /** The time at which it ends, which moves along. */
  end?: { name: Name; overnight?: true };
  rows?: number;
  step?: number;
  /** Shown behind the number: `kg`. */
  unit?: string;
  /** A component of the screen that edits the value by `useFormField(name)`; `lazyField`. */
  field?: ComponentType<OwnFieldProps> | LazyField;
  /** The value in words, which an own component needs for conflicts. */
  text?(value: Value): string;
  /** What names the record of an own component's id, given the other values of the form. */
  optionsOf?(values: Readonly<Record<string, unknown>>): OptionsDocument;
}

/** What holds for all drop-downs of a screen. */
export type ChoiceDefaults = Pick<MasterDataSource, 'keep' | 'failed'>;

interface KindDefaults {
  /** How a form edits it. */
  form: AnyField['kind'];
  /** How a list is filtered by it. */
  filter: AnyFilter['kind'];
  /** How a value is shown unless a column says otherwise. */
  format?: (value: never) => string;
  /** Whether a column of it is never narrower than its content; chips are, unless they are a list. */
  isWhole?: boolean;
}

const yesOrNo = (value: boolean | null) => t(value ? 'Yes' : 'No');

/** What the declared kind gives unless a screen says otherwise. */
const kinds: Record<FieldKind, KindDefaults> = {
  id: { form: 'text', filter: 'text' },
  text: { form: 'text', filter: 'text' },
  email: { form: 'email', filter: 'text' },
  choice: { form: 'select', filter: 'choice' },
  money: { form: 'money', filter: 'money', format: formatMoney, isWhole: true },
  number: { form: 'number', filter: 'number', format: formatNumber, isWhole: true },
  int: { form: 'number', filter: 'number', format: formatNumber, isWhole: true },
  date: { form: 'date', filter: 'date', format: formatDay, isWhole: true },
  time: { form: 'time', filter: 'text', isWhole: true },
  dateTime: { form: 'dateTime', filter: 'dateTime', format: formatMoment, isWhole: true },
  boolean: { form: 'switch', filter: 'boolean', format: yesOrNo, isWhole: true },
  textList: { form: 'multi-select', filter: 'list', isWhole: false },
  json: { form: 'own', filter: 'text' },
  password: { form: 'password', filter: 'text' },
};

export const isNumeric = (kind: FieldKind) => kind === 'money' || kind === 'number' || kind === 'int';

/** A declared field with its label. */
export interface LabelledField extends FieldMetadata {
  readonly label: string;
}

/** The declared field; a misspelled name is a compile error before it is this one. */
export function metadataOf(resource: ResourceMetadata, name: string): LabelledField {
  const metadata = resource.fields[name];
  if (!metadata) throw new Error(`${resource.resource} has no field "${name}"`);
  return { ...metadata, label: metadata.label ?? labelOf(name) };
}

const masterDataOf = (
  { masterData }: FieldMetadata,
  { masterData: own, fallback }: FieldOptions,
  defaults: ChoiceDefaults,
): MasterDataSource | undefined =>
  own ?? (masterData && { ...masterData, ...defaults, ...(fallback && { fallback }) });

/** The choices of a field: those of its screen, or the only values that the API takes where no drop-down names them. */
const choicesOf = (metadata: FieldMetadata, { choices, masterData }: FieldOptions) => {
  if (choices || masterData || metadata.masterData) return choices;
  return metadata.values?.map(value => ({ value, label: formatWords(value) }));
};

/** The field of a form. */
export function deriveField(
  resource: ResourceMetadata,
  name: string,
  options: FieldOptions,
  defaults: { choices: ChoiceDefaults; isRequired: boolean; span?: FieldOptions['span'] },
): AnyField {
  const metadata = metadataOf(resource, name);
  const { required, field, text, optionsOf } = options;
  const own = omit(options, ['rule', 'default', 'fallback', 'required', 'field', 'text', 'optionsOf']);
  const common = {
    span: defaults.span,
    ...own,
    name,
    label: own.label ?? titleCase(metadata.label),
    required: required !== undefined || defaults.isRequired || undefined,
    requires: requiresOf(metadata),
  };
  if (field) return withoutNothing({ ...common, kind: 'own', field, text, options: optionsOf });
  if (metadata.ref && !own.kind)
    return withoutNothing({
      failed: `Failed to fetch ${wordsOf(metadata.ref.plural)}`,
      ...common,
      kind: 'reference',
      record: metadata.ref.singular,
      options: own.options ?? optionsDocument(metadata.ref.singular),
    });
  const choices = choicesOf(metadata, options);
  const masterData = choices ? undefined : masterDataOf(metadata, options, defaults.choices);
  const kind = own.kind ?? (choices && metadata.kind === 'text' ? 'select' : kinds[metadata.kind].form);
  const isChoice = kind === 'select' || kind === 'multi-select';
  return withoutNothing({
    ...(kind === 'money' || kind === 'number'
      ? { min: metadata.min && Math.floor(metadata.min), max: metadata.max }
      : {}),
    past: metadata.past,
    step: kind === 'money' ? 0.01 : metadata.kind === 'int' ? 1 : undefined,
    ...common,
    kind,
    choices: isChoice ? choices : undefined,
    masterData: isChoice ? masterData : undefined,
  });
}

/** The permission that a field needs beside that of the record. */
const requiresOf = ({ sensitive }: FieldMetadata): Permission | undefined =>
  sensitive === undefined ? undefined : `${sensitive}:view`;

/** What the user may be of the records that a field refers to. */
export const ownRecordOf = ({ ref }: FieldMetadata): OwnRecord | undefined =>
  ref?.isCaller && (ref.singular as OwnRecord);

/** The filter of a list. */
export function deriveFilter(
  resource: ResourceMetadata,
  name: string,
  options: FieldOptions,
  defaults: { choices: ChoiceDefaults; label?: string },
): AnyFilter {
  const metadata = metadataOf(resource, name);
  const label = options.label ?? defaults.label ?? titleCase(metadata.label);
  if (metadata.ref)
    return withoutNothing({
      kind: 'reference',
      name,
      label,
      options: optionsDocument(metadata.ref.singular),
      ownRecord: ownRecordOf(metadata),
    }) as AnyFilter;
  const choices = choicesOf(metadata, options);
  const masterData = masterDataOf(metadata, options, defaults.choices);
  const isText = metadata.kind === 'text' || metadata.kind === 'choice';
  const ofText = choices || masterData ? 'choice' : 'text';
  const kind = isText ? ofText : kinds[metadata.kind].filter;
  const common = { kind, name, label, requires: requiresOf(metadata), isComputed: metadata.unsortable };
  if (kind !== 'choice' && kind !== 'list') return withoutNothing(common);
  return withoutNothing({ ...common, ...(choices ? { choices } : { masterData }) });
}

/** The name of the filter by figures in the address of a list. */
export const FIGURE = 'figure';

/** Filters a list by what counts in declared figures; none where the resource has none. */
export function figureFilters({ figures = [] }: ResourceMetadata): AnyFilter[] {
  const counting = figures.filter(({ filter }) => filter);
  if (counting.length === 0) return [];
  return [
    {
      kind: 'list',
      name: FIGURE,
      label: 'Counts In',
      choices: counting.map(({ name, label }) => ({ value: name, label })),
      filters: Object.fromEntries(counting.map(({ name, filter }) => [name, filter!])),
    },
  ];
}

/** What the name gives of a column: a field of the resource, or a related record. */
export function deriveColumn(resource: ResourceMetadata, name: string, options: FieldOptions) {
  const ref = referenceTo(resource, name);
  if (ref) {
    const { title, sortField, singular } = ref;
    const relatedOf = (row: object) => (row as Record<string, Record<string, string> | null>)[name];
    const id = (row: object) => relatedOf(row)?.['id'];
    return {
      label: wordsOf(name),
      sortKey: sortField,
      value: (row: object) => relatedOf(row)?.[title],
      record: { options: optionsDocument(singular), id },
      related: { record: singular, id },
    };
  }
  const metadata = metadataOf(resource, name);
  const { kind, label, unsortable } = metadata;
  const { isWhole, format } = kinds[kind];
  const requires = requiresOf(metadata);
  return {
    ...(requires && { requires }),
    label: options.label ?? label,
    isWhole: isWhole ?? (options.kind === 'phone' || undefined),
    sortKey: unsortable ? undefined : name,
    align: isNumeric(kind) ? ('end' as const) : undefined,
    format,
  };
}

/** A value that is entered nowhere yet. */
export function blankOf({ kind, keys }: FieldMetadata): unknown {
  if (keys) return Object.fromEntries(keys.map(key => [key, '']));
  if (kind === 'boolean') return false;
  if (kind === 'textList') return [];
  return isNumeric(kind) ? null : '';
}

const withoutNothing = (field: Readonly<Record<string, unknown>>) =>
  withoutUndefined(field) as unknown as AnyField & AnyFilter;
