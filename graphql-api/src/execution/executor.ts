import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { tracing, type Tracing } from '../common/tracing.ts';
import type { Context } from '../server/context.ts';
import { cachedKey } from './document-key.ts';
import { executeDryRun, isDryRun } from './dry-run.ts';
import type { Priority } from './priority.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { RootExecution } from './root-fields.ts';
import { areShared, executeShared } from './shared-mutations.ts';

/** Executes the operations of valid documents. */
export class Executor {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly priority: Priority,
  ) {}

  execute(prepared: PreparedOperation, context: Context): Promise<ExecutionResult> {
    const traces = tracing();
    return traces
      ? traceOperation(traces, prepared, context, () => this.run(prepared, context))
      : this.run(prepared, context);
  }

  private async run(prepared: PreparedOperation, context: Context): Promise<ExecutionResult> {
    const { schema, priority } = this;
    const isInteractive = !context.adHoc;
    if (isInteractive) priority.begin();
    try {
      const { cached, roots } = prepared;
      const execution = () => new RootExecution(schema, prepared, context);
      const executeAll = () => execution().runUntilError();
      if (isDryRun(prepared))
        return await executeShared(context.db, roots, () => executeDryRun(schema, context, executeAll), true);
      return areShared(cached, roots)
        ? await executeShared(context.db, roots, executeAll)
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
  { cached: { operation, document } }: PreparedOperation,
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
