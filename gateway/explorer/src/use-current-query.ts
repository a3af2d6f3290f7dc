import { tryParseJSONC, useGraphiQL } from '@graphiql/react';
import type { GraphqlRequest } from './api.ts';

/**
 * Reads the query, variables and operation name of the active tab.
 * @throws Error with a message for the user if the variables are not JSON
 */
export function useCurrentQuery(): () => GraphqlRequest {
  const { queryEditor, variableEditor, operationName } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName }) => ({ queryEditor, variableEditor, operationName }),
  );
  return () => ({
    query: queryEditor?.getValue() ?? '',
    variables: variablesIn(variableEditor?.getValue() ?? ''),
    operationName,
  });
}

/** @throws Error with a message for the user */
export function variablesIn(text: string): Record<string, unknown> {
  try {
    return tryParseJSONC(text) ?? {};
  } catch (error) {
    throw new Error(`The variables ${(error as Error).message}`, { cause: error });
  }
}
