import { createHash } from 'node:crypto';
import type pg from 'pg';
import { badRequest } from '../common/errors.ts';
import type { Bundle } from './types.ts';

/** Of one build. */
export const BUILD_LIMITS = {
  files: 300,
  /** Bytes. */
  file: 8 * 1024 * 1024,
  bytes: 24 * 1024 * 1024,
  /** Characters of the path of a file. */
  path: 200,
};
const MAX_BUNDLE = 1024 * 1024;

/** The names of remotes and versions, and the paths of files within a build, which lead nowhere else. */
export const BUILD_PATTERNS = {
  remote: /^mf-[a-z0-9][a-z0-9-]{0,58}$/,
  version: /^\d[\w.+-]{0,99}$/,
  path: /^(?:[\w@-][\w@.+-]*\/)*[\w@-][\w@.+-]*$/,
};

/** What builds consist of. A page, such as one of HTML, is no part of a hub and would be one of the club's. */
const FILE_KINDS = 'js css json map wasm woff woff2 png jpg jpeg webp avif gif svg'.split(' ');

export const isRemote = (text: string): boolean => BUILD_PATTERNS.remote.test(text);
export const isVersion = (text: string): boolean => BUILD_PATTERNS.version.test(text);
/** Whether a text is the path of a file within a build. */
export const isFilePath = (text: string): boolean =>
  text.length <= BUILD_LIMITS.path && BUILD_PATTERNS.path.test(text);
const isFileOfBuild = (path: string) => FILE_KINDS.some(kind => path.endsWith(`.${kind}`));

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Verifies that a build is complete, and that each file is what was built.
 * @param files the content of each file of the bundle, by its path
 * @throws BAD_USER_INPUT
 */
export function verifyBuild(
  { remote, version, files: integrities, ...rest }: Bundle,
  files: ReadonlyMap<string, Buffer>,
): void {
  if (!isRemote(remote)) throw badRequest(`A hub is named mf-… in small letters, unlike "${remote}"`);
  if (!isVersion(version)) throw badRequest(`A version begins with a digit, unlike "${version}"`);
  const bundle = JSON.stringify([integrities, rest]);
  if (bundle.length > MAX_BUNDLE) throw badRequest(`hub.json is larger than ${MAX_BUNDLE / 1024} KB`);
  if (bundle.includes('\\u0000')) throw badRequest('hub.json contains a NUL character');
  const listed = Object.entries(integrities);
  if (listed.length > BUILD_LIMITS.files)
    throw badRequest(`The build has ${listed.length} files; ${BUILD_LIMITS.files} are allowed`);
  const extra = [...files.keys()].find(path => !Object.hasOwn(integrities, path));
  if (extra !== undefined)
    throw badRequest(`hub.json does not list the file ${extra.slice(0, BUILD_LIMITS.path)}`);
  for (const [path, integrity] of listed) {
    const content = files.get(path);
    if (!isFilePath(path)) throw badRequest(`"${path}" cannot be the name of a file of a build`);
    if (!isFileOfBuild(path))
      throw badRequest(`${path} is no file of a build. The endings are ${FILE_KINDS.join(', ')}`);
    if (!content) throw badRequest(`The file ${path} is missing`);
    if (integrityOf(content) !== integrity)
      throw badRequest(`${path} is not as it was built; build the hub again`);
  }
}

/** A build to be stored. */
export interface NewBuild {
  bundle: Bundle;
  /** The content of each file, by its path. */
  files: ReadonlyMap<string, Buffer>;
  source: 'release' | 'checkout';
  by: string;
  /** When it was stored; now unless given. */
  at?: string;
}

/** Stores a build with the files that no other build has. One that is stored already stays as it is. */
export async function insertBuild(
  client: pg.ClientBase,
  { bundle, files, source, by, at }: NewBuild,
): Promise<void> {
  const contents = new Map(
    [...files].map(([path, content]) => [path, { integrity: integrityOf(content), content }]),
  );
  const integrities = [...contents.values()].map(({ integrity }) => integrity);
  const { rows } = await client.query<{ integrity: string }>(
    'select integrity from hub_file where integrity = any($1)',
    [integrities],
  );
  const stored = new Set(rows.map(row => row.integrity));
  for (const { integrity, content } of contents.values()) {
    if (stored.has(integrity)) continue;
    stored.add(integrity);
    await client.query('insert into hub_file (integrity, content, size) values ($1, $2, $3)', [
      integrity,
      content,
      content.length,
    ]);
  }
  const paths = Object.fromEntries([...contents].map(([path, { integrity }]) => [path, integrity]));
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  // A build of the checkout that is released is a release from then on.
  await client.query(
    `insert into hub_build as stored (remote, version, source, bundle, files, size, stored_by, stored_at, served_at)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()), case when $3 = 'checkout' then now() end)
     on conflict (remote, version) do update
       set source = case when excluded.source = 'release' then 'release' else stored.source end,
           stored_by = case when stored.source = 'checkout' and excluded.source = 'release' then excluded.stored_by else stored.stored_by end,
           stored_at = case when stored.source = 'checkout' and excluded.source = 'release' then excluded.stored_at else stored.stored_at end,
           served_at = coalesce(excluded.served_at, stored.served_at)`,
    [
      bundle.remote,
      bundle.version,
      source,
      JSON.stringify(bundle),
      JSON.stringify(paths),
      size,
      by,
      at ?? null,
    ],
  );
}

export async function findBundle(
  client: pg.ClientBase,
  remote: string,
  version: string,
): Promise<Bundle | undefined> {
  const { rows } = await client.query<{ bundle: Bundle }>(
    `select bundle from hub_build where remote = $1 and version = $2 and source = 'release'`,
    [remote, version],
  );
  return rows[0]?.bundle;
}

/** Releases that are kept besides those that are served: the last activated ones, and the newest of the last days. */
const KEPT_RELEASES = { activated: 10, newest: 20, days: 30 };
/** Builds of the checkout that are kept of the shell and of each hub, and for how long after they were last served. */
const KEPT_BUILDS = { newest: 10, days: 30 };

/** Deletes old builds, then the files that no build has any more. @returns how many builds */
export async function prune(client: pg.ClientBase): Promise<number> {
  const releases = await client.query(
    `with kept as (
       select remote, version from hub where version is not null
       union select remote, canary ->> 'version' from hub where canary is not null
       union select remote, version from (
         select remote, version, row_number() over (partition by remote order by max(id) desc) as place
           from hub_activation where version is not null and action in ('release', 'rollback', 'canary')
          group by remote, version) activated where place <= $1
       union select remote, version from (
         select remote, version, stored_at, row_number() over (partition by remote order by stored_at desc, id desc) as place
           from hub_build where source = 'release') stored
        where place <= $2 and stored_at > now() - make_interval(days => $3))
     delete from hub_build
      where source = 'release' and (remote, version) not in (select remote, version from kept)`,
    [KEPT_RELEASES.activated, KEPT_RELEASES.newest, KEPT_RELEASES.days],
  );
  // The newest build is served, however long ago its process started.
  const builds = await client.query(
    `delete from hub_build using (
       select id, row_number() over (partition by remote order by served_at desc, id desc) as place
         from hub_build where source = 'checkout') ranked
      where hub_build.id = ranked.id and ranked.place > 1
        and (ranked.place > $1 or hub_build.served_at < now() - make_interval(days => $2))`,
    [KEPT_BUILDS.newest, KEPT_BUILDS.days],
  );
  await deleteUnusedFiles(client);
  return (releases.rowCount ?? 0) + (builds.rowCount ?? 0);
}

export const deleteUnusedFiles = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    `delete from hub_file where integrity not in
       (select file.value from hub_build, jsonb_each_text(hub_build.files) file)`,
  );
