import { useGraphiQL, useOperationsEditorState, useVariablesEditorState } from '@graphiql/react';
import { getOperationAST, OperationTypeNode, parse, validate, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { execute, type GraphqlRequest } from '../api.ts';
import { variablesIn } from '../use-current-query.ts';

/** What a query would cost, in rows that the database looks at. */
export interface Estimate {
  cost: number;
  costLimit: number;
  /** Why the query would be rejected, and what makes it cheaper; null within the limit. */
  problem: string | null;
}

/** Milliseconds between the last key and the request. */
const PAUSE = 600;

/** The estimated cost of the query in the active tab once typing pauses; undefined while it is not valid. */
export function useEstimate(): Estimate | undefined {
  const [query] = useOperationsEditorState();
  const [variables] = useVariablesEditorState();
  const { schema, operationName } = useGraphiQL(({ schema, operationName }) => ({ schema, operationName }));
  const [estimate, setEstimate] = useState<Estimate>();
  useEffect(() => {
    setEstimate(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const request = schema && validRequest(schema, query, variables, operationName);
      if (!request) return;
      fetchEstimate(request, controller.signal).then(setEstimate, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [schema, query, variables, operationName]);
  return estimate;
}

/** The request of a valid query; undefined for anything else. */
function validRequest(
  schema: GraphQLSchema,
  query: string,
  variables: string,
  operationName: string | undefined,
): GraphqlRequest | undefined {
  try {
    const document = parse(query);
    const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
    if (!isQuery || validate(schema, document).length > 0) return undefined;
    return { query, variables: variablesIn(variables), operationName };
  } catch {
    // The editors mark what is no GraphQL and no JSON.
    return undefined;
  }
}

/** @throws AbortError when the signal aborts it */
async function fetchEstimate(
  { query, variables, operationName }: GraphqlRequest,
  signal: AbortSignal,
): Promise<Estimate | undefined> {
  const { data } = await execute(
    {
      query: `query Estimate($query: String!, $variables: String, $operationName: String) {
        estimate: queryCost(query: $query, variables: $variables, operationName: $operationName) { cost costLimit problem }
      }`,
      variables: { query, variables: JSON.stringify(variables), operationName },
    },
    { signal },
  );
  return (data?.['estimate'] as Estimate | null | undefined) ?? undefined;
}
