import type { ApolloServerOptions } from '@apollo/server';
import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLBoolean,
  GraphQLError,
  GraphQLScalarType,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';

type Gateway = NonNullable<Extract<ApolloServerOptions<Context>, { gateway: object }>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Variables = Record<string, unknown>;
type Compiled = (variables: Variables, context: Context) => Promise<ExecutionResult>;

/** Bounded, since any text may come in. */
const REMEMBERED = 500;
/** Compiling costs more than a few executions; who asks many different questions once must not make us pay it. */
const USES_BEFORE_COMPILED = 3;

/**
 * Executes documents as graphql-js does; those that come back are compiled to code, which is about twice as fast on
 * long lists. Apollo Server takes an executor in the shape of a gateway.
 */
export function compiledExecution(schema: GraphQLSchema): Gateway {
  const uses = new LRUCache<string, number>({ max: 2 * REMEMBERED });
  const compiled = new LRUCache<string, Compiled | 'cannot be'>({ max: REMEMBERED });

  const executor: Executor = async ({ document, operationName, queryHash, request, context: given }) => {
    const context = given as Context;
    const key = `${queryHash} ${operationName ?? ''}`;
    const count = (uses.get(key) ?? 0) + 1;
    uses.set(key, count);
    let query = compiled.get(key);
    if (!query && count > USES_BEFORE_COMPILED) {
      query = compile(schema, document, operationName) ?? 'cannot be';
      compiled.set(key, query);
    }
    if (query && query !== 'cannot be') return query(request.variables ?? {}, context);
    return execute({
      schema,
      document,
      operationName,
      variableValues: request.variables,
      contextValue: context,
    });
  };

  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}

/**
 * Nothing where graphql-jit cannot. Variables are read by graphql-js: graphql-jit cannot compile input types that contain each other, as our filters do.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Compiled | undefined {
  const operation = getOperationAST(document, operationName)!;
  const definitions = document.definitions.map(definition =>
    definition === operation ? withReadVariables(operation) : definition,
  );
  const query = compileQuery(
    withType(schema, readValue),
    { ...document, definitions },
    operationName ?? undefined,
    { disablingCapturingStackErrors: true },
  );
  if (!isCompiledQuery(query)) return undefined;
  return async (variables, context) => {
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: 50,
    });
    return errors ? { errors } : withOrdinaryErrors(await query.query(undefined, context, coerced));
  };
}

/** graphql-jit's own errors look alike, but cannot be changed, as Apollo Server does on their way out. */
function withOrdinaryErrors({ errors, ...result }: ExecutionResult): ExecutionResult {
  if (!errors?.length) return result;
  const ordinary = errors.map(
    ({ message, path, originalError }) => new GraphQLError(message, { path, originalError }),
  );
  return { ...result, errors: ordinary };
}

/** The type of a variable that has been read already. */
const readValue = new GraphQLScalarType({ name: 'ReadValue' });

const withReadVariables = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  variableDefinitions: operation.variableDefinitions?.map(definition =>
    // The condition of a directive must be known as one.
    namedType(definition.type) === GraphQLBoolean.name
      ? definition
      : {
          ...definition,
          defaultValue: undefined,
          type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: readValue.name } },
        },
  ),
});

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/** The schema with one more named type. */
const withType = (schema: GraphQLSchema, type: GraphQLScalarType): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === type.name ? type : schema.getType(name)) },
  }) as GraphQLSchema;
