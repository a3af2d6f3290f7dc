import {
  getOperationAST,
  Kind,
  parse,
  print,
  separateOperations,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphqlRequest } from '../api.ts';

/**
 * The request of one root field of a query with several, without the variables and fragments of the others. A table has
 * one root field. The operation gets its name as well, after which the server names the file. A query without this field, and one whose root fields are in fragments, stays as it is.
 * @param root the response key
 */
export function onlyRoot(request: GraphqlRequest, root: string | undefined): GraphqlRequest {
  const document = documentOf(request.query);
  const operation = document && getOperationAST(document, request.operationName);
  if (!operation || root === undefined) return request;
  const { selections } = operation.selectionSet;
  const kept = selections.filter(
    node => node.kind === Kind.FIELD && (node.alias ?? node.name).value === root,
  );
  if (kept.length !== 1 || selections.length === 1) return request;
  const name = operation.name && { ...operation.name, value: `${operation.name.value}_${root}` };
  const reduced = { ...operation, name, selectionSet: { ...operation.selectionSet, selections: kept } };
  const { [name?.value ?? '']: separated } = separateOperations({
    ...document,
    definitions: document.definitions.map(node => (node === operation ? reduced : node)),
  });
  const used = variablesIn(separated!);
  const query = print({
    ...separated!,
    definitions: separated!.definitions.map(node => (node === reduced ? withVariables(reduced, used) : node)),
  });
  const variables = Object.entries(request.variables ?? {}).filter(([name]) => used.has(name));
  return { query, variables: Object.fromEntries(variables), operationName: name?.value };
}

function documentOf(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    // The download itself reports what is no GraphQL.
    return undefined;
  }
}

/** The names of the variables that a document uses beside their definitions. */
function variablesIn(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, {
    [Kind.VARIABLE_DEFINITION]: () => false,
    [Kind.VARIABLE]: ({ name }) => void names.add(name.value),
  });
  return names;
}

const withVariables = (operation: OperationDefinitionNode, used: ReadonlySet<string>) => ({
  ...operation,
  variableDefinitions: operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value)),
});
