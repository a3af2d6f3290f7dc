import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import {
  callerOf,
  type HubReleases,
  type Hubs,
  msg,
  type Registry,
  type ReleaseCheck,
  normalizedOrigin,
  permissionResources,
} from '@gym/graphql-api';
import { BUILD_LIMITS } from '@gym/graphql-api/build-rules';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { badRequest, RestFailure } from '../rest/failure.ts';
import { type HubBundle, readBundle } from './bundle.ts';
import { CheckThread } from './check-thread.ts';
import { clashProblems, type HostEnvironment } from './release-check.ts';
import { readBuild } from './uploaded-build.ts';

export interface ReleaseRoutesOptions {
  builds: ReadonlyMap<string, string>;
  shellFolder: string;
  schema: GraphQLSchema;
  releases: HubReleases;
  documentCosts: Hubs['documentCosts'];
  /** How long the check of a release may take, in milliseconds; 10 seconds unless given. */
  checkDeadline?: number;
}

/** Uploads that a process holds in memory at once. */
const MAX_UPLOADS = 3;
/** Bytes of a JSON body. */
const MAX_BODY = 128 * 1024;

interface UploadQuery {
  check?: string;
  commit?: unknown;
  run?: unknown;
}

interface OfHub {
  Params: { remote: string; version: string };
}

/** Checks, stores and activates releases: the endpoints below /hubs/releases. */
export const releaseRoutes =
  ({
    builds,
    shellFolder,
    schema,
    releases,
    documentCosts,
    checkDeadline,
  }: ReleaseRoutesOptions): FastifyPluginAsync =>
  async app => {
    await app.register(multipart, {
      limits: { files: BUILD_LIMITS.files + 1, fileSize: BUILD_LIMITS.file, fields: 0 },
      throwFileSizeLimit: true,
    });
    let uploads = 0;
    const thread = new CheckThread(schema, checkDeadline);
    app.addHook('onClose', () => thread.close());

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get<{ Querystring: { remote?: string } }>('/hubs/releases', async request => ({
      hubs: await releases.activations.list(callerOf(request), request.query.remote),
    }));

    app.post<{ Querystring: UploadQuery }>('/hubs/releases', async (request, reply) => {
      const caller = callerOf(request);
      await limit(request, 'add');
      const origin = normalizedOrigin(request.query);
      if (!request.isMultipart())
        throw new RestFailure(415, 'Send the files of the build as multipart/form-data, hub.json first');
      if (uploads >= MAX_UPLOADS)
        throw new RestFailure(503, 'Other releases are being uploaded. Try again in 5 seconds.', {
          headers: { 'retry-after': '5' },
        });
      uploads++;
      try {
        const { bundle, files } = await readBuild(request, remote =>
          releases.callers.require(caller, 'add', remote),
        );
        const { remote, version } = bundle;
        const checkAll = checkOf(files);
        if (request.query.check === 'only') {
          await releases.builds.check(caller, bundle, files, checkAll);
        } else if ((await releases.builds.store(caller, bundle, files, checkAll, origin)) === 'stored')
          reply.code(201);
        return { remote, version, warnings: checkAll.warnings };
      } finally {
        uploads--;
      }
    });

    app.post<OfHub>('/hubs/releases/:remote/:version/activate', { bodyLimit: MAX_BODY }, async request => {
      await limit(request, 'edit');
      const { remote, version } = request.params;
      const { audience } = fieldsOf(request, ['audience']);
      await releases.activations.activate(callerOf(request), remote, version, audience, checkOf());
      return { remote, version };
    });

    app.post<OfHub>('/hubs/releases/:remote/rollback', { bodyLimit: MAX_BODY }, async request => {
      await limit(request, 'edit');
      const { remote } = request.params;
      const { version, recall } = fieldsOf(request, ['version', 'recall']);
      if (version !== undefined && typeof version !== 'string')
        throw badRequest({ version: 'Version must be a text' });
      if (recall !== undefined && typeof recall !== 'boolean')
        throw badRequest({ recall: 'Recall must be true or false' });
      const now = await releases.activations.rollBack(
        callerOf(request),
        remote,
        { version, recall, isInCheckout: builds.has(remote) },
        checkOf(),
      );
      return { remote, version: now };
    });

    app.post<OfHub>('/hubs/releases/:remote/:version/preview', { bodyLimit: MAX_BODY }, async request => {
      await limit(request, 'view');
      const { remote, version } = request.params;
      const { forReviewers = false } = fieldsOf(request, ['forReviewers']);
      if (typeof forReviewers !== 'boolean')
        throw badRequest({ forReviewers: 'For reviewers must be true or false' });
      const { token, expiresAt } = await releases.previews.issue(
        callerOf(request),
        remote,
        version,
        forReviewers,
      );
      const url = `${request.protocol}://${request.host}/?preview=${token}`;
      return { url, expiresAt: expiresAt.toISOString() };
    });

    app.put<OfHub>('/hubs/releases/:remote/configuration', { bodyLimit: MAX_BODY }, async request => {
      await limit(request, 'edit');
      const { remote } = request.params;
      return {
        remote,
        configuration: await releases.activations.configure(callerOf(request), remote, request.body),
      };
    });

    app.delete<OfHub>('/hubs/releases/:remote/:version', async (request, reply) => {
      await limit(request, 'delete');
      const { remote, version } = request.params;
      await releases.builds.delete(callerOf(request), remote, version);
      return reply.code(204).send();
    });

    app.delete<OfHub>('/hubs/releases/:remote', async (request, reply) => {
      await limit(request, 'delete');
      await releases.activations.remove(callerOf(request), request.params.remote);
      return reply.code(204).send();
    });

    /** Checks the permission before a body is read, and counts the request. */
    async function limit(request: FastifyRequest, action: 'view' | 'add' | 'edit' | 'delete'): Promise<void> {
      const { remote } = request.params as { remote?: string };
      const { name } = await releases.callers.require(callerOf(request), action, remote);
      await releases.changeLimit.take(name, msg('Too many changes of releases'));
    }

    /** @param files unless they were checked when the release was stored */
    function checkOf(files?: ReadonlyMap<string, Buffer>): ReleaseCheck & { warnings: readonly string[] } {
      return {
        warnings: [],
        async whole(bundle, registry) {
          const hub = bundle as HubBundle;
          const others = await servedBeside(hub.remote, registry);
          const host = { ...readShell(), resources: permissionResources, others };
          const { problems, warnings, documents } = await thread.run({ hub, host, files });
          // A stored release may be served again however much the club has grown since.
          const expensive = files ? await documentCosts.problemsOf(documents) : [];
          reject(hub, [...problems, ...expensive]);
          this.warnings = warnings;
        },
        async clashes(bundle, registry) {
          const hub = bundle as HubBundle;
          reject(hub, clashProblems(hub, await servedBeside(hub.remote, registry)));
        },
      };
    }

    /** @throws RestFailure 422 with every reason why the hub would not work beside what is served; nothing without one */
    function reject({ remote, version }: HubBundle, problems: readonly string[]): void {
      if (problems.length > 0)
        throw new RestFailure(
          422,
          msg('{hub} {version} would not work in this club', { hub: remote, version }),
          {
            details: problems,
          },
        );
    }

    /** The bundles of the other hubs that are served to anybody. */
    async function servedBeside(remote: string, { hubs, bundles }: Registry): Promise<HubBundle[]> {
      const released = [...bundles.values()].filter(bundle => bundle.remote !== remote);
      const built = [...builds].filter(([other]) => {
        const state = hubs.get(other);
        return other !== remote && !state?.removed && !state?.version;
      });
      const read = await Promise.all(built.map(([, folder]) => readBundle(folder).catch(() => undefined)));
      return [...(released as unknown as HubBundle[]), ...read.filter(bundle => bundle !== undefined)];
    }

    /** The shell as it is served. */
    function readShell(): Omit<HostEnvironment, 'schema' | 'resources' | 'others'> {
      try {
        return JSON.parse(readFileSync(join(shellFolder, 'shell.json'), 'utf8'));
      } catch {
        throw new RestFailure(503, 'The shell is not built, and so nothing can be checked against it');
      }
    }
  };

/** @throws RestFailure for a body that is no object of these fields */
function fieldsOf({ body }: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  const unknown =
    typeof body !== 'object' || Array.isArray(body)
      ? 'body'
      : Object.keys(body).find(name => !names.includes(name));
  if (unknown === undefined) return body as Record<string, unknown>;
  throw badRequest({ [unknown]: `The body is an object that may have ${names.join(' and ')}` });
}
