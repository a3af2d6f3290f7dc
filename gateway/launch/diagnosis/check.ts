import type { Instance } from '../instance-lock.ts';
import type { LaunchOptions } from '../options.ts';

/** The installation that is checked. */
export interface Subject {
  env: NodeJS.ProcessEnv;
  options: LaunchOptions;
  dataDir: string;
  /** The process that has locked the data folder. */
  running: Instance | undefined;
}

/** What a check found. */
export interface CheckResult {
  /** What was checked, where the check has another name. */
  name?: string;
  text: string;
  /** The next step; undefined if nothing is wrong. */
  fix?: string;
}

/** Looks at an installation without changing it. */
export type Check = (subject: Subject) => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>;

/** How long the server and the database may take to respond, in milliseconds. */
export const RESPONSE_TIMEOUT = 3_000;
