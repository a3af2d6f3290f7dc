import fastify, { type FastifyInstance } from 'fastify';
import type { Api, ApiRequest, Caller } from '../src/server/api.ts';

/** An answer as it arrives over HTTP. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

const doors = new WeakMap<Api, FastifyInstance>();

/** Asks where browsers ask, POST /graphql. */
export async function askOverHttp(api: Api, request: ApiRequest, caller: Caller): Promise<Answer> {
  let door = doors.get(api);
  if (!door) {
    doors.set(api, (door = fastify()));
    await door.register(api.routes);
  }
  const response = await door.inject({
    method: 'POST',
    url: '/graphql',
    headers: caller.token ? { authorization: `Bearer ${caller.token}` } : {},
    remoteAddress: caller.address,
    payload: request,
  });
  return response.json<Answer>();
}
