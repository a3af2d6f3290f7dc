import { beginPay } from '../resources/employee-pay/begin-pay.ts';
import { manualBilling, nightlyBilling } from '../resources/billing-runs/run-billing.ts';
import { runBulkOperation } from '../resources/bulk-operations/run-operation.ts';
import { checkImport } from '../resources/imports/check-import.ts';
import { updateContracts } from '../resources/contracts/update-contracts.ts';
import { runDunning } from '../resources/dunning/run-dunning.ts';
import { deliverMessages } from '../resources/messages/deliver-messages.ts';
import { closeVisits } from '../resources/visits/close-visits.ts';
import { runSchedules } from '../query-schedules/run-schedules.ts';
import { checkQueries } from '../saved-queries/check-queries.ts';
import type { Job } from './job.ts';
import { correctValues } from './correct-values.ts';
import { refreshSearchTexts } from './refresh-search-texts.ts';
import { removals } from './removals.ts';

/** Every job. */
export const definitions: readonly Job[] = [
  beginPay,
  checkImport,
  checkQueries,
  closeVisits,
  correctValues,
  deliverMessages,
  refreshSearchTexts,
  runDunning,
  nightlyBilling,
  manualBilling,
  runBulkOperation,
  runSchedules,
  updateContracts,
  ...removals,
];
