import { useSession } from '@gym/hub-kit';
import { today } from '@gym/hub-kit/format';

/** The variables of `memberAccountDocument`: who may not view payments sees no balance of them. */
export function useAccountVariables(memberId: string) {
  const { can } = useSession();
  return { memberId, today: today(), withPayments: can('payments:view') };
}
