import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFilePath } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import { isHashed } from '../hashed.ts';
import { forGood, type ShellFiles } from '../pages.ts';
import { RestFailure } from '../rest/failure.ts';

/** The remote under which the packages are stored. */
export const PACKAGES = 'hub-packages';

/** What the teams of hubs install. */
const NAMES = ['hub-kit', 'hub-build', 'create-hub'];

/** A package as `pack.ts` lists it in `packages.json`. */
interface PackedPackage {
  /** The version in its `package.json`. */
  version: string;
  /** `hub-kit-2.1.0-<hash of the content>.tgz` */
  file: string;
  /** As lock files have it: `sha512-…`. */
  integrity: string;
}

type PackedPackages = Record<string, PackedPackage>;

export interface HubPackagesOptions {
  /** The folder of the packages that fit this server, with `packages.json`. */
  folder: string;
  /** A package that this club served before an update; undefined when it is kept no longer. */
  earlier: ShellFiles['earlier'];
  /** Called when the list of the packages is requested. */
  onList?(): void;
}

/**
 * Serves the packages to everybody, since package managers send no token; they contain no data of the club. The address
 * of a package never gets another content, so that lock files remain valid after an update of the club.
 */
export const hubPackages =
  ({ folder, earlier, onList }: HubPackagesOptions): FastifyPluginAsync =>
  async app => {
    app.get('/packages.json', async (_request, reply) => {
      onList?.();
      const packages = Object.entries(await readPackages(folder)).map(
        ([name, { version, file, integrity }]) => [
          name,
          { version, address: `/packages/${file}`, integrity },
        ],
      );
      return reply.header('cache-control', 'no-cache').send(Object.fromEntries(packages));
    });

    for (const name of NAMES)
      app.get(`/${name}.tgz`, async (_request, reply) => {
        const found = (await readPackages(folder))[name];
        if (!found) throw notPacked(name);
        return reply.header('cache-control', 'no-cache').redirect(`/packages/${found.file}`);
      });

    app.get<{ Params: { file: string } }>('/packages/:file', async (request, reply) => {
      const { file } = request.params;
      if (!isFilePath(file) || !isHashed(file)) throw missing(file);
      if (existsSync(join(folder, file))) return forGood(reply).sendFile(file, folder);
      const kept = await earlier(file);
      if (!kept) throw missing(file);
      return forGood(reply).sendFile(kept.name, kept.folder);
    });
  };

/** The packages in a folder with the version under which they are stored together. @throws RestFailure while there are none */
export async function packagesToKeep(folder: string): Promise<{ version: string; names: string[] }> {
  const names = Object.values(await readPackages(folder)).map(({ file }) => file);
  const hash = createHash('sha256').update(names.toSorted().join('\n')).digest('hex');
  return { version: hash.slice(0, 16), names };
}

async function readPackages(folder: string): Promise<PackedPackages> {
  const text = await readFile(join(folder, 'packages.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw notPacked('packages.json');
  return JSON.parse(text) as PackedPackages;
}

const notPacked = (what: string) =>
  new RestFailure(
    503,
    `${what} is not packed yet. A start packs it in the background: try again in a minute. Without one, run: npx -y pnpm@12 run build`,
    { headers: { 'retry-after': '10' } },
  );

const missing = (file: string) =>
  new RestFailure(404, `There is no package ${file} here. The present ones: /packages.json`);
