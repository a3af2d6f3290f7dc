import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../server/context.ts';
import type { AdHocRequests, Classifier } from './ad-hoc.ts';
import type { Cost } from './cost.ts';
import type { CostLimit } from './cost-limit.ts';
import type { CachedOperation, OperationCache } from './operation-cache.ts';

export interface RequestCharges {
  operations: OperationCache;
  classifier: Classifier;
  adHoc: AdHocRequests;
  limit: CostLimit;
}

/**
 * Counts and charges a request, and gives an ad hoc query the connections of analysts. A request that any limit rejects
 * is neither counted nor charged.
 * @throws TOO_COSTLY or RATE_LIMITED; VariableError or ArgumentError for values that do not fit
 */
export function chargeRequest(
  charges: RequestCharges,
  cached: CachedOperation,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> | undefined {
  const isAdHoc = charges.classifier.classify(cached.document, context);
  const estimate = charges.limit.estimate(cached, variables, context.access);
  // Promises would be a measurable part of the time of a small request.
  if (typeof isAdHoc === 'boolean' && !(estimate instanceof Promise))
    return void charge(charges, cached, context, isAdHoc, estimate);
  return Promise.all([isAdHoc, estimate]).then(([classified, cost]) =>
    charge(charges, cached, context, classified, cost),
  );
}

function charge(
  { adHoc, limit }: RequestCharges,
  { operation }: CachedOperation,
  context: Context,
  isAdHoc: boolean,
  cost: Cost,
): void {
  limit.check(cost, context);
  if (isAdHoc) adHoc.count(context);
  limit.charge(context);
  if (isAdHoc) adHoc.begin(context, operation.operation);
}

/** Charges the requests of Apollo Server, once their operations are validated. */
export const chargePlugin = (charges: RequestCharges): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ contextValue, document, request, source }) => {
      const isInteractive = await charges.classifier.isInteractive(document);
      const cached = charges.operations.add(source, request.operationName, document, isInteractive);
      if (cached) await chargeRequest(charges, cached, request.variables ?? {}, contextValue);
    },
  }),
});
