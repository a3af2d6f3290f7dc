import { Message, type MessageTemplate } from '../../common/message.ts';

/** Texts that a tally names. */
const MOST_TEXTS = 20;

export interface CountedText {
  text: string;
  /** Its template as JSON, by which clients translate it; null for one that is only in English. */
  template: string | null;
  count: number;
}

type Text = MessageTemplate | string;

/** How often each message occurs, whatever its values: `… is billed once` where the numbers differ. */
export class Tally {
  readonly #counts = new Map<string, { text: Text; count: number }>();

  add(text: Text): void {
    const key = JSON.stringify(templatesOf(text));
    const found = this.#counts.get(key);
    this.#counts.set(
      key,
      found ? { text: common(found.text, text), count: found.count + 1 } : { text, count: 1 },
    );
  }

  /** The most frequent texts. */
  first(): CountedText[] {
    return [...this.#counts.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_TEXTS)
      .map(({ text, count }) => ({
        text: String(messageOf(text)),
        template: typeof text === 'string' ? null : JSON.stringify(text),
        count,
      }));
  }
}

/** The templates of a message and of its values, by their names; a text is its own. */
const templatesOf = (text: Text): unknown =>
  typeof text === 'string'
    ? text
    : [
        text.template,
        ...Object.entries(text.values).flatMap(([name, value]) =>
          typeof value === 'string' ? [] : [name, templatesOf(value)],
        ),
      ];

/** A message with the values that two of the same templates have in common. */
function common(a: Text, b: Text): Text {
  if (typeof a === 'string' || typeof b === 'string') return a === b ? a : '…';
  const values = Object.entries(a.values).map(([name, value]) => [name, common(value, b.values[name]!)]);
  return { template: a.template, values: Object.fromEntries(values) as MessageTemplate['values'] };
}

const messageOf = (text: Text): Message | string =>
  typeof text === 'string'
    ? text
    : new Message(
        text.template,
        Object.fromEntries(Object.entries(text.values).map(([name, value]) => [name, messageOf(value)])),
      );
