import { useSyncExternalStore } from 'react';
import { clubFormats } from './club.ts';

/** The languages of the user interface and what they call themselves. The texts in the sources are English. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

/** The two forms of a text with a number; `count` decides. Other languages may have more forms. */
export interface PluralText {
  one: string;
  other: string;
}

type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type Placeholder<Text> = Text extends string
  ? PlaceholderIn<Text>
  : Text extends PluralText
    ? 'count' | PlaceholderIn<Text['one' | 'other']>
    : never;

/** The values of the placeholders of a text, by name. Numbers are shown as `formatNumber` does. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Translates from English; returns undefined for what the catalogue does not contain. */
export interface Translator {
  text(text: string, values: TextValues | undefined): string | undefined;
  /** A finished text, by what the API has sent as its template. */
  message(text: string, template: unknown): string | undefined;
  /** A text that is stored without its template, by those from which it may have been made. */
  stored(text: string, from: readonly string[]): string | undefined;
}

let displayed: { language: Language; translator?: Translator } = { language: 'en' };
const listeners = new Set<() => void>();

/** Shows the texts of the user interface in a language; English needs no translator. */
export function showTexts(language: Language, translator?: Translator): void {
  displayed = { language, translator };
  for (const listener of listeners) listener();
}

/** Calls back after the language has changed; returns a function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language of the user interface. Its tag is valid for `lang`. */
export const currentLanguage = (): Language => displayed.language;

/**
 * The language for `Intl`, such as `de`; English is US English.
 * @example
 * const weekday = new Date().toLocaleDateString(localeTag(), { weekday: 'long' });
 */
export const localeTag = (): string => (displayed.language === 'en' ? 'en-US' : displayed.language);

/** What `make` returns with English texts, such as a file for other programs. */
export function inEnglish<Result>(make: () => Result): Result {
  const before = displayed;
  displayed = { language: 'en' };
  try {
    return make();
  } finally {
    displayed = before;
  }
}

/**
 * The language of the user interface, for what is memoized and contains texts. A change of the language renders every
 * component that is not memoized.
 * @example
 * const language = useLanguage();
 * const names = useMemo(() => [t('Save'), t('Cancel')], [language]);
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

/**
 * A text of the user interface in the user's language: `t('Delete {name}?', { name })`. The English text is the key of
 * the catalogues. A text with a number has two forms:
 * `t({ one: '{count} record', other: '{count} records' }, { count })`.
 * @example
 * toast.success(t('{name} was deleted', { name: 'Ada' }));
 */
export function t<const Text extends string | PluralText>(
  text: Text,
  ...values: [Placeholder<Text>] extends [never]
    ? []
    : [values: Readonly<Record<Placeholder<Text>, string | number>>]
): string;
export function t(text: string | PluralText, values?: TextValues): string {
  const isPlural = typeof text !== 'string';
  const translated = displayed.translator?.text(isPlural ? text.other : text, values);
  if (translated !== undefined) return translated;
  const source = isPlural ? text[values?.['count'] === 1 ? 'one' : 'other'] : text;
  return values ? filled(source, values) : source;
}

/** Numbers as text, as `t` fills them in. */
export const toText = (value: string | number | undefined): string =>
  typeof value === 'number' ? clubFormats().plain.format(value) : (value ?? '');

/**
 * Translates a complete text, such as a message of the API: `Email is required`. A text that the catalogues do not
 * contain is returned as it is.
 * @param template how the text was made, where the API says it in a field of its own; anything but a template is ignored
 * @example
 * const text = translateMessage('Email is required');
 * const template = { template: '{label} is required', values: { label: 'Email' } };
 * const sameText = translateMessage('Email is required', template);
 */
export const translateMessage = (text: string, template?: unknown): string =>
  displayed.translator?.message(text, isTemplate(template) ? template : templates.get(text)) ?? text;

/**
 * Translates a text that is stored in English without its template, by those from which it may have been made.
 * @param from the templates; only a value named `reason` is a text that is translated too
 * @example
 * const error = translateStored('The mail server rejects the login: no', [
 *   'The mail server rejects the login: {reason}',
 * ]);
 */
export const translateStored = (text: string, from: readonly string[]): string =>
  displayed.translator?.stored(text, from) ?? text;

/** The templates of the messages that the API has sent last, by their English text. */
const templates = new Map<string, unknown>();
const MOST_TEMPLATES = 500;

const isTemplate = (given: unknown) =>
  typeof (given as { template?: unknown } | null | undefined)?.template === 'string';

/**
 * Keeps the template of a message of the API, by which `translateMessage` translates it.
 * @param given what the API has sent with the message; anything but a template is ignored
 */
export function keepTemplate(text: string, given: unknown): void {
  if (!isTemplate(given)) return;
  templates.delete(text);
  templates.set(text, given);
  if (templates.size > MOST_TEMPLATES) templates.delete(templates.keys().next().value!);
}

const filled = (template: string, values: TextValues): string =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? toText(values[name]) : placeholder,
  );
