import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Caller } from '../server/api.ts';
import type { Access } from '../auth/access.ts';
import type { Context } from '../server/context.ts';
import type { Reads } from '../database/reads.ts';
import { ApiError } from '../common/errors.ts';
import { take } from '../common/rate-limit.ts';
import { coerceVariables } from './variables.ts';
import { costOf, lengthClass, type Cost } from './cost.ts';
import { tableSizes, type TableSizes } from './table-sizes.ts';

/** What one request of a role may cost: analysts need more than those who work with lists. */
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

/** What a request is about to run. */
export interface Planned {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As `getVariableValues` reads them. */
  variables: Record<string, unknown>;
}

/** Estimates what requests cost, and rejects what would cost too much before anything is read. */
export class CostLimit {
  private readonly sizes: () => Promise<TableSizes>;
  private readonly budgets: RateLimiterMemory;
  /** A request is charged once, though several components admit it, or several operations belong to it. */
  private readonly charges = new WeakMap<Caller, Promise<void>>();

  /** @param limitsPerMinute what the requests of a user may cost in a minute, in limits of one request */
  constructor(db: Pick<Reads, 'read'>, limitsPerMinute = LIMITS_PER_MINUTE) {
    this.sizes = tableSizes(db);
    this.budgets = new RateLimiterMemory({ points: limitsPerMinute * POINTS_PER_LIMIT, duration: 60 });
  }

  /** Nothing where arguments do not fit: execution tells what is wrong with them. */
  async reckon(planned: Planned, access: Access): Promise<Cost | undefined> {
    const sizes = await this.sizes();
    return reckon(planned, access, sizes);
  }

  /** @throws ApiError when it is more than the user may ask for, at once or in a minute */
  async admit(cost: Cost, { access, caller }: Pick<Context, 'access' | 'caller'>): Promise<void> {
    refuseTooCostly(cost, access);
    if (!access.user) return;
    let charge = this.charges.get(caller);
    if (!charge) {
      charge = take(this.budgets, access.user.id, {
        points: Math.ceil((cost.cost / limitOf(access)) * POINTS_PER_LIMIT),
        what: 'Your requests of the last minute cost too much',
      });
      this.charges.set(caller, charge);
    }
    await charge;
  }

  /** Holds Apollo Server's requests to the limit, and tells with every answer its cost and the limit. */
  plugin(): ApolloServerPlugin<Context> {
    return {
      requestDidStart: async () => {
        let cost: Cost | undefined;
        return {
          didResolveOperation: async ({ contextValue, document, operation, request, schema }) => {
            // Which of several operations is meant was not said; execution tells.
            if (!operation) return;
            const { coerced } = coerceVariables(schema, operation, request.variables ?? {});
            if (!coerced) return;
            cost = await this.reckon(
              { schema, document, operation, variables: coerced },
              contextValue.access,
            );
            if (cost) await this.admit(cost, contextValue);
          },
          willSendResponse: async ({ contextValue: { access }, response: { body } }) => {
            if (!cost || body.kind !== 'single') return;
            body.singleResult.extensions = { ...body.singleResult.extensions, ...toExtensions(cost, access) };
          },
        };
      },
    };
  }
}

/** The extensions of a response. */
export const toExtensions = ({ cost }: Cost, access: Access) => ({ cost, costLimit: limitOf(access) });

/** Costs that were reckoned before, by the shape of the variables, while sizes of tables stay as they are. */
interface KnownCosts {
  sizes: TableSizes;
  byShape: Map<string, Cost>;
}

const known = new WeakMap<OperationDefinitionNode, WeakMap<Access['grants'], KnownCosts>>();
/** For each document and role; so small that a cached document takes no more than `cached-documents.ts` counts. */
const MOST_SHAPES = 20;
/** In characters. */
const LONGEST_SHAPE = 300;

function knownCosts(operation: OperationDefinitionNode, { grants }: Access, sizes: TableSizes): KnownCosts {
  let byGrants = known.get(operation);
  if (!byGrants) known.set(operation, (byGrants = new WeakMap()));
  let costs = byGrants.get(grants);
  if (costs?.sizes !== sizes) byGrants.set(grants, (costs = { sizes, byShape: new Map() }));
  return costs;
}

function reckon(planned: Planned, access: Access, sizes: TableSizes): Cost | undefined {
  const { schema, document, operation, variables } = planned;
  const { byShape } = knownCosts(operation, access, sizes);
  const shape = JSON.stringify(variables, withoutText);
  const remembered = byShape.get(shape);
  if (remembered) return remembered;
  const fragments = Object.fromEntries(
    document.definitions
      .filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );
  try {
    const cost = costOf(operation, { schema, access, sizes, fragments, variableValues: variables });
    if (byShape.size < MOST_SHAPES && shape.length < LONGEST_SHAPE) byShape.set(shape, cost);
    return cost;
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** What a text says costs nothing, only how long it is. */
const withoutText = (_name: string, value: unknown) =>
  typeof value === 'string' ? lengthClass(value) : value;

const figure = (cost: number) => cost.toLocaleString('en-US');

function refuseTooCostly({ cost, dearest }: Cost, access: Access): void {
  const limit = limitOf(access);
  if (cost <= limit) return;
  throw new ApiError(
    `The query is too expensive (cost ${figure(cost)}, limit ${figure(limit)}). ${dearest.field} costs most (${figure(dearest.cost)}): ask for fewer rows, columns or conditions there.`,
    'TOO_COSTLY',
    { cost, limit, dearest },
  );
}
