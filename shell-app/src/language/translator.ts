import {
  clubFormats,
  toText,
  type Language,
  type TextCatalogue,
  type TextValues,
  type Translator,
} from '@gym/hub-kit/shell';
import { MESSAGE_TEMPLATES } from '@gym/hub-kit/screen-messages';
import format, { type CompiledMessage } from 'icu-minify/format';

/** Numbers are shown as the club writes them: formats of values do not depend on the language. */
const formatters = {
  getNumberFormat: () => clubFormats().plain,
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
};

/**
 * Translates by catalogues; the first one that contains a text decides. Catalogues of hubs come from the network: what
 * is no message is left out, and one that cannot be filled in counts as not translated.
 */
export function createTranslator(language: Language, catalogues: readonly TextCatalogue[]): Translator {
  const messages = new Map<string, CompiledMessage>();
  for (const catalogue of catalogues.toReversed())
    for (const [text, message] of Object.entries(catalogue))
      if (isMessage(message)) messages.set(text, message);

  function text(source: string, values: TextValues = {}): string | undefined {
    const message = messages.get(source);
    if (message === undefined) return ofScreen(source);
    try {
      return String(format(message, language, formatValues(values), { formatters }));
    } catch {
      return undefined;
    }
  }

  /** A text of a screen that follows from the words of its records, by the translation of these words. */
  function ofScreen(source: string): string | undefined {
    for (const [template, pattern] of SCREEN_PATTERNS) {
      const [[name, words] = []] = Object.entries(pattern.exec(source)?.groups ?? {});
      const shownWords = words && [words, lowerFirst(words)].find(candidate => messages.has(candidate));
      if (name && shownWords) return upperFirst(text(template, { [name]: text(shownWords)! })!);
    }
    return undefined;
  }

  const message = (source: string, template: unknown): string | undefined =>
    translated(readTemplate(template, MOST_LEVELS)) ?? text(source);

  /** Undefined for a template that the catalogues do not contain. */
  const translated = (match: MessageTemplate | undefined) => match && text(match.template, valuesOf(match));

  const valuesOf = ({ values }: MessageTemplate): TextValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'count' ? Number(value) : valueOf(value),
      ]),
    );

  const valueOf = (value: string | MessageTemplate): string =>
    typeof value === 'string' ? value : (translated(value) ?? filled(value.template, valuesOf(value)));

  function stored(source: string, from: readonly string[]): string | undefined {
    for (const template of from) {
      const values = patternOf(template).exec(source)?.groups;
      if (!values) continue;
      const { reason } = values;
      const shownReason = reason !== undefined && { reason: stored(reason, from) ?? reason };
      return text(template, { ...values, ...shownReason });
    }
    return text(source);
  }

  return { text, message, stored };
}

/** A message of the API as its template and values; a value may be a message of its own, such as a label. */
interface MessageTemplate {
  template: string;
  values: Readonly<Record<string, string | MessageTemplate>>;
}

/** Messages within each other. */
const MOST_LEVELS = 4;

/** Undefined for what is no template. */
function readTemplate(given: unknown, levels: number): MessageTemplate | undefined {
  const { template, values } = (given ?? {}) as { template?: unknown; values?: unknown };
  if (levels === 0 || typeof template !== 'string' || typeof values !== 'object' || !values) return undefined;
  const read = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    readTemplate(value, levels - 1) ?? String(value),
  ]);
  return { template, values: Object.fromEntries(read) as MessageTemplate['values'] };
}

const filled = (template: string, values: TextValues): string =>
  template.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? toText(values[name]) : placeholder,
  );

/** Matches what was made from a template; each value is a group. */
function patternOf(template: string): RegExp {
  const parts = template
    .split(PLACEHOLDER)
    .map((part, index) =>
      index % 2 ? `(?<${part}>.+)` : part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`),
    );
  return new RegExp(`^${parts.join('')}$`, 's');
}

const PLACEHOLDER = /\{(\w+)\}/g;

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Of texts that screens make of the words of their records. */
const SCREEN_PATTERNS = Object.values(MESSAGE_TEMPLATES).map(
  template => [template, patternOf(template)] as const,
);

/** ICU decides plurals by `count`; all other numbers are texts to it. */
const formatValues = (values: TextValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'count' ? value : toText(value)]),
  );

/** Whether a value from the network may be a message; what is within it shows when it is filled in. */
const isMessage = (value: unknown): value is CompiledMessage =>
  typeof value === 'string' || (Array.isArray(value) && value.length > 0);
