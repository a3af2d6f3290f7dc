import { GraphQLError, Kind, parse } from 'graphql';
import { Field, InputType } from 'type-graphql';
import { ROLES } from '../auth/access.ts';
import { parseOptions } from '../execution/request-limits.ts';
import { rejectInvalid, validated } from '../mutation/validate.ts';
import { rolesError, withRolesOnce } from '../own-records/share-with-roles.ts';
import { queryColumns, type SavedQuery } from './saved-query.ts';

/** What its owner writes of a saved query. */
export type SavedQueryValues = Pick<
  SavedQuery,
  'name' | 'description' | 'query' | 'variables' | 'sharedWith'
>;

@InputType({ description: 'The fields of a new saved query' })
export class SavedQueryInput implements Partial<SavedQueryValues> {
  @Field(() => String, { nullable: true, description: 'The name, unique for each owner. Required' })
  name?: string;
  @Field(() => String, { nullable: true, description: 'What the query returns' }) description?: string;
  @Field(() => String, { nullable: true, description: 'The text of the query. Required' }) query?: string;
  @Field(() => String, { nullable: true, description: 'A JSON object with the values of its variables' })
  variables?: string;
  @Field(() => [String], {
    nullable: true,
    description: `The roles that it is shared with, of: ${ROLES.join(', ')}`,
  })
  sharedWith?: string[];
}

@InputType({ description: 'Changes to a saved query: only the given fields change' })
export class SavedQueryPatch extends SavedQueryInput {}

/** The normalized fields of the input. @throws BAD_USER_INPUT */
export function normalized(
  input: SavedQueryInput,
  stored: SavedQueryValues | null,
): Partial<SavedQueryValues> {
  const values: Partial<SavedQueryValues> = validated(queryColumns, { ...input }, stored && { ...stored });
  rejectInvalid({
    query: values.query && queryError(values.query),
    variables: values.variables && variablesError(values.variables),
    sharedWith: rolesError(values.sharedWith),
  });
  return withRolesOnce(values);
}

function queryError(query: string): string | undefined {
  try {
    const { definitions } = parse(query, parseOptions);
    const operations = definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 0) return 'The text contains no query';
    if (operations.some(({ operation }) => operation !== 'query'))
      return 'Only queries can be saved, not mutations';
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [location] = error.locations ?? [];
    return `This is not valid GraphQL: ${error.message}${location ? ` (line ${location.line}, column ${location.column})` : ''}`;
  }
}

/** Why the text of variables is no JSON object. */
export function variablesError(variables: string): string | undefined {
  try {
    const value: unknown = JSON.parse(variables);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? undefined : 'Variables must be a JSON object, such as {"limit": 10}';
  } catch {
    return 'Variables must be JSON, such as {"limit": 10}';
  }
}
