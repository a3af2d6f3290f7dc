/** The fields of a new hub's screen, and what its code says of each by the field's kind. */
import type { FieldContract, FieldKind, ResourceContract } from '@gym/graphql-api';
import { contracts } from '../src/contracts.ts';

interface Kind {
  /** Its kind in a form. */
  input: string;
  /** Its kind in the filters of a list, where there is one. */
  filter?: string;
  /** What its column says besides. */
  column: string;
  /** Its rule, and what that says further where nothing has to be entered. */
  rule: (label: string) => string;
  optional: string;
  /** Its value before anything was entered. */
  empty: string;
  /** How a browser test fills it. */
  fill(label: string, index: number): string;
}

const text: Kind = {
  input: 'text',
  filter: 'text',
  column: "width: '1fr', minWidth: 150",
  rule: () => 'string().trim()',
  empty: "''",
  optional: '.defined()',
  fill: label => `textBox(dialog, '${label}').fill('${/phone/i.test(label) ? '212-555-0100' : 'NEW-1'}')`,
};

const number: Kind = {
  input: 'number',
  filter: 'number',
  column: "minWidth: 110, align: 'end', format: formatNumber",
  rule: label => `number().typeError('${label} must be a number')`,
  empty: 'null',
  optional: '.nullable().defined()',
  fill: label => `textBox(dialog, '${label}').fill('10')`,
};

const kinds: Partial<Record<FieldKind, Kind>> = {
  text,
  email: {
    ...text,
    input: 'email',
    fill: label => `textBox(dialog, '${label}').fill('new@example.com')`,
  },
  choice: {
    ...text,
    input: 'select',
    filter: 'choice',
    column: 'minWidth: 140, format: formatWord',
    rule: () => 'string()',
    fill: label => `combobox(dialog, '${label}').selectOption({ index: 1 })`,
  },
  date: {
    ...text,
    input: 'date',
    filter: 'date',
    column: 'minWidth: 120, format: formatDay',
    rule: () => 'dayText()',
    optional: '',
    // Each after the one before, as a beginning and an end are.
    fill: (label, index) => `textBox(dialog, '${label}').fill('03/${10 + index}/2099')`,
  },
  time: {
    ...text,
    input: 'time',
    filter: undefined,
    column: 'minWidth: 110',
    rule: () => 'string()',
    fill: (label, index) => `dialog.getByLabel('${label}').fill('${10 + index}:00')`,
  },
  number,
  int: number,
  money: {
    ...number,
    input: 'money',
    filter: 'money',
    column: "minWidth: 110, align: 'end', format: formatMoney",
  },
  boolean: {
    input: 'switch',
    filter: 'flag',
    column: "minWidth: 110, format: flag => (flag ? 'Yes' : 'No')",
    rule: () => 'boolean()',
    empty: 'false',
    optional: '.defined()',
    fill: label => `dialog.getByRole('switch', { name: '${label}' }).click()`,
  },
  textList: {
    input: 'multi-select',
    filter: 'list',
    column: "width: '1fr', minWidth: 180, chip: { '*': 'grey' }",
    rule: () => 'array(string().defined())',
    empty: '[]',
    optional: '.defined()',
    fill: label => `chooseFirst(combobox(dialog, '${label}'))`,
  },
  id: {
    ...text,
    input: 'reference',
    filter: 'reference',
    column: "width: '2fr', minWidth: 160",
    rule: () => 'string()',
    fill: label => `chooseFirst(combobox(dialog, '${label}'))`,
  },
};

/** What a form starts from: what a record cannot be without, and what it begins with, but for amounts. */
const isNeeded = ({ writable, required, default: standard }: FieldContract) =>
  writable &&
  typeof standard !== 'number' &&
  (required !== undefined || (standard !== undefined && !Array.isArray(standard)));

/** Whether a screen of it can be made: it can be added, changed and deleted, and there is a field for whatever it needs. */
export const canBeShown = ({ operations, fields }: ResourceContract): boolean =>
  operations.length === 5 && fields.filter(isNeeded).every(canBeEntered);

const canBeEntered = ({ kind, masterData, values }: FieldContract) =>
  kind in kinds && (!['choice', 'textList'].includes(kind) || Boolean(masterData ?? values));

/** A field of the screen, as lines of its code. */
export interface ScreenField {
  name: string;
  column: string;
  filter?: string;
  rule: string;
  empty: string;
  input: string;
  /** In the test, where the form does not begin with a value. */
  fill?: string;
  /** What it shows of another resource's record. */
  reference?: Reference;
}

interface Reference {
  resource: ResourceContract;
  /** The field that leads to the record, and the one that names it: `member`, `name`. */
  property: string;
  title: string;
  /** What the list sorts by: `memberName`. */
  sortKey: string;
  /** The document that finds records to choose from. */
  options: string;
}

export function fieldsOf(resource: ResourceContract): ScreenField[] {
  return resource.fields
    .filter(isNeeded)
    .map((field, index) => screenField(field, index, referenceOf(resource, field)));
}

function screenField(field: FieldContract, index: number, reference: Reference | undefined): ScreenField {
  const { name, default: standard } = field;
  const kind = kinds[field.kind]!;
  const label = titleCase(wordsOf(reference?.property ?? name));
  const named = `name: '${name}', label: '${label}'${sourceOf(field, reference)}`;
  const least = field.min === undefined ? '' : `, min: ${field.min}`;
  const begins = standard !== undefined && !Array.isArray(standard);
  return {
    name,
    column: columnOf(field, label, kind, reference),
    filter: kind.filter && field.filterable ? `{ kind: '${kind.filter}', ${named} }` : undefined,
    rule: `${name}: ${ruleOf(field, label, kind)}`,
    empty: `${name}: ${begins ? JSON.stringify(standard) : kind.empty}`,
    input: `{ kind: '${kind.input}', ${named}${least} }`,
    fill: begins ? undefined : kind.fill(label, index),
    reference,
  };
}

function referenceOf({ fields }: ResourceContract, { name, ref }: FieldContract): Reference | undefined {
  const resource = contracts.find(other => other.resource === ref);
  if (!resource) return undefined;
  const property = name.replace(/Id$/, '');
  const titled = fields.find(({ read, embedded }) => read?.startsWith(`${property}.`) && !embedded);
  if (!titled) throw new Error(`${name} has no title to be shown by`);
  return {
    resource,
    property,
    title: titled.read!.split('.')[1]!,
    sortKey: titled.name,
    options: `${resource.singular}OptionsDocument`,
  };
}

function sourceOf({ masterData, values }: FieldContract, reference: Reference | undefined): string {
  if (reference) return `, options: ${reference.options}`;
  if (masterData) return `, masterData: { page: '${masterData.page}', dropdown: '${masterData.dropdown}' }`;
  const choices = values?.map(
    value => `{ value: ${JSON.stringify(value)}, label: ${JSON.stringify(titleCase(value))} }`,
  );
  return choices ? `, choices: [${choices.join()}]` : '';
}

function columnOf(
  { name, sortable }: FieldContract,
  label: string,
  { column }: Kind,
  reference: Reference | undefined,
): string {
  if (!reference) {
    const sort = sortable ? `, sortKey: '${name}'` : '';
    return `{ key: '${name}', title: '${label}'${sort}, ${column} }`;
  }
  const { property, title, sortKey } = reference;
  const value = `value: ({ ${property} }) => ${property}?.${title}`;
  return `{ key: '${property}', title: '${label}', sortKey: '${sortKey}', ${column}, ${value} }`;
}

function ruleOf({ required, min }: FieldContract, label: string, kind: Kind): string {
  const name = sentenceCase(label.toLowerCase());
  const demanded = required === undefined ? kind.optional : demand(kind, JSON.stringify(required));
  const least = min === undefined ? '' : `.min(${min}, '${name} cannot be below ${min}')`;
  return kind.rule(name) + demanded + least;
}

const demand = ({ input }: Kind, message: string) =>
  input === 'multi-select' ? `.defined().min(1, ${message})` : `.required(${message})`;

/** `membershipPlan` → `membership plan` */
export const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** `membership-plan`, `membership plan` → `Membership Plan` */
export const titleCase = (words: string): string => words.split(/[ -]/).map(sentenceCase).join(' ');

const sentenceCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
