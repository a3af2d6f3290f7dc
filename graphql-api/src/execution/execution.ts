import type { ApolloServerOptions } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
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
import type { Precedence } from './priority.ts';
import { documentCache, MAX_CACHED_TEXT } from './cached-documents.ts';
import type { Context } from '../server/context.ts';
import { coerceVariables } from './variables.ts';
import { prepareWritten, type Run, type RunWritten } from './written-execution.ts';

type Gateway = NonNullable<Extract<ApolloServerOptions<Context>, { gateway: object }>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Variables = Record<string, unknown>;

/** A document that was validated and is run without being looked at again. */
export interface KnownDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  written: RunWritten;
  /** Once it has come often enough, if it can be compiled. */
  compiled?: RunCompiled;
  uses: number;
}

/** Runs a document with variables as `getVariableValues` reads them. */
type RunCompiled = (variables: Variables, context: Context) => Promise<ExecutionResult>;

/** Bytes of all cached documents. */
const CACHE_BYTES = 40 * 1024 * 1024;
/** Compiling costs more than a few executions; who asks many different questions once must not make us pay it. */
const USES_BEFORE_COMPILED = 3;

/**
 * Executes documents. Answers that nobody looks into are written from their rows; other documents that come back are
 * compiled to code, which is about twice as fast on long lists as graphql-js, which runs the rest.
 */
export class Execution {
  private readonly known = documentCache<KnownDocument>(CACHE_BYTES, (_document, key) => key.length);

  constructor(
    readonly schema: GraphQLSchema,
    private readonly precedence: Precedence,
  ) {}

  /** Runs interactive requests before ad hoc ones. */
  inOrder<T>({ adHoc }: Context, run: () => Promise<T>): Promise<T> {
    return adHoc ? run() : this.precedence.first(run);
  }

  /** The document of this text, if it has come before. */
  find(text: string, operationName: string | null | undefined): KnownDocument | undefined {
    return this.known.get(keyOf(text, operationName));
  }

  /**
   * How to run a document that has come before; nothing if that needs graphql-js.
   * @param variables as `getVariableValues` reads them
   */
  runner(
    { written, compiled }: KnownDocument,
    variables: Variables,
    answers: Context['answers'],
  ): Run | undefined {
    const asWritten = answers && written(variables, answers);
    return asWritten ?? (compiled && (context => compiled(variables, asObjects(context))));
  }

  /** Apollo Server takes an executor in the shape of a gateway. */
  gateway(): Gateway {
    return {
      load: async () => ({
        executor: request => this.inOrder(request.context as Context, () => this.execute(request)),
      }),
      onSchemaLoadOrUpdate: callback => {
        callback({ apiSchema: this.schema, coreSupergraphSdl: '' });
        return () => {};
      },
      stop: async () => {},
    };
  }

  /** Runs what was asked by the name that was asked, so that a name that is not there runs nothing. */
  private async execute(asked: Parameters<Executor>[0]): Promise<ExecutionResult> {
    const { schema } = this;
    const { document, source, request } = asked;
    const context = asked.context as Context;
    const operationName = request.operationName ?? null;
    const variableValues = request.variables ?? {};
    const known = this.remember(source, document, operationName);
    if (known) {
      const { coerced, error } = coerceVariables(schema, known.operation, variableValues);
      if (error) return { errors: [error] };
      const run = this.runner(known, coerced, context.answers);
      if (run) return run(context);
    }
    return execute({ schema, document, operationName, variableValues, contextValue: asObjects(context) });
  }

  private remember(
    text: string,
    document: DocumentNode,
    operationName: string | null,
  ): KnownDocument | undefined {
    const { schema } = this;
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const key = keyOf(text, operationName);
    let known = this.known.get(key);
    if (!known) {
      known = { document, operation, written: prepareWritten(schema, document, operation), uses: 0 };
      if (key.length <= MAX_CACHED_TEXT) this.known.set(key, known);
    }
    if (++known.uses === USES_BEFORE_COMPILED + 1) known.compiled = compile(schema, document, operationName);
    return known;
  }
}

/** No two requests that mean something else have the same. */
const keyOf = (text: string, name: string | null | undefined) =>
  name == null ? ` ${text}` : `${name.length} ${name}${text}`;

const asObjects = (context: Context): Context => ({ ...context, answers: undefined });

/**
 * Nothing where graphql-jit cannot. Variables are read by graphql-js: graphql-jit cannot compile input types that contain each other, as our filters do.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): RunCompiled | undefined {
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
  return async (variables, context) => withOrdinaryErrors(await query.query(undefined, context, variables));
}

/**
 * Where conditions meet fragments, or fields that are requested twice, graphql-jit loses some of what was asked. So it
 * does with the alias `__proto__`, which its code assigns as the prototype of the result.
 */
function mayBeCompiled(document: DocumentNode): boolean {
  let conditions = false;
  let shared = false;
  let prototype = false;
  visit(document, {
    Field: ({ alias }) => {
      prototype ||= alias?.value === '__proto__';
    },
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
  return !prototype && !(conditions && shared);
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
