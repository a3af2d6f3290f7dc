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
  at: string;
  by: string;
}

/** A version that is active for some users only. */
export interface Canary {
  version: string;
  /** Users of these roles, and a share of all users in percent. */
  audience: { roles?: string[]; percent?: number };
}

/** The reports of the server about hubs. */
export interface ServerReports {
  /** From when on the server shows failures. */
  since: string;
  failures: ReportedFailure[];
  /** The latest first. */
  activations: Activation[];
  /** By remote; only for users who may view releases. */
  canaries: Record<string, Canary>;
}

/**
 * @param withReleases whether the user may view releases
 * @throws Error when the server does not respond
 */
export async function fetchReports(withReleases: boolean): Promise<ServerReports> {
  const [failures, history, canaries] = await Promise.all([
    read('/hubs/failures'),
    read('/hubs/history'),
    withReleases ? fetchCanaries() : {},
  ]);
  return { ...failures, ...history, canaries } as ServerReports;
}

async function fetchCanaries(): Promise<ServerReports['canaries']> {
  const { hubs } = (await read('/hubs/releases')) as { hubs: { remote: string; canary?: Canary | null }[] };
  return Object.fromEntries(hubs.flatMap(({ remote, canary }) => (canary ? [[remote, canary]] : [])));
}

async function read(path: string): Promise<object> {
  const response = await authorizedFetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as object;
}
