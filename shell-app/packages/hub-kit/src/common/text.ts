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

/** Translates from English; each function returns undefined for what the catalogue does not contain. */
export interface Translator {
  text(text: string, values: TextValues | undefined): string | undefined;
  /** A text whose placeholders are filled already. */
  message(text: string): string | undefined;
}

let shown: { language: Language; translator?: Translator } = { language: 'en' };
const listeners = new Set<() => void>();

/** Shows the texts of the user interface in a language; English needs no translator. */
export function showTexts(language: Language, translator?: Translator): void {
  shown = { language, translator };
  for (const listener of listeners) listener();
}

/** Calls back after the language has changed; returns a function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language of the user interface. Its tag is valid for `lang`. */
export const currentLanguage = (): Language => shown.language;

/**
 * The language for `Intl`, such as `de`; English is that of the United States.
 * @example
 * const weekday = new Date().toLocaleDateString(localeTag(), { weekday: 'long' });
 */
export const localeTag = (): string => (shown.language === 'en' ? 'en-US' : shown.language);

/** What `make` returns with English texts, such as a file for other programs. */
export function inEnglish<Result>(make: () => Result): Result {
  const before = shown;
  shown = { language: 'en' };
  try {
    return make();
  } finally {
    shown = before;
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
  const translated = shown.translator?.text(isPlural ? text.other : text, values);
  if (translated !== undefined) return translated;
  const source = isPlural ? text[values?.['count'] === 1 ? 'one' : 'other'] : text;
  return values ? source.replaceAll(/\{(\w+)\}/g, (_, name: string) => toText(values[name])) : source;
}

/** Numbers as text, as `t` fills them in. */
export const toText = (value: string | number | undefined): string =>
  typeof value === 'number' ? clubFormats().plain.format(value) : (value ?? '');

/**
 * Translates a complete text, such as a message of the API: `Email is required`. A text that the catalogues do not
 * contain is returned as it is.
 * @example
 * const text = translateMessage('Email is required');
 */
export const translateMessage = (text: string): string => shown.translator?.message(text) ?? text;
