import type { Reward } from '../../rewards/reward.ts';
import { addDays, addYears, dayBetween, daysBetween, later, momentOn } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';

/** What comes with each level, and the points from which it is held. */
const levels = [
  {
    level: 'Platinum',
    from: 2_000,
    gifts: ['One Month Free', 'Massage Voucher', 'Free Personal Training Session', 'Club T-Shirt'],
  },
  {
    level: 'Gold',
    from: 1_000,
    gifts: ['Free Personal Training Session', '10% Off Renewal', 'Club T-Shirt', 'Guest Day Pass'],
  },
  { level: 'Silver', from: 400, gifts: ['Free Group Class', 'Gym Towel', 'Guest Day Pass'] },
  { level: 'Bronze', from: 0, gifts: ['Free Smoothie', 'Water Bottle'] },
];

/** Points per month of membership. */
const pace: Record<string, number> = { VIP: 95, Premium: 55, Family: 60 };
const USUAL_PACE = 28;

/** The loyalty accounts of the members who asked for one. */
export function makeRewards(today: string, members: readonly MemberStory[]): Story<Fields<Reward>>[] {
  const random = createRandom('rewards');
  const cutoff = addDays(today, -60);
  const chosen = members.map(recordOf).filter(member => member.joiningDate < cutoff && random.chance(0.3));
  return numbered(
    chosen.map(member => {
      const opened = dayBetween(random, addDays(member.joiningDate, 7), addDays(member.joiningDate, 50));
      const end = member.membershipEndDate < today ? member.membershipEndDate : addDays(today, -1);
      const visited = later(opened, addDays(end, -random.whole(0, 40)));
      const months = daysBetween(opened, visited) / 30;
      const points =
        Math.round((months * (pace[member.membershipType] ?? USUAL_PACE) * random.whole(70, 130)) / 1000) *
        10;
      const { level, gifts } = levels.find(({ from }) => points >= from)!;
      const earned = random.some(gifts, Math.min(gifts.length, 1 + Math.floor(points / 500)));
      const edits: Edit<Fields<Reward>>[] = [];
      if (visited > opened) {
        const set = {
          points,
          level,
          rewardsEarned: earned,
          rewardsRedeemed: random.some(earned, random.whole(0, earned.length - 1)),
          expiryDate: addYears(visited, 1),
        };
        edits.push({ at: momentOn(random, visited, today), by: 'reception', set });
      }
      const expiry = addYears(visited, 1);
      if (expiry < today)
        edits.push({ at: momentOn(random, expiry, today), by: 'reception', set: { status: 'expired' } });
      else if (member.membershipEndDate < visited || member.status === 'inactive') {
        const at = momentOn(random, later(addDays(visited, 1), member.membershipEndDate), today);
        edits.push({ at, by: 'reception', set: { status: 'inactive' } });
      }
      return {
        createdAt: momentOn(random, opened, today),
        by: 'reception' as const,
        first: {
          memberId: member.id,
          points: 0,
          level: 'Bronze',
          rewardsEarned: [],
          rewardsRedeemed: [],
          expiryDate: addYears(opened, 1),
          status: 'active',
        },
        edits,
      };
    }),
  );
}
