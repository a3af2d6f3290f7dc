import { beginPay } from '../resources/employee-pay/begin-pay.ts';
import { removeOldBuilds } from '../hub-releases/remove-old-builds.ts';
import { removeExpiredKeys } from '../mutation/remove-expired-keys.ts';
import { manualBilling, nightlyBilling } from '../resources/billing-runs/run-billing.ts';
import { updateContracts } from '../resources/contracts/update-contracts.ts';
import { runDunning } from '../resources/dunning/run-dunning.ts';
import { deliverMessages } from '../resources/messages/deliver-messages.ts';
import { removeOldAddresses } from '../sign-in/remove-old-addresses.ts';
import { removeEndedTokens } from '../tokens/remove-ended-tokens.ts';
import { refreshSearchTexts } from './refresh-search-texts.ts';
import { removeOldRuns } from './remove-old-runs.ts';
import { removeUnusedLimits } from './remove-unused-limits.ts';

/** Every job. */
export const definitions = [
  beginPay,
  deliverMessages,
  refreshSearchTexts,
  removeEndedTokens,
  removeExpiredKeys,
  removeOldAddresses,
  removeOldBuilds,
  removeOldRuns,
  removeUnusedLimits,
  runDunning,
  nightlyBilling,
  manualBilling,
  updateContracts,
] as const;

export type JobName = (typeof definitions)[number]['name'];
