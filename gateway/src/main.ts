import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, type ApiOptions, createApi, type Log } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { addressFor } from '../launch/address.ts';
import { contracts } from './contracts.ts';
import { type DocumentSources, InteractiveDocuments } from './hubs/interactive-documents.ts';
import { restResource } from './rest/resource.ts';
import { restSurface } from './rest/routes.ts';

export interface GatewayOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The API on a prepared database. The documents of shell, hubs and REST are interactive unless `isInteractive` is given. */
  api: Omit<ApiOptions, 'log'>;
  /** Where browsers find `/hubs` when a network of caches serves it. */
  hubsUrl?: string;
  /** Whether the builds of this checkout are served whatever is released, as in development. */
  buildsOnly?: boolean;
  /** Whether the builds that are served are stored, so that open tabs find their files after the next build. */
  keepsBuilds?: boolean;
  /** Origins from which a developer may take a hub into this club's shell; off without any. */
  overrideOrigins?: readonly string[];
  /** See HubSources. */
  checkDeadline?: number;
  log: Log;
  trustProxy?: AppOptions['trustProxy'];
  /** How long the gateway goes on serving, while it is not ready, before it closes, in milliseconds; 0 unless given. */
  drain?: number;
  /** See AppOptions. */
  metrics?: AppOptions['metrics'];
  /** See AppOptions. */
  packagesFolder?: AppOptions['packagesFolder'];
  /** Adds routes before the server listens. */
  extend?(app: FastifyInstance): void;
  /** The folder of the build of `shell-app` or a hub; by default its production build. */
  buildFolder?(name: string): string;
}

/** A listening gateway. */
export interface Gateway {
  url: string;
  /** Is not ready from now on, completes what runs, and gives everything back. */
  close(): Promise<void>;
}

const checkout = resolve(import.meta.dirname, '../..');

/** Serves the shell and the hubs of this checkout on a port. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    host,
    port,
    overrideOrigins,
    checkDeadline,
    buildsOnly,
    keepsBuilds,
    log,
    trustProxy,
    drain = 0,
    extend,
  } = options;
  const { buildFolder = name => join(checkout, name, 'dist') } = options;
  const stopping = new AbortController();
  const shellFolder = buildFolder('shell-app');
  const hubs = {
    builds: new Map(hubsHere().map(name => [name, buildFolder(name)])),
    storeUrl: options.hubsUrl?.replace(/\/$/, ''),
    buildsOnly,
    keepsBuilds,
    overrideOrigins,
    checkDeadline,
  };
  const api = await openApi(options, { ...hubs, shellFolder, log, operations: ownOperations() });
  const app = await createApp({
    api,
    shellFolder,
    packagesFolder: options.packagesFolder,
    hubs,
    log,
    trustProxy,
    stopping: stopping.signal,
    metrics: options.metrics,
  });
  extend?.(app);
  async function close() {
    stopping.abort();
    // Jobs have the same time as requests.
    const jobs = api.jobs.stop();
    if (app.server.listening) await sleep(drain);
    await app.close();
    await jobs;
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

async function openApi({ api, log }: GatewayOptions, sources: DocumentSources): Promise<Api> {
  if (api.isInteractive) return createApi({ ...api, log });
  const documents = new InteractiveDocuments(sources);
  const opened = await createApi({
    ...api,
    log,
    isInteractive: (key, document) => documents.has(key, document),
  });
  documents.addReleases(opened.hubs.releases.served);
  await documents.refresh();
  return opened;
}

/** The GraphQL documents with which this server answers REST. */
const ownOperations = () => restSurface(contracts.map(restResource)).operations;

function hubsHere(): string[] {
  return readdirSync(checkout).filter(
    name => name.startsWith('mf-') && existsSync(join(checkout, name, 'package.json')),
  );
}
