import type { FormattedExecutionResult } from 'graphql';
import type { Classifier } from './ad-hoc.ts';
import { type CostLimit, toExtensions } from './cost-limit.ts';
import type { ApiRequest } from '../server/api.ts';
import type { Execution } from './execution.ts';
import type { Context } from '../server/context.ts';
import type { FormatError } from '../server/format-error.ts';
import { coerceVariables } from './variables.ts';

/**
 * Answers an operation that was validated when its text first came, without what Apollo Server does around each
 * request: that is a third of the time of a small answer. Permissions and limits are asked as ever. Whatever is not
 * answered plainly (an ad hoc question, variables that do not fit, what costs too much) is left to Apollo Server, which
 * tells it.
 */
export async function answerKnown(
  execution: Execution,
  classifier: Classifier,
  limit: CostLimit,
  { query, variables = {}, operationName }: ApiRequest,
  context: Context,
  formatError: FormatError,
): Promise<FormattedExecutionResult<Record<string, unknown>> | undefined> {
  if (context.caller.idempotencyKey !== undefined) return undefined;
  const known = execution.find(query, operationName);
  if (!known || (await classifier.classify(known.document, context))) return undefined;
  const { schema } = execution;
  const { document, operation } = known;
  const { coerced } = coerceVariables(schema, operation, variables);
  if (!coerced) return undefined;
  const run = execution.runner(known, coerced, context.answers);
  if (!run) return undefined;
  const { access } = context;
  const cost = await limit.reckon({ schema, document, operation, variables: coerced }, access);
  try {
    if (cost) await limit.admit(cost, context);
  } catch {
    return undefined;
  }
  const { data, errors } = await execution.inOrder(context, () => run(context));
  return {
    errors: errors?.map(error => formatError(error.toJSON(), error)),
    data: data as Record<string, unknown> | null,
    extensions: { ...(cost && toExtensions(cost, access)), ...context.truncations.toExtensions() },
  };
}
