import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../server/context.ts';
import { limitOf } from './cost-limit.ts';

/** What a response says beside its data: its cost, which lists have more rows, and whether it repeats an earlier one. */
export const extensionsOf = ({ access, cost, truncations, idempotency }: Context) => ({
  ...(cost && { cost: cost.cost, costLimit: limitOf(access) }),
  ...truncations.toExtensions(),
  ...(idempotency?.replayed && { idempotencyReplayed: true }),
});

/** Adds extensions to the responses of Apollo Server. */
export const addExtensions: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response: { body } }) {
        const added = extensionsOf(contextValue);
        if (body.kind !== 'single' || Object.keys(added).length === 0) return;
        body.singleResult.extensions = { ...body.singleResult.extensions, ...added };
      },
    };
  },
};
