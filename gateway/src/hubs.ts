import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { forGood } from './pages.ts';
import { RestFailure } from './rest/failure.ts';

/** `hub.json`, which the build of a remote emits beside its code. */
interface HubBundle {
  remote: string;
  version: string;
  name: string;
  entry: string;
  hubs: { module: string; manifest: object }[];
}

/**
 * The registry of hubs and their files, each build under an address of its own.
 * @param folders the build of each remote, `…/mf-members/dist`
 */
export const hubs =
  (folders: readonly string[]): FastifyPluginAsync =>
  async app => {
    const remotes = new Map(folders.map(folder => [basename(dirname(folder)), folder]));

    // Read anew each time, so that a hub that was built again is found without a restart.
    app.get('/hubs.json', async (_request, reply) => {
      const listed = await Promise.all([...remotes].map(([remote, folder]) => listing(remote, folder)));
      return reply.header('cache-control', 'no-store').send({ hubs: listed.flat() });
    });

    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/hubs/:remote/:version/*',
      async (request, reply) => {
        const { remote, version, '*': file } = request.params;
        const folder = remotes.get(remote);
        const bundle = folder ? await bundleIn(folder).catch(() => undefined) : undefined;
        if (!folder || bundle?.version !== version)
          throw new RestFailure(404, `There is no ${remote} ${version} here`);
        return forGood(reply).sendFile(file, folder);
      },
    );
  };

async function listing(remote: string, folder: string): Promise<object[]> {
  try {
    const { version, name, entry, hubs: parts } = await bundleIn(folder);
    return parts.map(({ module, manifest }) => ({
      remote,
      version,
      name,
      module,
      entry: `/hubs/${remote}/${version}/${entry}`,
      manifest,
    }));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return [{ remote, error: missing ? 'Not built' : 'The build cannot be read' }];
  }
}

const bundleIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'hub.json'), 'utf8')) as HubBundle;
