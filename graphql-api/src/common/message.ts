type PlaceholderIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type Literal<Template extends string> = string extends Template ? never : Template;

/** A value of a message: as it is, or a message of its own, such as a label, which clients translate too. */
export type MessageValue = string | number | Message;

/** A message as clients receive it beside its English text. */
export interface MessageTemplate {
  template: string;
  values: Record<string, string | MessageTemplate>;
}

/** Characters of a value that leaves the server: some repeat values of the request. */
const MAX_VALUE = 200;

/** A sentence for people: English as a text, and the template with its values for clients that translate it. */
export class Message {
  constructor(
    readonly template: string,
    readonly values: Readonly<Record<string, MessageValue>> = {},
  ) {}

  /** The English text. */
  toString(): string {
    return this.template.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
      Object.hasOwn(this.values, name) ? String(this.values[name]) : placeholder,
    );
  }

  /** Contains the values that the text shows and no others. */
  toJSON(): MessageTemplate {
    const names = Array.from(this.template.matchAll(PLACEHOLDER), ([, name]) => name!);
    const shown = names.filter(name => Object.hasOwn(this.values, name));
    return {
      template: this.template,
      values: Object.fromEntries(shown.map(name => [name, valueOf(this.values[name]!)])),
    };
  }
}

const PLACEHOLDER = /\{(\w+)\}/g;

const valueOf = (value: MessageValue): string | MessageTemplate =>
  value instanceof Message ? value.toJSON() : String(value).slice(0, MAX_VALUE).toWellFormed();

/**
 * A message in English. `pnpm emit` collects the templates from the calls, so that a template is a literal or a choice
 * between literals.
 * @example msg('{number} has no end. Switch its plan or cancel it instead.', { number: contractNumber })
 */
export function msg<const Template extends string>(
  template: Literal<Template>,
  ...values: [PlaceholderIn<Template>] extends [never]
    ? []
    : [values: Readonly<Record<PlaceholderIn<Template>, MessageValue>>]
): Message;
export function msg(template: string, values?: Readonly<Record<string, MessageValue>>): Message {
  return new Message(template, values);
}

/** A word that is declared elsewhere, such as the label of a column. The catalogues contain it from there. */
export const labelMessage = (label: string): Message => new Message(label);
