/** Where PostgreSQL is. */
export interface DatabaseAddress {
  /** A PostgreSQL 14 or later, or a pooler in front of it, such as PgBouncer in transaction mode. */
  databaseUrl: string;
  /** The database itself, when `databaseUrl` is a pooler: for migrations, locks and notifications. */
  directUrl?: string;
  /** A streaming replica of the same database, for ad hoc queries and exports. */
  readUrl?: string;
}

/** Settings of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string | number>>;

export const directUrlOf = ({ databaseUrl, directUrl }: DatabaseAddress) => directUrl ?? databaseUrl;

/** Whether statements pass a pooler, so that settings and prepared statements of a session would reach others. */
export const isPooled = ({ directUrl }: DatabaseAddress) => directUrl !== undefined;

/** The URL with settings for the whole session. Poolers reject or drop them. */
export function withSettings(databaseUrl: string, settings: Settings): string {
  const url = new URL(databaseUrl);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', [url.searchParams.get('options'), ...options].filter(Boolean).join(' '));
  return url.href;
}

/** The statement that begins a transaction for reading with these settings, in one message. */
export const beginReading = (settings: Settings) =>
  [
    'begin read only',
    ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`),
  ].join('; ');
