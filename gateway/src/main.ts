import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Api, type ApiOptions, createApi } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp, type Log } from './app.ts';
import { addressFor } from '../launch/address.ts';
import { forwardTo } from './forward.ts';
import { HubStore } from './hubs/hub-store.ts';

export interface GatewayOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Where the API is: a prepared database for one in this process, or the addresses of those that run apart. */
  api: Omit<ApiOptions, 'log'> | { urls: readonly string[] };
  /** Where released hubs lie, and where browsers find that folder when it is not this server's to serve. */
  hubStore?: { folder: string; url?: string };
  /** Origins from which a developer may take a hub into this club's shell; off without any. */
  overrideOrigins?: readonly string[];
  log: Log;
  trustProxy?: AppOptions['trustProxy'];
  /** Adds what is served besides, before anything is. */
  extend?(app: FastifyInstance): void;
}

/** A listening gateway. */
export interface Gateway {
  url: string;
  /** Lets running answers finish and gives everything back. */
  close(): Promise<void>;
}

const checkout = resolve(import.meta.dirname, '../..');

/** Opens the one door on a port, over the shell and the hubs of this checkout. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { host, port, hubStore, overrideOrigins, log, trustProxy, extend } = options;
  const api = await openApi(options);
  const app = await createApp({
    api,
    shellFolder: join(checkout, 'shell-app/dist'),
    hubs: {
      folders: hubsFolders(),
      store: hubStore && new HubStore(hubStore.folder, message => log.error({}, message)),
      storeUrl: hubStore?.url?.replace(/\/$/, ''),
      overrideOrigins,
    },
    log,
    trustProxy,
  });
  extend?.(app);
  async function close() {
    await app.close();
    await api.close();
  }
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: addressFor(host, actual), close };
}

function openApi({ api, log }: GatewayOptions): Promise<Api> | Api {
  return 'urls' in api ? forwardTo(...api.urls) : createApi({ ...api, log });
}

function hubsFolders(): string[] {
  return readdirSync(checkout)
    .filter(name => name.startsWith('mf-') && existsSync(join(checkout, name, 'package.json')))
    .map(name => join(checkout, name, 'dist'));
}
