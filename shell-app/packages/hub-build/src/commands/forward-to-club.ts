import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { messageOf } from '../client/message-of.ts';

/**
 * Forwards a request of a browser to a club, as if a page of the club had sent it, and its response back.
 * @param club the origin of the club
 * @param own the origin under which the browser sees the club
 */
export function forwardToClub(
  { club, own }: { club: string; own: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { protocol, hostname, port, host } = new URL(club);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { ...request.headers, host };
  if (headers.origin === own) headers.origin = club;
  const { method, url: path } = request;
  // The path as it is: a URL that is made of it might name another host.
  const forwarded = send({ hostname: hostname.replace(/^\[(.*)\]$/, '$1'), port, path, method, headers });
  forwarded.once('response', incoming => {
    const { location } = incoming.headers;
    if (location?.startsWith(`${club}/`)) incoming.headers.location = own + location.slice(club.length);
    response.writeHead(incoming.statusCode ?? 502, incoming.headers);
    pipeline(incoming, response, () => undefined);
  });
  forwarded.once('error', error => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(
      `${club} cannot be reached: ${messageOf(error)}. NODE_EXTRA_CA_CERTS names the file of a certificate authority that Node does not know.\n`,
    );
  });
  response.once('close', () => forwarded.destroy());
  pipeline(request, forwarded, () => undefined);
}
