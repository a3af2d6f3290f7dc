import type { ApolloServerOptions } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLBoolean,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';

type Gateway = NonNullable<Extract<ApolloServerOptions<Context>, { gateway: object }>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Variables = Record<string, unknown>;

/** A document that was validated and is run without being looked at again. */
export interface CompiledDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** @param variables as `getVariableValues` reads them */
  run(variables: Variables, context: Context): Promise<ExecutionResult>;
}

/** Bounded, since any text may come in. */
const REMEMBERED = 500;
/** Longer texts, in characters, are not kept: none of ours is, and comments make a text as long as one likes. */
export const LONGEST_REMEMBERED = 20_000;
/** Compiling costs more than a few executions; who asks many different questions once must not make us pay it. */
const USES_BEFORE_COMPILED = 3;

/**
 * Executes documents as graphql-js does; those that come back are compiled to code, which is about twice as fast on
 * long lists.
 */
export class CompiledExecution {
  private readonly uses = new LRUCache<string, number>({ max: 2 * REMEMBERED });
  private readonly compiled = new LRUCache<string, CompiledDocument | 'cannot be'>({ max: REMEMBERED });

  constructor(readonly schema: GraphQLSchema) {}

  /** The document of this text, if it has come often enough to be compiled. */
  find(text: string, operationName: string | null | undefined): CompiledDocument | undefined {
    const found = this.compiled.get(keyOf(text, operationName));
    return found === 'cannot be' ? undefined : found;
  }

  /** Apollo Server takes an executor in the shape of a gateway. */
  gateway(): Gateway {
    return {
      load: async () => ({ executor: request => this.execute(request) }),
      onSchemaLoadOrUpdate: callback => {
        callback({ apiSchema: this.schema, coreSupergraphSdl: '' });
        return () => {};
      },
      stop: async () => {},
    };
  }

  /** Runs what was asked by the name that was asked, so that a name that is not there runs nothing. */
  private async execute({
    document,
    source,
    request,
    context,
  }: Parameters<Executor>[0]): Promise<ExecutionResult> {
    const { schema } = this;
    const operationName = request.operationName ?? null;
    const variableValues = request.variables ?? {};
    const compiled = this.compileOften(source, document, operationName);
    if (!compiled) return execute({ schema, document, operationName, variableValues, contextValue: context });
    const definitions = compiled.operation.variableDefinitions ?? [];
    const { coerced, errors } = getVariableValues(schema, definitions, variableValues, { maxErrors: 50 });
    return errors ? { errors } : compiled.run(coerced, context as Context);
  }

  private compileOften(
    text: string,
    document: DocumentNode,
    operationName: string | null,
  ): CompiledDocument | undefined {
    const key = keyOf(text, operationName);
    if (this.compiled.has(key) || key.length > LONGEST_REMEMBERED) return this.find(text, operationName);
    const count = (this.uses.get(key) ?? 0) + 1;
    this.uses.set(key, count);
    if (count <= USES_BEFORE_COMPILED) return undefined;
    const compiled = compile(this.schema, document, operationName);
    this.compiled.set(key, compiled ?? 'cannot be');
    return compiled;
  }
}

const keyOf = (text: string, operationName: string | null | undefined) => `${operationName ?? ''} ${text}`;

/**
 * Nothing where graphql-jit cannot. Variables are read by graphql-js: graphql-jit cannot compile input types that contain each other, as our filters do.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): CompiledDocument | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation || !mayBeCompiled(document)) return undefined;
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
  return {
    document,
    operation,
    run: async (variables, context) => withOrdinaryErrors(await query.query(undefined, context, variables)),
  };
}

/** Where conditions meet fragments, or fields that are asked for twice, graphql-jit loses some of what was asked. */
function mayBeCompiled(document: DocumentNode): boolean {
  let conditions = false;
  let shared = false;
  visit(document, {
    Directive: ({ name }) => {
      conditions ||= name.value === GraphQLSkipDirective.name || name.value === GraphQLIncludeDirective.name;
    },
    FragmentSpread: () => {
      shared = true;
    },
    SelectionSet: set => {
      const keys = responseKeys(set);
      shared ||= new Set(keys).size < keys.length;
    },
  });
  return !(conditions && shared);
}

const responseKeys = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap(node => {
    if (node.kind === Kind.FIELD) return [(node.alias ?? node.name).value];
    return node.kind === Kind.INLINE_FRAGMENT ? responseKeys(node.selectionSet) : [];
  });

/** graphql-jit's own errors look alike, but cannot be changed, as Apollo Server does on their way out. */
function withOrdinaryErrors({ errors, ...result }: ExecutionResult): ExecutionResult {
  if (!errors?.length) return result;
  const ordinary = errors.map(({ message, path, locations, originalError }) =>
    Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
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
