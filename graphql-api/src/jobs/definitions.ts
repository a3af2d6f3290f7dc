import { removeOldBuilds } from '../hub-releases/remove-old-builds.ts';
import { removeExpiredKeys } from '../mutation/remove-expired-keys.ts';
import { removeOldAddresses } from '../sign-in/remove-old-addresses.ts';
import { removeEndedTokens } from '../tokens/remove-ended-tokens.ts';
import { removeOldRuns } from './remove-old-runs.ts';
import { removeUnusedLimits } from './remove-unused-limits.ts';

/** Every job. */
export const definitions = [
  removeEndedTokens,
  removeExpiredKeys,
  removeOldAddresses,
  removeOldBuilds,
  removeOldRuns,
  removeUnusedLimits,
] as const;

export type JobName = (typeof definitions)[number]['name'];
