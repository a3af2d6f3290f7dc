/** Fills the templates of a hub: each `{{name}}` in the folder `template` stands for a value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSegment, pathProblem } from '@gym/hub-rules/paths';

/** As much of a field of `resources.json` as a new hub needs. */
export interface FieldContract {
  name: string;
  kind: string;
  label: string;
  writable: boolean;
  filterable: boolean;
  required?: string;
  default?: unknown;
  ref?: string;
  masterData?: unknown;
  values?: unknown;
}

/** As much of a resource of `resources.json` as a new hub needs. */
export interface ResourceContract {
  resource: string;
  plural: string;
  label: string;
  operations: readonly string[];
  defaultSort: readonly { field: string; direction: string }[];
  fields: readonly FieldContract[];
}

export interface NewHub {
  /** `classes` */
  id: string;
  /** `Classes` */
  title: string;
  /** Its position in the navigation. */
  order: number;
  /** The resource that its screen shows. */
  contract: ResourceContract;
}

/** As much of the manifest of another hub as its name and its paths need. */
export interface OtherHub {
  id: string;
  screens: Record<string, { path: string }>;
}

/**
 * Why no hub may have an id, by which its addresses begin, as a phrase that follows the id; undefined if one may.
 * @param shellPaths the paths of the shell's own screens
 */
export function idProblem(
  id: string,
  shellPaths: readonly string[],
  others: readonly OtherHub[],
): string | undefined {
  const path = `/${id}`;
  const other = others.find(
    hub =>
      hub.id === id ||
      Object.values(hub.screens).some(screen => firstSegment(screen.path) === firstSegment(path)),
  );
  return other ? `is used by the hub "${other.id}"` : pathProblem(path, shellPaths);
}

const templates = join(import.meta.dirname, '../template');

/** The text of each file by its path in the hub's folder; Prettier formats them afterwards. */
export const sourcesOf = (hub: NewHub): Record<string, string> => fillTemplate('hub', valuesOf(hub));

/**
 * Fills a folder of templates.
 * @param values by the names in the templates
 * @returns the text of each file by its path
 */
export function fillTemplate(
  name: 'hub' | 'repository',
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const template = join(templates, name);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
  return Object.fromEntries(
    readdirSync(template, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.txt'))
      .map(file => [fill(file.replace(/\.txt$/, '')), fill(readFileSync(join(template, file), 'utf8'))]),
  );
}

function valuesOf({ id, title, order, contract }: NewHub): Record<string, string> {
  const { resource, plural, label, defaultSort } = contract;
  const many = wordsOf(plural);
  const folder = many.replaceAll(' ', '-');
  const fields = contract.fields.filter(isNeeded);
  const columns = fields.slice(0, 7).map(columnOf);
  const filters = fields.filter(({ kind, filterable }) => filterable && kind !== 'time');
  const status = filters.find(({ name, kind }) => kind === 'choice' && /status$/i.test(name));
  const fills = fields.filter(({ default: standard }) => standard === undefined || Array.isArray(standard));
  const steps = fills.map((field, index) => `await ${fillings[field.kind]!(formLabel(field), index)};`);
  const helpers = ['chooseFirst', 'combobox', 'textBox'].filter(name => steps.join().includes(`${name}(`));
  return {
    id,
    title,
    order: String(order),
    resource,
    plural,
    folder,
    path: `/${id}/${folder}`,
    label,
    oneTitle: titleCase(label),
    many,
    manyTitle: titleCase(many),
    columns: columns.join('\n    '),
    filters: quoted(filters),
    tabs: status ? `tabs: '${status.name}',` : '',
    sort: defaultSort.map(({ field, direction }) => `${field}: '${direction.toLowerCase()}'`).join(', '),
    fields: quoted(fields),
    helpers: [...helpers, ...harness].sort().join(', '),
    fills: steps.join('\n  '),
  };
}

/** What the test of every new hub imports of the test harness. */
const harness = [
  'changeGrant',
  'dialogOf',
  'expectAbsent',
  'expectAccessible',
  'openPage',
  'toastOf',
  'tokenOf',
  'useClub',
];

const quoted = (fields: readonly FieldContract[]) =>
  fields.map(field => `'${definedName(field)}'`).join(', ');

const columnOf = (field: FieldContract) =>
  `${definedName(field)}: ${field.kind === 'textList' ? "{ chip: { '*': 'grey' } }" : '{}'},`;

/** A definition names a reference by its relation: `member` for `memberId`. */
const definedName = ({ name, ref }: FieldContract) => (ref ? name.replace(/Id$/, '') : name);

const formLabel = ({ label }: FieldContract) => titleCase(label);

const fillText = (label: string) =>
  `textBox(dialog, '${label}').fill('${/phone/i.test(label) ? '212-555-0100' : 'NEW-1'}')`;
const fillNumber = (label: string) => `textBox(dialog, '${label}').fill('10')`;
const chooseFirst = (label: string) => `chooseFirst(combobox(dialog, '${label}'))`;

/** How the test fills a field of each kind that the form of a new hub can have. */
const fillings: Readonly<Record<string, (label: string, index: number) => string>> = {
  text: fillText,
  email: label => `textBox(dialog, '${label}').fill('new@example.com')`,
  choice: label => `combobox(dialog, '${label}').selectOption({ index: 1 })`,
  // Each date and time is after the one before, as a start and an end are.
  date: (label, index) => `textBox(dialog, '${label}').fill('03/${10 + index}/2099')`,
  time: (label, index) => `dialog.getByLabel('${label}').fill('${10 + index}:00')`,
  number: fillNumber,
  int: fillNumber,
  money: fillNumber,
  boolean: label => `dialog.getByRole('switch', { name: '${label}' }).click()`,
  textList: chooseFirst,
  id: chooseFirst,
};

/** The form of a new hub has the required fields and those with a default value, except for amounts. */
const isNeeded = ({ writable, required, default: standard }: FieldContract) =>
  writable &&
  typeof standard !== 'number' &&
  (required !== undefined || (standard !== undefined && !Array.isArray(standard)));

/** Why no hub of the resource can be created, with the name of the field or operation; undefined if one can. */
export function obstacleOf({ operations, fields }: ResourceContract): string | undefined {
  const field = fields.filter(isNeeded).find(needed => !canBeEntered(needed));
  if (field) {
    const lacking = field.kind in fillings ? 'has no declared choices' : `is of the kind ${field.kind}`;
    return `its field "${field.name}" is required and ${lacking}`;
  }
  const missing = (['create', 'update', 'delete'] as const).find(
    operation => !operations.includes(operation),
  );
  return missing && `it has no operation "${missing}"`;
}

const canBeEntered = ({ kind, masterData, values }: FieldContract) =>
  kind in fillings && (!['choice', 'textList'].includes(kind) || Boolean(masterData ?? values));

/** `membershipPlan` → `membership plan` */
export const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** `membership-plan`, `membership plan` → `Membership Plan` */
export const titleCase = (words: string): string => words.split(/[ -]/).map(capitalized).join(' ');

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
