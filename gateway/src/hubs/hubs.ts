import { clubTimeZone, type Api } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import type { Log } from '../app.ts';
import { forGood } from '../pages.ts';
import { RestFailure } from '../rest/failure.ts';
import { type HubBundle, readBundle } from './bundle.ts';
import { hubHealth } from './hub-health.ts';
import type { HubStore } from './hub-store.ts';

export interface HubSources {
  /** The folder of the build of each remote in the checkout, which is served until a release replaces it. */
  builds: ReadonlyMap<string, string>;
  store?: HubStore;
  /** Where browsers find the folder of the store, when it is not served from here: `https://hubs.club.example`. */
  storeUrl?: string;
  /** Origins from which a developer may take a hub into this club's shell; off without any. */
  overrideOrigins?: readonly string[];
}

/** Which hubs there are, and their files, each build under an address of its own. */
export const hubs =
  ({ builds, store, storeUrl, overrideOrigins }: HubSources, api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    // Read at each request, so that a release, a rollback or a new build needs no restart.
    app.get('/hubs.json', async (_request, reply) => {
      const active = (await store?.active()) ?? new Map<string, string>();
      const remotes = [...new Set([...builds.keys(), ...active.keys()])];
      const listed = await Promise.all(remotes.map(remote => listing(remote, active.get(remote))));
      const registry = { hubs: listed.flat(), overrideOrigins, timeZone: clubTimeZone() };
      return reply.header('cache-control', 'no-store').send(registry);
    });

    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/hubs/:remote/:version/*',
      async (request, reply) => {
        const { remote, version, '*': file } = request.params;
        const folder = await folderOf(remote, version);
        if (!folder) throw new RestFailure(404, `There is no ${remote} ${version} here`);
        return forGood(reply)
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('timing-allow-origin', '*')
          .sendFile(file, folder);
      },
    );

    const has = async (remote: string, version: string) => (await folderOf(remote, version)) !== undefined;
    await app.register(hubHealth({ store, has }, api, log));

    /** The folder of a build: a release, or one in the checkout. */
    async function folderOf(remote: string, version: string): Promise<string | undefined> {
      const released = store?.find(remote, version);
      if (released) return released;
      const folder = builds.get(remote);
      const bundle = folder && (await readBundle(folder).catch(() => undefined));
      return bundle && bundle.version === version ? folder : undefined;
    }

    async function listing(remote: string, released: string | undefined): Promise<object[]> {
      const folder = released ? store?.find(remote, released) : builds.get(remote);
      try {
        if (!folder) throw new Error(`${remote} ${released} is not in the store`);
        const base = released ? (storeUrl ?? '/hubs') : '/hubs';
        return listed(await readBundle(folder), base, released ? 'released' : 'built');
      } catch (error) {
        const missing = !released && (error as NodeJS.ErrnoException).code === 'ENOENT';
        return [{ remote, error: missing ? 'Not built' : 'The build cannot be read' }];
      }
    }
  };

/** The hubs of a build, as the registry lists them. */
export function listed(
  { remote, version, name, entry, files, texts, hubs }: HubBundle,
  base: string,
  source: string,
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
