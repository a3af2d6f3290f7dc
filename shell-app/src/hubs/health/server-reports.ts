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

/** A release or a roll-back. */
export interface Activation {
  remote: string;
  /** Null for the build of the server's own checkout. */
  version: string | null;
  action: 'release' | 'rollback';
  at: string;
  by: string;
}

/** The reports of the server about hubs. */
export interface ServerReports {
  /** The start of the server, from which it counts failures. */
  since: string;
  failures: ReportedFailure[];
  /** The latest first. */
  activations: Activation[];
}

/** @throws Error when the server does not respond */
export async function fetchReports(): Promise<ServerReports> {
  const [failures, history] = await Promise.all([read('/hubs/failures'), read('/hubs/history')]);
  return { ...failures, ...history } as ServerReports;
}

async function read(path: string): Promise<object> {
  const response = await authorizedFetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as object;
}
