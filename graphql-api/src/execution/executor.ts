import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { tracing, type Tracing } from '../common/tracing.ts';
import type { Context } from '../server/context.ts';
import { cachedKey } from './document-key.ts';
import type { CachedOperation } from './operation-cache.ts';
import type { Priority } from './priority.ts';
import { RootExecution, rootFieldsOf } from './root-fields.ts';
import { areShared, executeShared } from './shared-mutations.ts';
import { coerceVariables } from './variables.ts';

type Variables = Record<string, unknown>;

/** Executes the operations of valid documents. */
export class Executor {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly priority: Priority,
  ) {}

  /** @param variables as the client sent them */
  execute(cached: CachedOperation, variables: Variables, context: Context): Promise<ExecutionResult> {
    const traces = tracing();
    return traces
      ? traceOperation(traces, cached, context, () => this.run(cached, variables, context))
      : this.run(cached, variables, context);
  }

  private async run(
    cached: CachedOperation,
    variables: Variables,
    context: Context,
  ): Promise<ExecutionResult> {
    const { schema, priority } = this;
    const { coerced, error } = coerceVariables(schema, cached.operation, variables);
    if (error) return { errors: [error] };
    context.plans = cached.plansFor(context.access, variables, context.lines !== undefined);
    const isInteractive = !context.adHoc;
    if (isInteractive) priority.begin();
    try {
      const roots = rootFieldsOf(schema, cached, coerced);
      const execution = () => new RootExecution(roots, { schema, cached, variables, coerced, context });
      return areShared(cached, roots)
        ? await executeShared(context.db, roots, () => execution().runUntilError())
        : await execution().run();
    } finally {
      if (isInteractive) priority.end();
    }
  }
}

/** Characters of an operation's name in a span. */
const MAX_NAME = 100;

/** The span of an operation has the name of those of the user interface; of others a client chooses it. */
function traceOperation(
  traces: Tracing,
  { operation, document }: CachedOperation,
  { adHoc }: Context,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const name = adHoc ? undefined : operation.name?.value.slice(0, MAX_NAME);
  const attributes = {
    'graphql.operation.type': operation.operation,
    ...(name !== undefined && { 'graphql.operation.name': name }),
    'graphql.document.hash': cachedKey(document),
    'gym.ad_hoc': adHoc ?? true,
  };
  return traces.span(`${operation.operation} ${name ?? 'ad hoc'}`, 'internal', attributes, async span => {
    const result = await run();
    if (result.errors) span.set({ 'gym.errors': result.errors.length });
    return result;
  });
}
