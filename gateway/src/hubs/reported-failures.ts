/** A report of a browser about a failed hub. */
export interface Failure {
  remote: string;
  version: string;
  entry: string;
  reason: string;
}

/** Equal reports, counted. */
export interface ReportedFailure extends Omit<Failure, 'entry'> {
  count: number;
  /** When it was reported first and last, in ISO 8601. */
  first: string;
  last: string;
}

/** Of each hub. */
const KEPT = 20;

/** What browsers have reported since the server began: the latest of each hub, so that memory is bounded. */
export class ReportedFailures {
  readonly since = new Date().toISOString();
  readonly #byRemote = new Map<string, ReportedFailure[]>();

  /** @param failure of a hub that is served, which bounds the number of hubs too */
  add({ remote, version, reason }: Failure): void {
    const last = new Date().toISOString();
    const known = this.#byRemote.get(remote) ?? [];
    const same = known.find(one => one.version === version && one.reason === reason);
    const report = {
      remote,
      version,
      reason,
      count: (same?.count ?? 0) + 1,
      first: same?.first ?? last,
      last,
    };
    this.#byRemote.set(remote, [report, ...known.filter(one => one !== same)].slice(0, KEPT));
  }

  /** The latest first. */
  list(): ReportedFailure[] {
    return [...this.#byRemote.values()].flat().sort((one, other) => (one.last < other.last ? 1 : -1));
  }
}
