import type { FormattedExecutionResult } from 'graphql';
import type { ApiRequest } from '../server/api.ts';
import type { Context } from '../server/context.ts';
import type { FormatError } from '../server/format-error.ts';
import type { Classifier } from './ad-hoc.ts';
import type { CostLimit } from './cost-limit.ts';
import type { Executor } from './executor.ts';
import { extensionsOf } from './extensions.ts';
import type { OperationCache } from './operation-cache.ts';

export interface CachedExecution {
  operations: OperationCache;
  executor: Executor;
  classifier: Classifier;
  limit: CostLimit;
  formatError: FormatError;
}

/**
 * Executes an operation whose document was validated before, without the work of Apollo Server around each request: a
 * third of the processor time of a small response. Permissions and limits are checked as for every request.
 * @returns undefined for what Apollo Server executes: documents that are not cached, ad hoc requests, creates with an
 * Idempotency-Key, and requests that are rejected for their variables, arguments or cost
 */
export async function executeCached(
  { operations, executor, classifier, limit, formatError }: CachedExecution,
  { query, variables = {}, operationName }: ApiRequest,
  context: Context,
): Promise<FormattedExecutionResult<Record<string, unknown>> | undefined> {
  if (context.caller.idempotencyKey !== undefined) return undefined;
  const cached = operations.find(query, operationName);
  if (!cached) return undefined;
  const isAdHoc = classifier.classify(cached.document, context);
  if (isAdHoc === true || (isAdHoc !== false && (await isAdHoc))) return undefined;
  try {
    const estimate = limit.estimate(cached, variables, context.access);
    limit.admit(estimate instanceof Promise ? await estimate : estimate, context);
  } catch {
    return undefined;
  }
  const { data, errors } = await executor.execute(cached, variables, context);
  return {
    errors: errors?.map(error => formatError(error.toJSON(), error)),
    data: data as Record<string, unknown> | null,
    extensions: extensionsOf(context),
  };
}
