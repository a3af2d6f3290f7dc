import { createHash } from 'node:crypto';
import type pg from 'pg';
import { badRequest } from '../common/errors.ts';
import { BUILD_LIMITS, BUILD_PATTERNS } from './build-rules.ts';
import type { Query } from './registry.ts';
import type { BuildOrigin, Bundle } from './types.ts';

const MAX_BUNDLE = 1024 * 1024;

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
interface NewBuild {
  bundle: Bundle;
  /** The content of each file, by its path. */
  files: ReadonlyMap<string, Buffer>;
  source: 'release' | 'checkout';
  by: string;
  origin?: BuildOrigin | undefined;
}

/** Stores a build with the files that no other build has. One that is stored already stays as it is. */
export async function insertBuild(
  client: pg.ClientBase,
  { bundle, files, source, by, origin }: NewBuild,
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
    `insert into hub_build as stored (remote, version, source, bundle, files, size, stored_by, stored_at, origin, served_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), $8, case when $3 = 'checkout' then now() end)
     on conflict (remote, version) do update
       set source = case when excluded.source = 'release' then 'release' else stored.source end,
           stored_by = case when stored.source = 'checkout' and excluded.source = 'release' then excluded.stored_by else stored.stored_by end,
           stored_at = case when stored.source = 'checkout' and excluded.source = 'release' then excluded.stored_at else stored.stored_at end,
           origin = coalesce(stored.origin, excluded.origin),
           served_at = coalesce(excluded.served_at, stored.served_at)`,
    [
      bundle.remote,
      bundle.version,
      source,
      JSON.stringify(bundle),
      JSON.stringify(paths),
      size,
      by,
      origin ? JSON.stringify(origin) : null,
    ],
  );
}

/** The build of a version that is stored, whatever it was stored for. */
export async function findStored(
  query: Query,
  remote: string,
  version: string,
): Promise<Pick<NewBuild, 'bundle' | 'source'> | undefined> {
  const [build] = await query<Pick<NewBuild, 'bundle' | 'source'>>(
    'select bundle, source from hub_build where remote = $1 and version = $2',
    [remote, version],
  );
  return build;
}

/** The bundle of a release; undefined where the version was never released. */
export async function findRelease(
  query: Query,
  remote: string,
  version: string,
): Promise<Bundle | undefined> {
  const stored = await findStored(query, remote, version);
  return stored?.source === 'release' ? stored.bundle : undefined;
}

/**
 * Releases that are kept besides those that are served: the last activated ones, those that were served to everybody for
 * so many days without a break, and the newest of the last days.
 */
const KEPT_RELEASES = { activated: 10, servedDays: 7, newest: 20, days: 30 };
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
         select remote, version, lead(at, 1, now()) over (partition by remote order by id) - at as served
           from hub_activation where action in ('release', 'rollback', 'remove')) in_turn
        where version is not null and served >= make_interval(days => $4)
       union select remote, version from (
         select remote, version, stored_at, row_number() over (partition by remote order by stored_at desc, id desc) as place
           from hub_build where source = 'release') stored
        where place <= $2 and stored_at > now() - make_interval(days => $3))
     delete from hub_build
      where source = 'release' and (remote, version) not in (select remote, version from kept)`,
    [KEPT_RELEASES.activated, KEPT_RELEASES.newest, KEPT_RELEASES.days, KEPT_RELEASES.servedDays],
  );
  // The newest build is served, however long ago its process started. Teams install the packages of their releases again.
  const builds = await client.query(
    `delete from hub_build using (
       select id, row_number() over (partition by remote order by served_at desc, id desc) as place
         from hub_build where source = 'checkout') ranked
      where hub_build.id = ranked.id and ranked.place > 1
        and (ranked.place > $1 or hub_build.served_at < now() - make_interval(days => $2))
        and not exists (
          select from hub_build release
           where release.source = 'release'
             and release.bundle -> 'packages' ?| array(select jsonb_object_keys(hub_build.files)))`,
    [KEPT_BUILDS.newest, KEPT_BUILDS.days],
  );
  await client.query(
    `delete from hub_file where integrity not in
       (select file.value from hub_build, jsonb_each_text(hub_build.files) file)`,
  );
  return (releases.rowCount ?? 0) + (builds.rowCount ?? 0);
}
