import type { Tx } from '../../database/tx.ts';
import type { Author } from '../../audit/audit-entry.ts';
import { findForUpdate, updateLogged } from '../../mutation/records.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';
import { NO_END } from './billing-periods.ts';
import type { ContractStatus } from './contract-status.ts';

/** The status of a member whose membership contract has this one. */
const MEMBER_STATUS: Readonly<Record<ContractStatus, string>> = {
  upcoming: 'inactive',
  active: 'active',
  frozen: 'frozen',
  cancelled: 'inactive',
  ended: 'expired',
};

interface CurrentContract {
  status: ContractStatus;
  start: string;
  end: string | null;
  planName: string;
  /** The choices for the type of a membership. */
  types: readonly string[] | null;
}

/** The contract that a member has now, else the next one, else the last one. One without days is not among them. */
const CURRENT_CONTRACT = `
  select contract.status, start_date::text as start, end_date::text as end, plan_name as "planName",
         (select array_agg(value) from master_data_item where page = 'Members' and dropdown_name = 'membership_type' and is_active) as types
    from contract join membership_plan on membership_plan.id = plan_id
   where member_id = ? and kind = 'membership' and (end_date is null or end_date >= start_date)
   order by array_position(array['active', 'frozen', 'upcoming'], contract.status) nulls last,
            case when contract.status = 'upcoming' then start_date end, end_date desc, contract.id desc
   limit 1`;

/**
 * Sets what of a member follows from the membership contracts: type, first and last day of the membership, and status. The
 * last day of a contract without an end is the last day of the year 9999.
 * @param cause the id of the audit entry of the contract
 */
export async function followContract(
  memberId: number,
  cause: string,
  { context, tx }: { context: Author; tx: Tx },
): Promise<void> {
  const [current] = await tx.query<CurrentContract[]>(CURRENT_CONTRACT, [memberId]);
  if (!current) return;
  const members = resourceOf(Member);
  const record = await findForUpdate(members, memberId, tx);
  const values = {
    membershipType: membershipTypeOf(current.planName, current.types ?? []),
    membershipStartDate: current.start,
    membershipEndDate: current.end ?? NO_END,
    status: MEMBER_STATUS[current.status],
  };
  await updateLogged(members, record, values, { author: context, tx, cause });
}

const LONGEST_TYPE = 100;

/**
 * The membership type of a plan: the longest choice with which its name begins, such as Standard for Standard Annual;
 * otherwise its name.
 */
export function membershipTypeOf(planName: string, choices: readonly string[]): string {
  const name = planName.toLowerCase();
  const fitting = choices.filter(choice => `${name} `.startsWith(`${choice.toLowerCase()} `));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? [...planName].slice(0, LONGEST_TYPE).join('');
}
