import { apiTarget, isBuilt } from '../build.ts';
import { findEmbeddedDatabase } from '../embedded-database.ts';
import type { Subject } from './check.ts';

/** The URL of the database; undefined for an embedded one that is stopped. */
export const databaseUrlOf = ({ options, dataDir }: Subject): string | undefined =>
  options.directUrl ?? options.databaseUrl ?? findEmbeddedDatabase(dataDir);

/** The URL of a database whose content can be read: by code of the API, once that is built. */
export function readableDatabaseUrl(subject: Subject): string | undefined {
  const url = databaseUrlOf(subject);
  return url && isBuilt(apiTarget) ? url : undefined;
}
