import { validate, type GraphQLSchema } from 'graphql';
import { ApiError } from '../common/errors.ts';
import { connectToRead } from '../database/connect.ts';
import { requireSimpleShape } from '../execution/document-shape.ts';
import { parsed, parseOptions, validationOptions } from '../execution/request-limits.ts';

/** Of the stored validation errors of a query, in characters. */
const LONGEST_PROBLEM = 500;

/** A saved query that the schema rejects. */
export interface BrokenQuery {
  id: number;
  name: string;
  /** The user name of its owner. */
  owner: string;
  /** The validation errors, in one line. */
  problem: string;
}

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

/**
 * The saved queries in a database that a schema rejects, by name.
 * @param timeout for connecting and for each statement, in milliseconds
 * @throws the error of PostgreSQL or of the connection
 */
export const findBrokenQueries = (
  databaseUrl: string,
  schema: GraphQLSchema,
  timeout: number,
): Promise<BrokenQuery[]> =>
  connectToRead(databaseUrl, timeout, async client => {
    const { rows } = await client.query<Omit<BrokenQuery, 'problem'> & { query: string }>(
      `select saved_query.id, name, username as owner, query
         from saved_query join "user" on "user".id = owner_id order by name, saved_query.id`,
    );
    return rows.flatMap(({ query, ...row }) => {
      const problem = problemOf(query, schema);
      return problem === null ? [] : [{ ...row, problem }];
    });
  });
