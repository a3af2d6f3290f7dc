import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import { ApiError } from '../common/errors.ts';
import { MinuteLimit } from '../common/rate-limit.ts';
import type { Reader } from '../database/read-pool.ts';
import type { Context } from '../server/context.ts';
import type { Classifier } from './ad-hoc.ts';
import { estimateCost, type Cost } from './cost.ts';
import type { CachedOperation, OperationCache } from './operation-cache.ts';
import { tableSizes, type TableSizes } from './table-sizes.ts';
import { coerceVariables } from './variables.ts';
import { msg } from '../common/message.ts';

const TOO_MUCH = msg('Your requests of the last minute cost too much');

/** What one request of a role may cost; queries of analysts cost more than lists. */
const LIMITS: Readonly<Record<string, number>> = {
  'Super User': 50_000_000,
  Admin: 50_000_000,
  Accounts: 50_000_000,
};
/** A searched and counted list of ten million records. */
const STANDARD_LIMIT = 20_000_000;

/**
 * What all requests of a user may cost in a minute, in limits of one request. Somebody who searches a club of 100,000
 * members twice a second uses a fifth of it.
 */
const LIMITS_PER_MINUTE = 10;
/** The limiter counts in whole numbers. */
const POINTS_PER_LIMIT = 1_000_000;

export const limitOf = ({ user }: Access) => LIMITS[user?.role ?? ''] ?? STANDARD_LIMIT;

/** Estimates what requests cost, and rejects what would cost too much before anything is read. */
export class CostLimit {
  private readonly sizes: () => TableSizes | Promise<TableSizes>;
  private readonly budgets: MinuteLimit;

  /** @param limitsPerMinute what the requests of a user may cost in a minute, in limits of one request */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operations: OperationCache,
    db: Pick<Reader, 'read'>,
    limitsPerMinute = LIMITS_PER_MINUTE,
  ) {
    this.sizes = tableSizes(db);
    this.budgets = new MinuteLimit(limitsPerMinute * POINTS_PER_LIMIT);
  }

  /**
   * Estimates what an operation costs.
   * @param variables as the client sent them
   * @returns a promise while the sizes of the tables are unknown
   * @throws VariableError or ArgumentError for values that do not fit: such a request runs no part of its operation
   */
  estimate(
    cached: CachedOperation,
    variables: Readonly<Record<string, unknown>>,
    access: Access,
  ): Cost | Promise<Cost> {
    const { schema } = this;
    const { coerced, error } = coerceVariables(schema, cached.operation, variables);
    if (error) throw error;
    const plans = cached.plansFor(access, variables);
    const estimate = (sizes: TableSizes) =>
      estimateCost(cached, { schema, access, sizes, variableValues: coerced, plans });
    const sizes = this.sizes();
    return sizes instanceof Promise ? sizes.then(estimate) : estimate(sizes);
  }

  /**
   * Stores the cost of a request and charges it once, although several components admit it or several operations belong to it.
   * @throws ApiError when it is more than the user may ask for, at once or in a minute
   */
  admit(cost: Cost, context: Pick<Context, 'access' | 'caller' | 'cost'>): void {
    context.cost = cost;
    const { access, caller } = context;
    rejectExpensive(cost, access);
    if (!access.user || caller.isCharged) return;
    this.budgets.take(access.user.id, {
      points: Math.ceil((cost.cost / limitOf(access)) * POINTS_PER_LIMIT),
      what: TOO_MUCH,
    });
    caller.isCharged = true;
  }

  /** Holds Apollo Server's requests to the limit. */
  plugin(classifier: Classifier): ApolloServerPlugin<Context> {
    return {
      requestDidStart: async () => ({
        didResolveOperation: async ({ contextValue, document, request, source }) => {
          const isInteractive = await classifier.isInteractive(document);
          const cached = this.operations.add(source, request.operationName, document, isInteractive);
          if (cached)
            this.admit(
              await this.estimate(cached, request.variables ?? {}, contextValue.access),
              contextValue,
            );
        },
      }),
    };
  }
}

const figure = (cost: number) => cost.toLocaleString('en-US');

/** Why a cost is above its limit, and what to change. */
export const explainCost = ({ cost, mostExpensive }: Cost, limit: number): string =>
  `(cost ${figure(cost)}, limit ${figure(limit)}). ${mostExpensive.field} costs most (${figure(mostExpensive.cost)}): ask for fewer rows, columns or conditions there.`;

function rejectExpensive(cost: Cost, access: Access): void {
  const limit = limitOf(access);
  if (cost.cost <= limit) return;
  throw new ApiError(`The query is too expensive ${explainCost(cost, limit)}`, 'TOO_COSTLY', {
    ...cost,
    limit,
  });
}
