import {
  execute,
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
import type { Context } from '../server/context.ts';
import type { CachedOperation, ResourceField, RootField } from './operation-cache.ts';
import type { PreparedOperation, PreparedRoot } from './prepared-operation.ts';

const { MUTATION } = OperationTypeNode;

type Variables = Record<string, unknown>;

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
    private readonly schema: GraphQLSchema,
    private readonly prepared: PreparedOperation,
    private readonly context: Context,
  ) {
    for (const { key } of prepared.roots) this.data[key] = null;
  }

  async run(): Promise<ExecutionResult<Variables>> {
    const { data } = this;
    const { roots, cached } = this.prepared;
    if (cached.operation.operation === MUTATION) await this.runSerially();
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
    for (const root of this.prepared.roots) {
      await this.runTogether([root]);
      if (this.errors.length > 0) return { errors: this.errors, data: null };
    }
    return { data: this.data };
  }

  private async runSerially(): Promise<void> {
    const parts: PreparedRoot[][] = [];
    for (const root of this.prepared.roots) {
      const last = parts.at(-1);
      if (last && !last[0]!.resourceField && !root.resourceField) last.push(root);
      else parts.push([root]);
    }
    for (const part of parts) if (!this.isNull) await this.runTogether(part);
  }

  /** @param roots one operation on a resource, or several fields that GraphQL.js executes */
  private runTogether(roots: readonly PreparedRoot[]): Promise<void> {
    const [root] = roots;
    return root?.resourceField ? this.runResourceField(root, root.resourceField) : this.runByGraphQLJs(roots);
  }

  private async runResourceField(
    { key, args }: PreparedRoot,
    { operation, decide, info }: ResourceField,
  ): Promise<void> {
    const { prepared, context } = this;
    try {
      const decision = decide(context, args);
      if (decision !== true) throw decision;
      this.data[key] = await operation.resolve(args, context, {
        ...info,
        variableValues: prepared.coerced,
      });
    } catch (error) {
      this.errors.push(locatedError(error, info.fieldNodes, [key]));
      this.isNull ||= isNonNullType(info.returnType);
    }
  }

  private async runByGraphQLJs(roots: readonly RootField[]): Promise<void> {
    const { schema, context } = this;
    const { cached, variables } = this.prepared;
    const isWhole = roots.length === this.prepared.roots.length;
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
