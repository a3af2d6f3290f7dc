import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { RestFailure } from '../rest/failure.ts';

/** What the teams of hubs install, packed from the sources that this server runs. */
const PACKAGES = ['hub-kit.tgz', 'hub-build.tgz', 'create-hub.tgz'];

const FOLDER = join(import.meta.dirname, '../../../shell-app/packages/hub-build/dist');

/**
 * Serves the packages to everybody, since package managers send no token; they contain no data of the club. Each is
 * revalidated by its ETag, so that a team gets the one that fits the running club.
 */
export const hubPackages: FastifyPluginAsync = async app => {
  for (const name of PACKAGES)
    app.get(`/${name}`, async (_request, reply) => {
      if (!existsSync(join(FOLDER, name)))
        throw new RestFailure(404, `${name} is not packed here. Run: npx -y pnpm@12 run build`);
      return reply.header('cache-control', 'no-cache').sendFile(name, FOLDER);
    });
};
