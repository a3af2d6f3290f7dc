import { addRecord, executeGraphql, useClub } from '@gym/hub-kit/testing';
import { addDays, today } from '@gym/hub-kit/format';
import { beforeAll } from 'vitest';

let members = 0;

/** A club with three plans, of which two are offered. */
export function useContracts() {
  const club = useClub();
  const plans = { gold: '', silver: '' };
  beforeAll(async () => {
    const plan = { duration: 12, durationUnit: 'months', billingFrequency: 'monthly', status: 'active' };
    plans.gold = await addRecord(club, 'MembershipPlan', {
      ...plan,
      planName: 'Gold',
      price: 100,
      setupFee: 10,
      freezeLimit: 2,
      freezePeriod: 30,
      cancellationFee: 40,
      noticePeriod: 30,
    });
    plans.silver = await addRecord(club, 'MembershipPlan', { ...plan, planName: 'Silver', price: 60 });
    await addRecord(club, 'MembershipPlan', { ...plan, planName: 'Retired', price: 5, status: 'inactive' });
  });

  /** A member with a contract from today; returns its id and number. */
  async function addContract(
    name: string,
  ): Promise<{ memberId: string; id: string; contractNumber: string }> {
    const email = `contract${++members}@example.com`;
    const memberId = await addRecord(club, 'Member', { name, email, phone: '555-0100' });
    const { signUp } = await executeGraphql(
      club,
      'mutation ($input: SignUpInput!) { signUp(input: $input) { contract { id contractNumber } } }',
      // From a day before, so that the plan can be switched today.
      { input: { memberId, planId: plans.gold, startDate: addDays(today(), -1) } },
    );
    const contract = signUp!['contract'] as { id: string; contractNumber: string };
    return { memberId, ...contract };
  }

  return { club, plans, addContract };
}
