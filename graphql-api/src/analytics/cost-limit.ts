import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Access } from '../auth/access.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { ClubError } from '../errors.ts';
import { take } from '../rate-limit.ts';
import { costOf, type Cost, type CostScope } from './cost.ts';
import { tableSizes } from './table-sizes.ts';

/** What one request of a role may cost: who asks for figures may ask for more than who works with lists. */
const LIMITS: Readonly<Record<string, number>> = {
  'Super User': 50_000_000,
  Admin: 50_000_000,
  Accounts: 50_000_000,
};
/** A searched and counted list of ten million records. */
const STANDARD_LIMIT = 20_000_000;

/** Requests dearer than this part of the limit add up: the limit so many times over is what a minute holds. */
const DEAR = 1 / 5;
const LIMITS_A_MINUTE = 10;
const POINTS = 1_000;

export const limitOf = ({ user }: Access) => LIMITS[user?.role ?? ''] ?? STANDARD_LIMIT;

/** Refuses what would cost too much before anything is read, and tells with every answer its cost and the limit. */
export function costLimit(db: Pick<Database, 'read'>): ApolloServerPlugin<Context> {
  const sizes = tableSizes(db);
  const spent = new RateLimiterMemory({ points: POINTS * LIMITS_A_MINUTE, duration: 60 });

  return {
    async requestDidStart() {
      let cost: number | undefined;
      return {
        async didResolveOperation({ contextValue: { access }, document, operation, request, schema }) {
          const reckoned = reckon(document, operation!, request.variables ?? {}, {
            schema,
            access,
            sizeOf: await sizes(),
          });
          if (!reckoned) return;
          cost = reckoned.cost;
          refuseTooCostly(reckoned, access);
          await takeDear(spent, cost, access);
        },
        async willSendResponse({ contextValue: { access }, response: { body } }) {
          if (cost === undefined || body.kind !== 'single') return;
          const costLimit = limitOf(access);
          body.singleResult.extensions = { ...body.singleResult.extensions, cost, costLimit };
        },
      };
    },
  };
}

/** Nothing where variables do not fit: execution tells what is wrong with them. */
function reckon(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  scope: Pick<CostScope, 'schema' | 'access' | 'sizeOf'>,
): Cost | undefined {
  const { coerced } = getVariableValues(scope.schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return undefined;
  const fragments = Object.fromEntries(
    document.definitions
      .filter(node => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  );
  try {
    return costOf(operation, { ...scope, fragments, variableValues: coerced });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

const figure = (cost: number) => cost.toLocaleString('en-US');

function refuseTooCostly({ cost, dearest }: Cost, access: Access): void {
  const limit = limitOf(access);
  if (cost <= limit) return;
  throw new ClubError(
    `This would cost ${figure(cost)}, and ${figure(limit)} is the limit. ${dearest.field} costs most (${figure(dearest.cost)}): ask for fewer rows there, or for fewer lists.`,
    'TOO_COSTLY',
    { cost, limit, dearest },
  );
}

async function takeDear(spent: RateLimiterMemory, cost: number, access: Access): Promise<void> {
  const limit = limitOf(access);
  if (!access.user || cost <= limit * DEAR) return;
  await take(spent, access.user.id, {
    points: Math.ceil((cost / limit) * POINTS),
    what: 'Too many dear questions',
  });
}
