import { createHash } from 'node:crypto';
import { callerOf, canaryFor, isFilePath, keyOf, revisionOf, type Log } from '@gym/graphql-api';
import type { HubState, Hubs, Registry } from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { printSchema } from 'graphql';
import { hubFile } from '../pages.ts';
import { clubOnPages } from '../club.ts';
import { RestFailure, signInFirst } from '../rest/failure.ts';
import { BrokenReleases } from './broken-releases.ts';
import { type HubBundle, readBundle } from './bundle.ts';
import type { CheckoutBuilds } from './checkout-builds.ts';
import type { FileCache } from './file-cache.ts';
import { hubHealth } from './hub-health.ts';
import { releaseRoutes } from './release-routes.ts';

export interface HubSources {
  /** The folder of the build of each remote in the checkout, which is served until a release replaces it. */
  builds: ReadonlyMap<string, string>;
  /** Serves the builds of the checkout whatever is released, as in development. */
  buildsOnly?: boolean;
  /** Stores the builds of the checkout that are served, so that open tabs find their files after the next build. */
  keepsBuilds?: boolean;
  /** Where browsers find `/hubs` when a network of caches serves it: `https://cdn.club.example/hubs`. */
  storeUrl?: string;
  /** Origins from which a developer may take a hub into this club's shell; off without any. */
  overrideOrigins?: readonly string[];
  /** How long the check of a release may take, in milliseconds; 10 seconds unless given. */
  checkDeadline?: number;
}

export interface HubsOptions extends HubSources {
  shellFolder: string;
  files: FileCache;
  checkoutBuilds: CheckoutBuilds;
  log: Log;
}

/** Which hubs there are, their files, each build under an address of its own, and their releases. */
export const hubs =
  (options: HubsOptions, { schema, releases, documentCosts }: Hubs): FastifyPluginAsync =>
  async app => {
    const { builds, buildsOnly = false, storeUrl, overrideOrigins, files, checkoutBuilds, log } = options;

    app.get<{ Querystring: ListQuery }>('/hubs.json', async (request, reply) => {
      const { language } = request.query;
      const caller = request.headers.authorization ? await releases.callers.of(callerOf(request)) : null;
      const registry = buildsOnly ? NOTHING_RELEASED : await releases.served.registry();
      const previewed = await previewOf(request);
      const states = [...registry.hubs.values()];
      const remotes = new Set([
        ...builds.keys(),
        ...states.flatMap(({ remote, version, canary }) => ((version ?? canary) ? [remote] : [])),
        ...(previewed ? [previewed.remote] : []),
      ]);
      const listed = await Promise.all(
        [...remotes].map(async remote => {
          const state = registry.hubs.get(remote);
          const bundle = previewed?.remote === remote ? previewed : undefined;
          const hubs = bundle
            ? listing(bundle, 'preview')
            : await listingOf(remote, state, registry, caller?.user ?? null);
          const { recalled = [], configuration = {} } = state ?? {};
          return hubs.map(hub =>
            'manifest' in hub ? { ...inLanguage(hub, language), recalled, configuration } : hub,
          );
        }),
      );
      const list = JSON.stringify({
        revision: revisionOf(registry),
        hubs: listed.flat(),
        overrideOrigins,
        ...clubOnPages(),
        ...(states.some(({ canary }) => canary) && { personal: true }),
        ...(caller && caller.hub === null && caller.actions.has('view') && { allowsHubs: true }),
      });
      // Weak, since the response may be compressed. Each browser keeps the list of its user and validates it.
      const tag = `W/"${createHash('sha256').update(list).digest('base64url')}"`;
      reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'authorization' });
      return request.headers['if-none-match'] === tag
        ? reply.code(304).send()
        : reply.type('application/json; charset=utf-8').send(list);
    });

    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/hubs/:remote/:version/*',
      async (request, reply) => {
        const { remote, version, '*': file } = request.params;
        if (![remote, version, file].every(isFilePath)) throw missing(remote, version);
        const folder = await checkoutBuilds.folderOf(remote, version, file);
        const cached = folder
          ? undefined
          : await files.find(`${keyOf(remote, version)} ${file}`, file, () =>
              releases.builds.file(remote, version, file),
            );
        if (folder) return hubFile(reply).sendFile(file, folder);
        if (!cached) throw missing(remote, version);
        return hubFile(reply).sendFile(cached, files.folder);
      },
    );

    const schemaText = printSchema(schema);
    app.get('/schema.graphql', async (request, reply) => {
      if (!(await releases.callers.of(callerOf(request)))) throw signInFirst();
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(schemaText);
    });

    const has = async (remote: string, version: string) =>
      [remote, version].every(isFilePath) &&
      ((await checkoutBuilds.folderOf(remote, version)) !== undefined ||
        (await releases.builds.has(remote, version)));
    await app.register(hubHealth({ releases, has, broken: new BrokenReleases(schema) }, log));
    await app.register(releaseRoutes({ ...options, schema, releases, documentCosts }));

    /** @throws 401 without a token: the page requests it again with one */
    async function previewOf(request: FastifyRequest<{ Querystring: ListQuery }>) {
      const { preview } = request.query;
      if (preview === undefined) return undefined;
      return (await releases.previews.shownBy(callerOf(request), String(preview))) as HubBundle;
    }

    async function listingOf(
      remote: string,
      state: HubState | undefined,
      { bundles }: Registry,
      user: Parameters<typeof canaryFor>[1],
    ): Promise<Listed[]> {
      const version = (state && canaryFor(state, user)?.version) ?? state?.version;
      if (version) {
        const bundle = bundles.get(keyOf(remote, version)) as HubBundle | undefined;
        return bundle ? listing(bundle, 'released') : [{ remote, error: 'The build cannot be read' }];
      }
      const folder = builds.get(remote);
      if (!folder || state?.removed) return [];
      try {
        const bundle = await readBundle(folder);
        checkoutBuilds.keep(bundle, folder);
        return listing(bundle, 'built');
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        return [{ remote, error: isMissing ? 'Not built' : 'The build cannot be read' }];
      }
    }

    const listing = (bundle: HubBundle, source: Source) =>
      listed(bundle, source === 'built' ? '/hubs' : (storeUrl ?? '/hubs'), source);
  };

interface ListQuery {
  preview?: unknown;
  /** The language of the texts; all of them without one, as earlier shells request the list. */
  language?: unknown;
}

/** A listed hub with the texts of its manifest in one language; those in English are the manifest's own. */
function inLanguage<Hub extends { manifestTexts?: Record<string, object> }>(
  hub: Hub,
  language: unknown,
): Hub {
  if (typeof language !== 'string') return hub;
  const texts = Object.entries(hub.manifestTexts ?? {}).filter(([name]) => name === language);
  return { ...hub, manifestTexts: Object.fromEntries(texts) };
}

/** Where the build of a listed hub comes from. */
export type Source = 'built' | 'released' | 'preview';

type Listed = ReturnType<typeof listed>[number] | { remote: string; error: string };

const NOTHING_RELEASED: Registry = { revision: '0', hubs: new Map(), bundles: new Map() };

const missing = (remote: string, version: string) =>
  new RestFailure(404, `There is no ${remote} ${version} here`);

/** The hubs of a build, as the registry lists them. */
export function listed(
  { remote, version, name, entry, files, texts, hubs }: HubBundle,
  base: string,
  source: Source,
) {
  const addressOf = (file: string) => `${base}/${remote}/${version}/${file}`;
  const addresses = Object.entries(texts ?? {}).map(([language, file]) => [language, addressOf(file)]);
  return hubs.map(({ module, file, manifest, manifestTexts }) => ({
    remote,
    version,
    source,
    name,
    module,
    entry: addressOf(entry),
    integrity: files[entry],
    code: file && addressOf(file),
    manifest,
    texts: Object.fromEntries(addresses),
    manifestTexts,
  }));
}
