import { join } from 'node:path';
import type { Api, Log, ResourceContract } from '@gym/graphql-api';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveLogo } from './club.ts';
import { compressResponses } from './compression.ts';
import { contracts } from './contracts.ts';
import { savedQueryData } from './data/data.ts';
import { documentFiles } from './documents.ts';
import { setErrorHandler } from './errors.ts';
import { warnOfUntrustedProxy } from './forwarding.ts';
import { graphql } from './graphql.ts';
import { reportHealth } from './health.ts';
import { CheckoutBuilds, SHELL } from './hubs/checkout-builds.ts';
import { FileCache } from './hubs/file-cache.ts';
import { hubPackages, PACKAGES } from './hubs/hub-packages.ts';
import { hubs, type HubSources } from './hubs/hubs.ts';
import { measure } from './metrics.ts';
import { servePages, type ShellFiles } from './pages.ts';
import { limitBodies, MAX_BODY, takeJson } from './request-bodies.ts';
import { requestId, scopeRequests } from './request-scope.ts';
import { rest } from './rest/rest.ts';
import { secure } from './security.ts';
import { closeGracefully } from './shutdown.ts';
import { traceRequests } from './tracing/requests.ts';

export interface AppOptions {
  /** The caller closes it. */
  api: Api;
  /** The build of the shell, `…/shell-app/dist`. */
  shellFolder: string;
  /** The folder of the packages that teams of hubs install; that of this checkout unless given. */
  packagesFolder?: string;
  hubs: HubSources;
  log: Log;
  /** What REST serves; the resources of the API unless given. */
  resources?: readonly ResourceContract[];
  /** Which proxies are believed about a client's address, as Fastify takes it; none unless given. */
  trustProxy?: string | boolean;
  /** Aborted when the server is about to close: from then on it is not ready. */
  stopping?: AbortSignal;
  /** The metrics of all processes that share the port, if there are several. */
  metrics?: () => Promise<string>;
}

/** The Fastify server of everything that the product serves. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { api, log, stopping = new AbortController().signal } = options;
  const app = fastify({
    bodyLimit: MAX_BODY,
    requestTimeout: 60_000,
    // `closeGracefully` does it, in the form of each endpoint.
    return503OnClosing: false,
    trustProxy: options.trustProxy ?? false,
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors(error, request, reply: FastifyReply) {
      // A page whose path cannot be decoded leads to the dashboard, as unknown paths do.
      const isPage = error.code === 'FST_ERR_BAD_URL' && request.headers.accept?.includes('text/html');
      if (isPage) void reply.redirect('/');
      else void reply.send(error);
    },
  });
  setErrorHandler(app, log);
  scopeRequests(app, log);
  traceRequests(app);
  closeGracefully(app, stopping);

  measure(app, api, options.metrics);
  if (!options.trustProxy) warnOfUntrustedProxy(app, log);
  secure(app, options.hubs);
  limitBodies(app, api);
  takeJson(app);
  compressResponses(app);
  reportHealth(app, api, stopping);
  await app.register(graphql(api, log));
  await app.register(rest(api, options.resources ?? contracts, log), { prefix: '/api' });
  await app.register(savedQueryData(api, log), { prefix: '/data' });
  await app.register(documentFiles(api, log), { prefix: '/documents' });
  await serveShellAndHubs(app, options);
  return app;
}

const PACKED = join(import.meta.dirname, '../../shell-app/packages/hub-build/dist');

async function serveShellAndHubs(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { api, shellFolder: folder, packagesFolder = PACKED, log } = options;
  const files = new FileCache();
  app.addHook('onClose', () => files.close());
  const earlier =
    (stored: string, load: (path: string) => Promise<Buffer | undefined>): ShellFiles['earlier'] =>
    async path => {
      const name = await files.find(`${stored} ${path}`, path, () => load(path));
      return name === undefined ? undefined : { name, folder: files.folder };
    };
  serveLogo(app);
  const { releases } = api.hubs;
  const checkoutBuilds = new CheckoutBuilds(
    { ...options.hubs, shellFolder: folder, packagesFolder, log },
    releases,
  );
  app.addHook('onClose', () => checkoutBuilds.close());
  await servePages(app, {
    folder,
    earlier: earlier(SHELL, path => releases.builds.newestFile(SHELL, path)),
    onPage: () => checkoutBuilds.keepShell(),
  });
  await app.register(
    hubPackages({
      folder: packagesFolder,
      earlier: earlier(PACKAGES, file => releases.builds.newestFile(PACKAGES, file)),
      onList: () => checkoutBuilds.keepPackages(),
    }),
  );
  const hubsOptions = { ...options.hubs, shellFolder: folder, files, checkoutBuilds, log };
  await app.register(hubs(hubsOptions, api.hubs));
}
