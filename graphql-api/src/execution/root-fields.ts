import {
  execute,
  getArgumentValues,
  isNonNullType,
  Kind,
  locatedError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { collectFields } from '../query/selection.ts';
import { rootRule } from '../declaration/rules.ts';
import { operationOf, type RootOperation } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import type { CachedOperation, ResourceField, RootField } from './operation-cache.ts';

const { MUTATION } = OperationTypeNode;

type Variables = Record<string, unknown>;

/**
 * The root fields of an operation in the order of the response.
 * @throws ArgumentError for directives whose variables do not fit
 */
export function rootFieldsOf(
  schema: GraphQLSchema,
  cached: CachedOperation,
  variableValues: Variables,
): readonly RootField[] {
  if (cached.roots) return cached.roots;
  const { operation, fragments } = cached;
  const parentType = schema.getRootType(operation.operation)!;
  const roots: RootField[] = [];
  for (const [key, fieldNodes] of collectFields([operation], { fragments, variableValues })) {
    const fieldName = fieldNodes[0]!.name.value;
    const field = parentType.getFields()[fieldName];
    const resolved = operationOf(field) as RootOperation<Variables> | undefined;
    if (!field || !resolved) {
      roots.push({ key, fieldNodes });
      continue;
    }
    const path = { prev: undefined, key, typename: parentType.name };
    const shared = { fieldName, fieldNodes, parentType, path, schema, fragments, operation };
    const info = { ...shared, returnType: field.type, rootValue: undefined };
    const decide = rootRule(operation.operation === MUTATION ? 'Mutation' : 'Query', fieldName);
    roots.push({ key, fieldNodes, resourceField: { field, operation: resolved, decide, info } });
  }
  if (!cached.mayHaveDirectives) cached.roots = roots;
  return roots;
}

interface Execution {
  schema: GraphQLSchema;
  cached: CachedOperation;
  /** As the client sent them. */
  variables: Variables;
  coerced: Variables;
  context: Context;
}

/**
 * Executes root fields as GraphQL.js does. Operations on resources return JSON and are executed here, each behind its
 * rule; GraphQL.js executes the others.
 */
export class RootExecution {
  // Without a prototype, since a client may name a field `__proto__`.
  private readonly data = Object.create(null) as Variables;
  private readonly errors: GraphQLError[] = [];
  /** Whether a field that must have a value has none. */
  private isNull = false;

  constructor(
    private readonly roots: readonly RootField[],
    private readonly execution: Execution,
  ) {
    for (const { key } of roots) this.data[key] = null;
  }

  async run(): Promise<ExecutionResult<Variables>> {
    const { roots, data } = this;
    if (this.execution.cached.operation.operation === MUTATION) await this.runSerially();
    else if (roots.length === 1) await this.runTogether(roots);
    else {
      const others = roots.filter(root => !root.resourceField);
      const resourceFields = roots.filter(root => root.resourceField);
      const parts = [...resourceFields.map(root => [root]), ...(others.length > 0 ? [others] : [])];
      await Promise.all(parts.map(part => this.runTogether(part)));
    }
    if (this.errors.length === 0) return { data };
    const order = new Map<unknown, number>(roots.map(({ key }, index) => [key, index]));
    const indexOf = ({ path }: GraphQLError) => order.get(path?.[0]) ?? -1;
    const errors = this.errors.toSorted((a, b) => indexOf(a) - indexOf(b));
    return { errors, data: this.isNull ? null : data };
  }

  /** Runs each root field alone until one has an error. */
  async runUntilError(): Promise<ExecutionResult<Variables>> {
    for (const root of this.roots) {
      await this.runTogether([root]);
      if (this.errors.length > 0) return { errors: this.errors, data: null };
    }
    return { data: this.data };
  }

  private async runSerially(): Promise<void> {
    const parts: RootField[][] = [];
    for (const root of this.roots) {
      const last = parts.at(-1);
      if (last && !last[0]!.resourceField && !root.resourceField) last.push(root);
      else parts.push([root]);
    }
    for (const part of parts) if (!this.isNull) await this.runTogether(part);
  }

  /** @param roots one operation on a resource, or several fields that GraphQL.js executes */
  private runTogether(roots: readonly RootField[]): Promise<void> {
    const [{ key, resourceField } = {} as RootField] = roots;
    return resourceField ? this.runResourceField(key, resourceField) : this.runByGraphQLJs(roots);
  }

  private async runResourceField(
    key: string,
    { field, operation, decide, info }: ResourceField,
  ): Promise<void> {
    const { coerced, context } = this.execution;
    try {
      const args = getArgumentValues(field, info.fieldNodes[0]!, coerced);
      const decision = decide(context, args);
      if (decision !== true) throw decision;
      this.data[key] = await operation.resolve(args, context, { ...info, variableValues: coerced });
    } catch (error) {
      this.errors.push(locatedError(error, info.fieldNodes, [key]));
      this.isNull ||= isNonNullType(field.type);
    }
  }

  private async runByGraphQLJs(roots: readonly RootField[]): Promise<void> {
    const { schema, cached, variables, context } = this.execution;
    const isWhole = roots.length === this.roots.length;
    const { data, errors = [] } = await execute({
      schema,
      document: isWhole ? cached.document : reducedDocument(cached, roots),
      operationName: cached.operation.name?.value,
      variableValues: variables,
      contextValue: context,
    });
    this.errors.push(...errors);
    if (data) Object.assign(this.data, data);
    else this.isNull = true;
  }
}

/** The document of an operation with these root fields alone. */
function reducedDocument(
  { operation, fragments }: CachedOperation,
  roots: readonly RootField[],
): DocumentNode {
  const selections: readonly FieldNode[] = roots.flatMap(({ fieldNodes }) => fieldNodes);
  const reduced = { ...operation, selectionSet: { ...operation.selectionSet, selections } };
  return { kind: Kind.DOCUMENT, definitions: [reduced, ...Object.values(fragments)] };
}
