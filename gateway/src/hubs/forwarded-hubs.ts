import { isFilePath, type ForwardedHubs } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import { hubFile } from '../pages.ts';
import { RestFailure } from '../rest/failure.ts';
import type { FileCache } from './file-cache.ts';

/** The hubs of an API that runs apart: its list, its releases, and copies of their files. */
export const forwardedHubs =
  ({ routes, file: fetchFile }: ForwardedHubs, files: FileCache): FastifyPluginAsync =>
  async app => {
    await app.register(routes);
    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/hubs/:remote/:version/*',
      async (request, reply) => {
        const { remote, version, '*': file } = request.params;
        const path = `/hubs/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/${file}`;
        const isPath = [remote, version, file].every(isFilePath);
        const cached = isPath && (await files.find(path, file, () => fetchFile(path)));
        if (!cached) throw new RestFailure(404, `There is no ${remote} ${version} here`);
        return hubFile(reply).sendFile(cached, files.folder);
      },
    );
  };
