import { today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { checkYear } from '../../common/years.ts';
import type { AppliedChange, PendingChange } from '../../declaration/resource-options.ts';
import { statusOn, type ContractDays, type ContractStatus } from './contract-status.ts';
import { sendConfirmation } from '../messages/send-documents.ts';
import { followCause } from '../messages/withdraw-message.ts';
import { followContract } from './follow-member.ts';

/** The fields of a contract that its rules read and set. */
interface ContractTerms extends ContractDays {
  contractNumber: string;
  price: number;
  billingAnchor: string;
  billedThrough?: string;
  invoicedElsewhere?: string | null;
  billingFrequency: string;
  status: ContractStatus;
  autoRenewal: boolean;
}

/** Why a contract that is billed once is not extended. */
export const ONE_TIME_ENDS = msg('A contract that is billed once is not extended. Renew it when it ends.');

/**
 * Sets what follows from the dates of a contract that is recorded without an operation, for example one that was signed
 * elsewhere, and rejects changes that would contradict what is invoiced.
 */
export async function prepareContract({
  values,
  given,
  stored,
  tx,
}: PendingChange<ContractTerms>): Promise<void> {
  if (values.autoRenewal && !stored?.autoRenewal && values.billingFrequency === 'one-time')
    throw badInput({ autoRenewal: ONE_TIME_ENDS });
  if (!stored) {
    checkYear('startDate', 'Start date', values.startDate!);
    if (values.endDate != null) checkYear('endDate', 'End date', values.endDate);
    if (values.endDate != null && values.endDate < values.startDate!)
      throw badInput({ endDate: msg('End date cannot be before the start date') });
    checkBilledThrough(values);
    // A deleted contract that returns has its own.
    if (values.billingAnchor === undefined) {
      values.billingAnchor = values.startDate;
      values.invoicedElsewhere = values.billedThrough ?? null;
      if (!given.has('locationId')) {
        const member = 'select home_location_id as home from member where id = ?';
        const [found] = await tx.query<{ home: number | null }[]>(member, [values['memberId']]);
        values['locationId'] = found?.home ?? null;
      }
    }
    // The job of the day extends one whose term is over.
    values.status = statusOn(
      { ...(values as ContractTerms), ...(values.autoRenewal && { endDate: null }) },
      [],
      today(),
    );
    return;
  }
  if (values.price !== stored.price && stored.billedThrough != null)
    throw badInput({
      price: msg(
        'The price is final since the contract is invoiced until {day}. Switch the plan, or renew the contract at another price.',
        { day: stored.billedThrough },
      ),
    });
  if (values.autoRenewal && !stored.autoRenewal && stored.cancelledOn != null)
    throw badInput({
      autoRenewal: msg('The contract was cancelled on {day} and is not extended. Renew it instead.', {
        day: stored.cancelledOn,
      }),
    });
}

/** @throws BAD_USER_INPUT when other days than those of the contract are invoiced already */
function checkBilledThrough({ billedThrough, startDate, endDate }: Partial<ContractTerms>): void {
  if (billedThrough == null) return;
  checkYear('billedThrough', 'Billed through', billedThrough);
  if (billedThrough < startDate!)
    throw badInput({ billedThrough: msg('Billed through cannot be before the start date') });
  if (endDate != null && billedThrough > endDate)
    throw badInput({ billedThrough: msg('Billed through cannot be after the end date') });
}

/** @throws CONFLICT for a contract that has ended: it is part of the history of its member */
export function checkDeletion({ status, contractNumber }: ContractTerms): void {
  if (status === 'ended' || status === 'cancelled')
    throw conflict(
      msg(
        status === 'ended'
          ? '{number} is ended and stays in the history of its member.'
          : '{number} is cancelled and stays in the history of its member.',
        { number: contractNumber },
      ),
    );
}

/** The member follows the contract, and gets its confirmation. */
export async function afterContract({
  id,
  values,
  stored,
  entryId,
  context,
  tx,
}: AppliedChange<ContractTerms>): Promise<void> {
  await followContract(Number((values ?? stored)!['memberId']), entryId, { context, tx });
  await followCause(tx, `contract/${id}`, { held: stored !== null, holds: values !== null });
  if (values && !stored) sendConfirmation(tx, id);
}
