import type { AnyScreen, FormDefinition } from '../definition/define-screen.ts';
import type { AnyField, Choice, MasterDataSource } from '../definition/field-definition.ts';
import { titleCase } from '../definition/labels.ts';
import type { Messages } from '../definition/messages.ts';
import { schemaOf } from '../records/schema.ts';
import { shownText } from '../screens/cell.tsx';
import type { SignedInUser } from '../common/session.tsx';
import { withoutUndefined } from '../common/without-undefined.ts';

/**
 * What a screen promises its users, as texts: for a table of expected values.
 * @example
 * const { columns }: Pick<ScreenContract, 'columns'> = { columns: ['Name', 'Status: active green, * grey'] };
 */
export interface ScreenContract {
  title: string;
  subtitle?: string;
  /** The record in the middle of a sentence: `parking pass, parking passes`. */
  entity: string;
  /** What is done with records: `add, change, delete`. */
  offers: string;
  /** The button of a new record, titles of the dialog and words of its button, where they differ from `Add Parking Pass`. */
  words?: Readonly<Record<string, string>>;
  search?: string;
  /** Titles in their order, with the colors of chips: `Status: active green, * grey`. */
  columns: readonly string[];
  /** `name asc` */
  sort: string;
  /** The rows of a page, and what users can choose: `10 of 5, 10, 25`. */
  pages: string;
  /** The tabs above the list: records to act on, then the field whose choices follow. */
  tabs?: readonly string[];
  filters?: readonly string[];
  /** The fields of the calendar: `date, startTime to endTime, by trainer, location`. */
  calendar?: string;
  /** The next steps of rows. */
  actions?: readonly string[];
  /** The fields of each section: `Status*: select = active`, where `*` requires a value and `=` is the value of a new record. */
  form: Readonly<Record<string, readonly string[]>>;
  /** The form of a new record, where it is another one. */
  addForm?: Readonly<Record<string, readonly string[]>>;
  /** The messages of required fields, each once. */
  missing: readonly string[];
  /** Those that do not follow from the entity. */
  texts?: Partial<Messages>;
}

/** Who opens the form of a new record. */
const USER: SignedInUser = {
  id: '1',
  username: 'admin',
  email: 'admin@example.com',
  fullName: 'Ada Admin',
  role: 'Admin',
  status: 'active',
  lastLogin: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  permissions: {},
};

const entriesOf = (record: object) =>
  Object.entries(record)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');

const emptyForm = ({ empty }: FormDefinition<Record<string, unknown>>): Record<string, unknown> =>
  empty({ user: USER, searchParams: new URLSearchParams() });

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

function formOf(form: FormDefinition<Record<string, unknown>>): Record<string, string[]> {
  const values = emptyForm(form);
  const text = ({ name, label, kind, required }: AnyField) => {
    const value = values[name];
    return `${label}${required ? '*' : ''}: ${kind}${isBlank(value) ? '' : ` = ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`}`;
  };
  return Object.fromEntries(
    form.sections.map(({ title, fields, output }) => [
      title,
      [...fields.map(text), ...(output ? [`${output.label}: output`] : [])],
    ]),
  );
}

/**
 * The contract of a screen.
 * @example
 * expect(contractOf(locationsScreen)).toMatchObject({ columns: ['Name', 'Status: active green, * red'] });
 */
export function contractOf(screen: object): ScreenContract {
  const { form, addForm, tabs, filters, actions, documents, calendar, ...own } = screen as AnyScreen;
  const rules = Object.values((addForm ?? form).rules);
  const { submitLabels = {} } = addForm ?? form;
  const offered = { add: documents.create, change: documents.update, delete: documents.remove };
  const ownAdd = own.addLabel === `Add ${titleCase(own.entity.one)}` ? undefined : own.addLabel;
  const words = withoutUndefined({
    button: documents.create && ownAdd,
    'title of a new record': own.dialogTitles?.add,
    'title of a record': own.dialogTitles?.edit,
    'saves a new record': submitLabels.add,
    'saves a record': submitLabels.edit,
  });
  return withoutUndefined({
    title: own.title,
    subtitle: own.subtitle,
    entity: `${own.entity.one}, ${own.entity.many}`,
    offers: Object.entries(withoutUndefined(offered))
      .map(([name]) => name)
      .join(', '),
    words: Object.keys(words).length > 0 ? words : undefined,
    search: own.searchLabel,
    columns: own.columns.map(({ title, chip }) => (chip ? `${title}: ${entriesOf(chip)}` : title)),
    sort: entriesOf(own.sort),
    pages: `${own.pageSize} of ${own.pageSizes.join(', ')}`,
    tabs: tabs && [...tabs.attention.map(({ label }) => label), ...(tabs.field ? [`by ${tabs.field}`] : [])],
    filters: filters?.fields.map(({ label }) => label),
    calendar:
      calendar &&
      `${calendar.date}, ${calendar.start} to ${calendar.end}, by ${calendar.columns.map(({ key }) => key).join(', ')}`,
    actions: actions?.map(({ label }) => label),
    form: formOf(form),
    addForm: addForm && formOf(addForm),
    missing: [...new Set(rules.flatMap(({ missing }) => missing ?? []))],
    texts: own.messages,
  });
}

/**
 * What a row shows in the columns of a screen, with the values of master data in place of their words.
 * @param row the fields that the columns select
 * @example
 * expect(cellsOf(locationsScreen, { name: 'Pier Gym', city: null })).toEqual(['Pier Gym', '-']);
 */
export function cellsOf(screen: object, row: object): string[] {
  return (screen as AnyScreen).columns.map(column => shownText(column, row));
}

/**
 * Where the choices of each drop-down and list come from: those that the screen names, or a page and drop-down of the
 * master data.
 * @example
 * expect(choicesOf(locationsScreen)).toEqual({ state: 'MA, NY', status: 'Locations: status' });
 */
export function choicesOf(screen: object): Record<string, string> {
  const { form, addForm } = screen as AnyScreen;
  const fields: readonly ChoiceField[] = [form, addForm]
    .flatMap(form => form?.sections ?? [])
    .flatMap(section => section.fields);
  return Object.fromEntries(
    fields.flatMap(({ name, choices, masterData }) => {
      if (masterData) return [[name, `${masterData.page}: ${masterData.dropdown}`]];
      return choices
        ? [[name, choices.map(choice => (typeof choice === 'string' ? choice : choice.label)).join(', ')]]
        : [];
    }),
  );
}

interface ChoiceField {
  name: string;
  choices?: readonly (string | Choice)[] | undefined;
  masterData?: MasterDataSource | undefined;
}

/**
 * The messages at the fields of a form that has these values, with the other values of a new record.
 * @param stored the record that is changed; none for a new one
 * @example
 * expect(await messagesFor(locationsScreen, { name: '' })).toEqual({ name: 'Name is required' });
 */
export async function messagesFor(
  screen: object,
  values: Readonly<Record<string, unknown>>,
  stored: object | null = null,
): Promise<Record<string, string>> {
  const { form, addForm } = screen as AnyScreen;
  const shownForm = stored ? form : (addForm ?? form);
  const schema = schemaOf(shownForm);
  try {
    await schema.validate({ ...emptyForm(shownForm), ...values }, { abortEarly: false, context: { stored } });
    return {};
  } catch (error) {
    const { inner } = error as { inner: readonly { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

/**
 * What a form does when choices cannot be fetched, by the label of the field: the message, and the built-in choices.
 * @example
 * expect(fallbacksOf(locationsScreen)).toEqual({ Status: 'Failed to fetch dropdown options: active, closed' });
 */
export function fallbacksOf(screen: object): Record<string, string> {
  const { form, addForm } = screen as AnyScreen;
  const fields = (addForm ?? form).sections.flatMap(section => section.fields);
  return Object.fromEntries(
    fields.flatMap(field => {
      const source = 'masterData' in field ? field.masterData : field;
      const failed = 'failed' in source ? source.failed : undefined;
      const choices = 'fallback' in source ? source.fallback?.join(', ') : undefined;
      return failed || choices ? [[field.label, [failed, choices].filter(Boolean).join(': ')]] : [];
    }),
  );
}
