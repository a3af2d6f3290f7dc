import type { GraphQLSchema } from 'graphql';
import { connectToRead } from '../database/connect.ts';
import { problemOf } from '../execution/document-problem.ts';

/** A saved query that the schema rejects. */
export interface BrokenQuery {
  id: number;
  name: string;
  /** The user name of its owner. */
  owner: string;
  /** The validation errors, in one line. */
  problem: string;
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
