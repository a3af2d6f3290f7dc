import { dialogTitle, messagesOf, type Messages } from '@gym/hub-kit/screen-messages';
import { pluralEntry, type Entry } from './code-texts.ts';

/** As much of a manifest as has texts; hub-kit types the whole of it. */
export interface ManifestTexts {
  title: string;
  screens?: Readonly<
    Record<
      string,
      {
        title: string;
        list?: { add?: string };
        due?: DueTexts & { lines: Record<'soon' | 'over', Forms> };
        attention?: readonly { line: Forms }[];
      }
    >
  >;
  panels?: Readonly<Record<string, { title: string }>>;
  actions?: Readonly<Record<string, { title: string }>>;
}

type Forms = readonly [one: string, many: string];

interface DueTexts {
  soon: string;
  over: string;
}

interface FieldTexts {
  label: string;
  help?: string;
  placeholder?: string;
  emptyLabel?: string;
  failed?: string;
  unit?: string;
  choices?: readonly (string | { label: string })[];
  masterData?: { failed?: string; fallback?: readonly string[] };
}

interface FormTexts {
  sections: readonly { title: string; fields: readonly FieldTexts[]; output?: { label: string } }[];
  rules: Readonly<Record<string, { missing?: string; field: { label: string; invalid?: string } }>>;
  submitLabels?: { add?: string; edit?: string };
}

/** As much of a screen's definition as has texts; hub-kit types the whole of it. */
export interface ScreenTexts {
  title: string;
  subtitle?: string;
  addLabel: string;
  searchLabel?: string;
  entity: { one: string; many: string };
  columns: readonly ColumnTexts[];
  exportOnly?: readonly ColumnTexts[];
  totalLabels?: Readonly<Record<string, string>>;
  figures?: readonly { label: string }[];
  monthly?: { title: string; subtitle?: string; by?: readonly { label: string }[] };
  filters?: { fields: readonly FieldTexts[] };
  form: FormTexts;
  addForm?: FormTexts;
  dialogTitles?: { add?: string; edit?: string };
  tabs?: { label: string; attention: readonly { label: string }[] };
  actions?: readonly { label: string; confirm?: string }[];
  messages?: Partial<Messages>;
}

interface ColumnTexts {
  title: string;
  empty?: string;
  due?: DueTexts;
}

export const isScreen = (value: unknown): value is ScreenTexts =>
  typeof value === 'object' && value !== null && 'documents' in value && 'columns' in value;

type Texts = Iterable<string | undefined>;

/** What the shell shows of a manifest before it loads the hub. */
export function textsOfManifest({ title, screens = {}, panels = {}, actions = {} }: ManifestTexts): Entry[] {
  const shown = Object.values(screens);
  const plain = [
    title,
    ...shown.map(screen => screen.title),
    ...shown.flatMap(({ list }) => list?.add ?? []),
    ...Object.values({ ...panels, ...actions }).map(offer => offer.title),
    ...shown.flatMap(({ due }) => (due ? [due.soon, due.over] : [])),
  ];
  const lines = shown.flatMap(({ due, attention = [] }) => [
    ...(due ? [due.lines.soon, due.lines.over] : []),
    ...attention.map(({ line }) => line),
  ]);
  return [
    ...plain.map((text): Entry => [text, text]),
    ...lines.map(([one, many]) => pluralEntry(`{count} ${one}`, `{count} ${many}`)),
  ];
}

/** What a screen shows of its definition. */
export const textsOfScreen = (screen: ScreenTexts): Entry[] =>
  [...screenTexts(screen)].flatMap(text => (text ? [[text, text] as const] : []));

function* screenTexts(screen: ScreenTexts): Texts {
  const { entity, addLabel, dialogTitles = {}, messages = {} } = screen;
  const title = dialogTitle({ entity }, 'open', false);
  yield* [screen.title, screen.subtitle, screen.searchLabel, entity.one, entity.many, title];
  // The others are made of the words before, unless these do not tell one from many.
  yield* Object.values(entity.one === entity.many ? messagesOf(screen) : messages);
  yield* [dialogTitles.add, dialogTitles.edit];
  if (addLabel !== dialogTitle({ entity }, 'add', true)) yield addLabel;
  for (const { title, empty, due } of [...screen.columns, ...(screen.exportOnly ?? [])])
    yield* [title, isText(empty) ? empty : undefined, due?.soon, due?.over];
  yield* Object.values(screen.totalLabels ?? {});
  for (const { label } of screen.figures ?? []) yield label;
  yield* [screen.monthly?.title, screen.monthly?.subtitle];
  for (const { label } of screen.monthly?.by ?? []) yield label;
  for (const field of screen.filters?.fields ?? []) yield* fieldTexts(field);
  yield* formTexts(screen.form);
  if (screen.addForm) yield* formTexts(screen.addForm);
  yield screen.tabs?.label;
  for (const { label } of screen.tabs?.attention ?? []) yield label;
  for (const { label, confirm } of screen.actions ?? []) yield* [label, confirm];
}

function* formTexts({ sections, rules, submitLabels }: FormTexts): Texts {
  yield* [submitLabels?.add, submitLabels?.edit];
  for (const { title, fields, output } of sections) {
    yield* [title, output?.label];
    for (const field of fields) yield* fieldTexts(field);
  }
  for (const { missing, field } of Object.values(rules)) yield* [missing, field.label, field.invalid];
}

function* fieldTexts(field: FieldTexts): Texts {
  const { label, help, placeholder, emptyLabel, failed, unit, choices = [], masterData } = field;
  yield* [label, help, placeholder, emptyLabel, failed, unit, masterData?.failed];
  yield* masterData?.fallback ?? [];
  for (const choice of choices) yield typeof choice === 'string' ? choice : choice.label;
}

/** Whether there is something to translate; `-` needs no entry. */
const isText = (text: string | undefined) => text !== undefined && /\p{L}/u.test(text);
