import {
  clubFormats,
  toText,
  type Language,
  type TextCatalogue,
  type TextValues,
  type Translator,
} from '@gym/hub-kit/shell';
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
    if (message === undefined) return undefined;
    try {
      return String(format(message, language, shown(values), { formatters }));
    } catch {
      return undefined;
    }
  }

  const templates = [...messages.keys()].filter(source => source.includes('{')).flatMap(toTemplate);
  templates.sort((a, b) => b.literals - a.literals);

  function message(source: string): string | undefined {
    if (messages.has(source)) return text(source);
    for (const { source: template, names, pattern } of templates) {
      const found = pattern.exec(source);
      if (found) return text(template, translated(names.map((name, index) => [name, found[index + 1]!])));
    }
    return undefined;
  }

  /** The values of a message are texts themselves: the label of a field, or another message. */
  const translated = (found: [name: string, value: string][]): TextValues =>
    Object.fromEntries(
      found.map(([name, value]) => [
        name,
        name === 'count' ? Number(value.replaceAll(',', '')) : (message(value) ?? withTranslatedLabel(value)),
      ]),
    );

  /** The name of a record after the label of its resource: `Parking Pass A-17`. */
  function withTranslatedLabel(value: string): string {
    const words = value.split(' ');
    const isLabel = (count: number) => messages.has(words.slice(0, count).join(' '));
    const count = words.findLastIndex((_, index) => isLabel(index + 1)) + 1;
    return [text(words.slice(0, count).join(' ')) ?? [], ...words.slice(count)].flat().join(' ');
  }

  return { text, message };
}

/** ICU decides plurals by `count`; all other numbers are texts to it. */
const shown = (values: TextValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'count' ? value : toText(value)]),
  );

/**
 * Finds a text among those that a message with placeholders makes: `{label} is required`. None for a message without
 * words of its own, which would match any text.
 */
function toTemplate(source: string) {
  const literal = source.replaceAll(/\{\w+\}/g, '');
  if (!/\p{L}/u.test(literal)) return [];
  const names: string[] = [];
  const pattern = source
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const index = names.indexOf(name);
      if (index >= 0) return `(?:\\${index + 1})`;
      names.push(name);
      return name === 'count' ? String.raw`([\d,]+)` : '(.+?)';
    });
  // Each placeholder multiplies the work of a search.
  if (names.length > MOST_PLACEHOLDERS) return [];
  return [{ source, names, literals: literal.length, pattern: new RegExp(`^${pattern}$`, 's') }];
}

const MOST_PLACEHOLDERS = 6;

/** Whether a value from the network may be a message; what is within it shows when it is filled in. */
const isMessage = (value: unknown): value is CompiledMessage =>
  typeof value === 'string' || (Array.isArray(value) && value.length > 0);
