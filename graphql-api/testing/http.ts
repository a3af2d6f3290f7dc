import fastify, { type FastifyInstance } from 'fastify';
import type { Api, ApiRequest } from '../src/server/api.ts';
import type { Caller } from '../src/auth/caller.ts';

/** A response as it arrives over HTTP. */
export interface Response {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

const servers = new WeakMap<Api, FastifyInstance>();

/** Runs an operation by POST /graphql. */
export async function requestOverHttp(api: Api, request: ApiRequest, caller: Caller): Promise<Response> {
  let server = servers.get(api);
  if (!server) {
    servers.set(api, (server = fastify()));
    await server.register(api.routes);
  }
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(caller.previewedRole && { 'preview-role': caller.previewedRole }),
    },
    remoteAddress: caller.address,
    payload: request,
  });
  return response.json<Response>();
}
