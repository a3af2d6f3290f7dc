import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/** Adds truncated lists to the responses of Apollo Server. */
export const reportTruncations = (): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async willSendResponse({ contextValue: { truncations }, response: { body } }) {
      const extensions = truncations.toExtensions();
      if (!extensions.truncated || body.kind !== 'single') return;
      body.singleResult.extensions = { ...body.singleResult.extensions, ...extensions };
    },
  }),
});
