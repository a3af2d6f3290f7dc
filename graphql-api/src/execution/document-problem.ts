import { validate, type GraphQLSchema } from 'graphql';
import { ApiError } from '../common/errors.ts';
import { requireSimpleShape } from './document-shape.ts';
import { parsed, parseOptions, validationOptions } from './request-limits.ts';

/** Of the validation errors of a document, in characters. */
const LONGEST_PROBLEM = 500;

/** The validation errors of a query in one line; null for one that the schema takes. */
export function problemOf(query: string, schema: GraphQLSchema): string | null {
  const document = parsed(query, parseOptions.maxTokens);
  if (!document) return 'The text is not valid GraphQL.';
  try {
    requireSimpleShape(document);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
  const errors = validate(schema, document, undefined, validationOptions);
  const text = errors.map(({ message }) => message.replaceAll(/\s+/g, ' ')).join(' ');
  return text.slice(0, LONGEST_PROBLEM) || null;
}
