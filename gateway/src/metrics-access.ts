import { BlockList, isIP } from 'node:net';
import { callerOf, type Api } from '@gym/graphql-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForwarded } from './forwarding.ts';
import { failureOf, RestFailure } from './rest/failure.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string | undefined) =>
  address !== undefined &&
  isIP(address) > 0 &&
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

interface Me {
  me: { permissions: { resource: string; view: boolean }[] };
}

/**
 * Lets metrics be read from this machine and with the token of an administrator, who holds `admin:view`. A request
 * that a proxy on this machine forwards comes from elsewhere, and takes a token.
 * @throws RestFailure
 */
export const metricsAccess = (api: Api) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (isLoopback(request.socket.remoteAddress) && !isForwarded(request)) return;
  const caller = callerOf(request);
  if (!caller.token) throw signInFirst();
  const { data, errors } = await api.execute(
    { query: 'query MetricsAccess { me { permissions { resource view } } }' },
    caller,
  );
  const [error] = errors ?? [];
  if (error) throw failureOf(error);
  const { me } = data as unknown as Me;
  if (!me.permissions.some(({ resource, view }) => resource === 'admin' && view))
    throw new RestFailure(403, 'You do not have permission for this (admin:view)');
  reply.header('cache-control', 'no-store');
};

const signInFirst = () =>
  new RestFailure(401, 'Metrics are for administrators: send the token of one as Authorization: Bearer', {
    headers: { 'www-authenticate': 'Bearer' },
  });
