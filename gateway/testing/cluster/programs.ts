import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs of the engine are. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
}

/** The Debian package of each. */
const PACKAGES: Readonly<Record<keyof Programs, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
};

/** @returns the packages to install where a program is missing */
export function findPrograms(): Programs | { missing: string[] } {
  const found: Record<keyof Programs, string | undefined> = {
    etcd: inPath('etcd'),
    patroni: inPath('patroni'),
    haproxy: inPath('haproxy'),
    pgbouncer: inPath('pgbouncer'),
    postgres: newestPostgres(),
  };
  const names = Object.keys(PACKAGES) as (keyof Programs)[];
  const missing = names.filter(name => !found[name]).map(name => PACKAGES[name]);
  return missing.length > 0 ? { missing } : (found as Programs);
}

/** Debian has servers in folders that the path of an ordinary user lacks. */
const inPath = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin']
    .map(folder => join(folder, program))
    .find(path => existsSync(path));

/** Debian keeps each major version in a folder of its own. */
function newestPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map(version => join(versions, version, 'bin'))
    .find(bin => existsSync(join(bin, 'postgres')));
}
