import type { ApolloServerPlugin } from '@apollo/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Caller } from '../api.ts';
import type { Context } from '../context.ts';
import { take } from '../rate-limit.ts';

/** Whether somebody asks a question of their own, or a program does: not what the app asks for its screens. */
export const isAdHoc = ({ access, caller }: Context) => access.tokenId !== null || caller.adHoc === true;

/** More than a person or a sound program needs, and less than keeps others waiting. */
const REQUESTS_A_MINUTE = 3_000;

/** How many ad hoc requests one person makes, with all their tokens. A table that is read in pages is one. */
export function adHocLimit(): ApolloServerPlugin<Context> {
  const asked = new RateLimiterMemory({ points: REQUESTS_A_MINUTE, duration: 60 });
  const counted = new WeakSet<Caller>();
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue }) {
          const { access, caller } = contextValue;
          if (!access.user || !isAdHoc(contextValue) || counted.has(caller)) return;
          counted.add(caller);
          await take(asked, access.user.id, { what: 'Too many questions' });
        },
      };
    },
  };
}
