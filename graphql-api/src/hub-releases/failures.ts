import { networkOf } from '../common/network-of.ts';
import type { Limiter } from '../database/limiter.ts';
import type { Caller } from '../auth/caller.ts';
import { formatted } from '../query/sql.ts';
import type { Callers } from './callers.ts';
import { countFailure } from './canaries.ts';
import type { ReleaseDatabase } from './database.ts';
import type { HubChanges } from './hub-changes.ts';
import type { ServedHubs } from './served-hubs.ts';
import { msg } from '../common/message.ts';

/** Reports of each hub, and days after its last occurrence until a report is deleted. */
const KEPT = 20;
export const KEPT_DAYS = 30;
const REPORTS_A_MINUTE = { perAddress: 30, overall: 300 };
const TOO_MANY = msg('Too many reports');

/** A hub that failed in a browser. */
export interface Failure {
  remote: string;
  version: string;
  /** At most 500 characters. */
  reason: string;
}

/** Equal reports, counted. */
export interface ReportedFailure extends Failure {
  count: number;
  /** When it was reported first and last, in ISO 8601. */
  first: string;
  last: string;
}

/** What browsers report, the latest of each hub. */
export class Failures {
  private readonly perAddress: Limiter;
  private readonly overall: Limiter;

  constructor(
    private readonly database: ReleaseDatabase,
    private readonly callers: Callers,
    private readonly served: ServedHubs,
    private readonly changes: HubChanges,
  ) {
    const limiter = (name: string, points: number) =>
      database.limiter({ name: `failures ${name}`, points, duration: 60 });
    this.perAddress = limiter('address', REPORTS_A_MINUTE.perAddress);
    this.overall = limiter('all', REPORTS_A_MINUTE.overall);
  }

  /**
   * Stores a report of a signed-in user, and counts it against a canary.
   * @param requireServed throws unless the version is served, which bounds the number of reports too
   * @returns whether it stopped a canary
   * @throws UNAUTHENTICATED, RATE_LIMITED
   */
  async report(
    caller: Caller,
    { remote, version, reason }: Failure,
    requireServed: () => Promise<void>,
  ): Promise<boolean> {
    // First, so that only users take from the limits.
    const user = await this.callers.requireUser(caller);
    await this.perAddress.take(networkOf(caller.address), TOO_MANY);
    await requireServed();
    await this.overall.take('all', TOO_MANY);
    await this.store(remote, version, reason.replaceAll('\0', ''));
    return countFailure(this.served, this.changes, user, remote, version);
  }

  /** The latest first; for callers that may view the administration. */
  async list(caller: Caller): Promise<ReportedFailure[]> {
    await this.callers.requireAdministrator(caller);
    return this.latest(null);
  }

  /** Those of one hub, the latest first; for callers that may view its releases. */
  async listOf(caller: Caller, remote: string): Promise<ReportedFailure[]> {
    await this.callers.require(caller, 'view', remote);
    return this.latest(remote);
  }

  private latest(remote: string | null): Promise<ReportedFailure[]> {
    return this.database.rows<ReportedFailure>(
      `select remote, version, reason, count, ${formatted('first', 'dateTime')} as first, ${formatted('last', 'dateTime')} as last
         from hub_failure where last > now() - make_interval(days => $1) and ($2::text is null or remote = $2)
        order by hub_failure.last desc, id desc`,
      [KEPT_DAYS, remote],
    );
  }

  private async store(remote: string, version: string, reason: string): Promise<void> {
    await this.database.rows(
      `insert into hub_failure (remote, version, reason, count) values ($1, $2, $3, 1)
       on conflict (remote, version, reason) do update set count = hub_failure.count + 1, last = now()`,
      [remote, version, reason],
    );
    await this.database.rows(
      `delete from hub_failure where last < now() - make_interval(days => $1)
          or id in (select id from hub_failure where remote = $2 order by last desc, id desc offset $3)`,
      [KEPT_DAYS, remote, KEPT],
    );
  }
}
