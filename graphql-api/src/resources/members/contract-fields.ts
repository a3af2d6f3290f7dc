import { badInput } from '../../common/errors.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';

/** What follows from the membership contract, and how it is changed there. */
const OPERATIONS = {
  membershipType: 'Switch the plan of the contract instead',
  membershipStartDate: 'Renew the contract, or cancel it and sign the member up again',
  membershipEndDate: 'Renew, freeze or cancel the contract instead',
  status: 'Freeze, resume or cancel the contract instead',
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
  em,
}: PendingChange<Record<ContractField, string> & { id: number }>): Promise<void> {
  if (!stored) return;
  const names = Object.keys(OPERATIONS) as ContractField[];
  const changed = names.filter(name => values[name] !== stored[name]);
  if (changed.length === 0) return;
  const [contract] = await em.execute<{ number: string }[]>(
    `select contract_number as number from contract
      where member_id = ? and kind = 'membership' and status in ('upcoming', 'active', 'frozen') order by start_date limit 1`,
    [stored.id],
  );
  if (!contract) return;
  const message = (name: ContractField) =>
    `This follows from the contract ${contract.number}. ${OPERATIONS[name]}.`;
  throw badInput(Object.fromEntries(changed.map(name => [name, message(name)])));
}
