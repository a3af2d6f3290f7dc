import { GraphQLScalarType } from 'graphql';
import { Message, type MessageTemplate } from './message.ts';

/** How an English text was made. Output only. */
export const TextTemplate = new GraphQLScalarType<never, MessageTemplate>({
  name: 'TextTemplate',
  description:
    'How an English text was made, for clients that translate it: `template`, such as "{plan} is on offer from {day} only.", and `values`, a text or another template by placeholder',
  serialize: value => (value instanceof Message ? value.toJSON() : (value as MessageTemplate)),
});

/** Warnings as the fields of a response: in English, and how each of them was made. */
export const warningFields = (warnings: readonly Message[]): Warnings => ({
  warnings: warnings.map(String),
  warningTemplates: warnings.map(warning => warning.toJSON()),
});

export interface Warnings {
  warnings: string[];
  /** In the same order. */
  warningTemplates: MessageTemplate[];
}
