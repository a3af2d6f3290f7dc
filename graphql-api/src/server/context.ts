import type { Caller } from '../auth/caller.ts';
import type { Access } from '../auth/access.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import type { LoginLimit } from '../sign-in/login-limit.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import type { RequestDeadline } from '../common/deadline.ts';
import type { Estimator } from '../execution/estimator.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PlanScope } from '../query/plan-scope.ts';
import type { LineSerializer } from '../query/output.ts';
import type { HiddenFields } from '../query/hidden-fields.ts';
import type { Truncations } from '../query/truncation.ts';
import type { SettingsCache } from '../resources/club-settings/settings-cache.ts';
import type { ResponseSize } from '../common/response-size.ts';

/** What all requests share. */
export interface Services {
  authenticator: Authenticator;
  jobs: JobQueue;
  loginLimit: LoginLimit;
  settings: SettingsCache;
  estimates: Estimator;
  production: boolean;
}

/** What every resolver is given. */
export interface Context {
  caller: Caller;
  access: Access;
  db: RequestDatabase;
  /** Cancels what the request runs when its time is over or its client disconnects. */
  deadline: RequestDeadline;
  services: Services;
  /** Ends what reads and serializes the response when it becomes too large. */
  responseSize: ResponseSize;
  /** Collects the lists that have more rows than the response shows. */
  truncations: Truncations;
  /** Collects the fields that are null since the caller may not view them. */
  hidden: HiddenFields;
  /** Of a create with an Idempotency-Key; `replayed` when the record is that of an earlier request with the key. */
  idempotency?: { key: string; replayed: boolean };
  /** Of a dry run: the audit entries that it would add, as far as the caller may view them. */
  dryRun?: readonly object[];
  /** Whether the request is ad hoc; unset until its document is known. */
  adHoc?: boolean;
  /** What the request costs, once that is estimated; in rows that PostgreSQL looks at. */
  cost?: { cost: number };
  /** Of a table: serializes the rows of its root field, all of which are read. */
  tableWriter?: LineSerializer;
  /** The cached plans of the operation, once that is known. */
  plans?: PlanScope;
}
