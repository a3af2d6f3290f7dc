import type { Reward } from '../resources/rewards/reward.ts';
import { addDays, addYears, dayBetween, daysBetween, earlier, later, momentOn } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Fields, type Story } from './story.ts';

type RewardStory = Story<Fields<Reward>>;

/** A member as far as rewards are concerned. */
interface Collector {
  id: number;
  joiningDate: string;
  membershipEndDate: string;
  membershipType: string;
  status: string;
}

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
export function makeRewards(today: string, members: readonly MemberStory[]): RewardStory[] {
  const random = createRandom('rewards');
  const cutoff = addDays(today, -60);
  const chosen = members.map(recordOf).filter(member => member.joiningDate < cutoff && random.chance(0.3));
  return numbered(chosen.map(member => makeReward(random, member, today)));
}

function makeReward(random: Random, member: Collector, today: string): Omit<RewardStory, 'id'> {
  const opened = dayBetween(random, addDays(member.joiningDate, 7), addDays(member.joiningDate, 50));
  const end = earlier(member.membershipEndDate, addDays(today, -1));
  const visited = later(addDays(opened, 1), addDays(end, -random.whole(0, 40)));
  return {
    createdAt: momentOn(random, opened, today),
    by: 'reception',
    first: {
      memberId: member.id,
      points: 0,
      level: 'Bronze',
      rewardsEarned: [],
      rewardsRedeemed: [],
      expiryDate: addYears(opened, 1),
      status: 'active',
    },
    edits: [
      {
        at: momentOn(random, visited, today),
        by: 'reception',
        set: collected(random, member, opened, visited),
      },
      ...closing(random, member, visited, today),
    ],
  };
}

/** What came together from the first to the latest visit. */
function collected(
  random: Random,
  member: Collector,
  opened: string,
  visited: string,
): Partial<Fields<Reward>> {
  const months = daysBetween(opened, visited) / 30;
  const monthly = pace[member.membershipType] ?? USUAL_PACE;
  const points = Math.round((months * monthly * random.whole(70, 130)) / 1_000) * 10;
  const { level, gifts } = levels.find(({ from }) => points >= from)!;
  const earned = random.some(gifts, 1 + Math.floor(points / 500));
  return {
    points,
    level,
    rewardsEarned: earned,
    rewardsRedeemed: random.some(earned, random.whole(0, earned.length - 1)),
    expiryDate: addYears(visited, 1),
  };
}

/** An account runs out a year after the latest visit, and sleeps when its member has left. */
function closing(random: Random, member: Collector, visited: string, today: string): RewardStory['edits'] {
  const expiry = addYears(visited, 1);
  if (expiry < today) {
    return [{ at: momentOn(random, expiry, today), by: 'reception', set: { status: 'expired' } }];
  }
  if (member.status !== 'inactive') return [];
  const left = later(addDays(visited, 1), member.membershipEndDate);
  return [{ at: momentOn(random, left, today), by: 'reception', set: { status: 'inactive' } }];
}
