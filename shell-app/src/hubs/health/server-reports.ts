import { t } from '@gym/hub-kit/format';
import { authorizedFetch } from '@gym/hub-kit/shell';

/** A failure of a hub, in any browser. */
export interface ReportedFailure {
  remote: string;
  version: string;
  reason: string;
  count: number;
  first: string;
  last: string;
}

export type ActivationAction =
  'release' | 'rollback' | 'remove' | 'canary' | 'stop-canary' | 'configure' | 'delete';

/** A change of what is served of a hub, or of its stored versions. */
export interface Activation {
  id: string;
  remote: string;
  /** Null for the build of the server's own checkout. */
  version: string | null;
  action: ActivationAction;
  /** For whom a canary is. */
  audience?: Canary['audience'];
  /** The version that open tabs left. */
  recalled?: string;
  /** Why the server stopped a canary. */
  reason?: string;
  /** What the version was built from, where its release names it. */
  origin?: BuildOrigin | null;
  at: string;
  by: string;
}

export interface BuildOrigin {
  commit: string;
  /** The address of the run of continuous integration. */
  run?: string;
}

/** A version that is active for some users only. */
export interface Canary {
  version: string;
  /** Users of these roles, and a share of all users in percent. */
  audience: { roles?: string[]; percent?: number };
}

/** A hub and its stored versions. */
export interface ReleasedHub {
  remote: string;
  /** Null where the server's own build is served, or nothing. */
  active: string | null;
  canary?: Canary | null;
  /** The newest first. */
  releases: { version: string; storedAt: string; by: string; origin?: BuildOrigin | null }[];
}

/** A served version that uses what the API does not have. */
export interface BrokenRelease {
  remote: string;
  version: string;
  problems: string[];
}

/** The reports of the server about hubs. */
export interface ServerReports {
  /** From when on the server shows failures. */
  since: string;
  failures: ReportedFailure[];
  broken: BrokenRelease[];
  /** The latest first. */
  activations: Activation[];
  /** Empty for users who may not view releases. */
  released: ReleasedHub[];
}

/**
 * @param withReleases whether the user may view releases
 * @throws Error when the server does not respond
 */
export async function fetchReports(withReleases: boolean): Promise<ServerReports> {
  const [failures, history, released] = await Promise.all([
    read('/hubs/failures'),
    read('/hubs/history'),
    withReleases ? read('/hubs/releases') : { hubs: [] },
  ]);
  return { ...failures, ...history, released: (released as { hubs: ReleasedHub[] }).hubs } as ServerReports;
}

/** A change that the server rejected, or to which it did not respond. */
export class ChangeFailure extends Error {
  /** Everything that is wrong, where the message only sums it up. */
  readonly details: readonly string[];
  /** How the message was made, for `translateMessage`. */
  readonly template: unknown;

  constructor(message: string, details: readonly string[] = [], template?: unknown) {
    super(message);
    this.details = details;
    this.template = template;
  }
}

/** Serves a stored version to everybody. @throws ChangeFailure */
export const activate = (remote: string, version: string): Promise<void> =>
  change(`/hubs/releases/${remote}/${version}/activate`);

/** Stops the canary of a hub; without one, serves again what was served before. @throws ChangeFailure */
export const rollBack = (remote: string): Promise<void> => change(`/hubs/releases/${remote}/rollback`);

async function change(path: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await authorizedFetch(path, { method: 'POST', headers, body: '{}' }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const body = (await response?.json().catch(() => undefined)) as
    { message?: string; details?: string[] } | undefined;
  throw new ChangeFailure(body?.message ?? t('The server did not respond.'), body?.details, body);
}

async function read(path: string): Promise<object> {
  const response = await authorizedFetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as object;
}
