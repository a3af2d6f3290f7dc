import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';
import { ClubError } from './errors.ts';

/**
 * What is refused before it runs is an answer like any other, as a refusal of the permission rules is. Programs are
 * told by HTTP when they may ask again.
 */
export const refusalStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let isRunning = false;
    return {
      async executionDidStart() {
        isRunning = true;
      },
      async willSendResponse({ errors, response: { http } }) {
        const refusal = errors?.find(error => error instanceof ClubError);
        if (isRunning || !refusal) return;
        const { code, retryAfter } = refusal.extensions;
        http.status = code === 'RATE_LIMITED' ? 429 : 200;
        if (typeof retryAfter === 'number') http.headers.set('retry-after', String(retryAfter));
      },
    };
  },
};
