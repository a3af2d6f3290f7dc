import { badInput } from '../../common/errors.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { msg } from '../../common/message.ts';

/** What follows from the membership contract, and how it is changed there. */
const OPERATIONS = {
  membershipType: (number: string) =>
    msg('This follows from the contract {number}. Switch the plan of the contract instead.', { number }),
  membershipStartDate: (number: string) =>
    msg(
      'This follows from the contract {number}. Renew the contract, or cancel it and sign the member up again.',
      { number },
    ),
  membershipEndDate: (number: string) =>
    msg('This follows from the contract {number}. Renew, freeze or cancel the contract instead.', { number }),
  status: (number: string) =>
    msg('This follows from the contract {number}. Freeze, resume or cancel the contract instead.', {
      number,
    }),
} as const;

type ContractField = keyof typeof OPERATIONS;

/**
 * Type, days and status of a member with a running or coming membership contract follow from it. Those of other members are
 * set by users.
 * @throws BAD_USER_INPUT that names the contract and what to do
 */
export async function keepContractFields({
  values,
  stored,
  tx,
}: PendingChange<Record<ContractField, string> & { id: number }>): Promise<void> {
  if (!stored) return;
  const names = Object.keys(OPERATIONS) as ContractField[];
  const changed = names.filter(name => values[name] !== stored[name]);
  if (changed.length === 0) return;
  const [contract] = await tx.query<{ number: string }[]>(
    `select contract_number as number from contract
      where member_id = ? and kind = 'membership' and status in ('upcoming', 'active', 'frozen') order by start_date limit 1`,
    [stored.id],
  );
  if (!contract) return;
  throw badInput(Object.fromEntries(changed.map(name => [name, OPERATIONS[name](contract.number)])));
}
