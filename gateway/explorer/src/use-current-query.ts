import { tryParseJSONC, useGraphiQL } from '@graphiql/react';
import type { Asked } from './api.ts';

/** Reads what would run now. It throws, in words, when the variables are no JSON object. */
export function useCurrentQuery(): () => Asked {
  const { queryEditor, variableEditor, operationName } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName }) => ({ queryEditor, variableEditor, operationName }),
  );
  return () => ({
    query: queryEditor?.getValue() ?? '',
    variables: variablesIn(variableEditor?.getValue() ?? ''),
    operationName,
  });
}

/** @throws Error in words */
export function variablesIn(text: string): Record<string, unknown> {
  try {
    return tryParseJSONC(text) ?? {};
  } catch (error) {
    throw new Error(`The variables ${(error as Error).message}`, { cause: error });
  }
}
