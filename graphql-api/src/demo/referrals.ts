import type { Referral } from '../resources/referrals/referral.ts';
import { addDays, dayBetween, momentOn, recordsBegin } from './days.ts';
import type { MemberStory } from './members.ts';
import { makePerson, type State } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';
import type { TrainerStory } from './trainers.ts';

type Draft = Omit<Story<Fields<Referral>>, 'id'>;

const PENDING = 38;
const EXPIRED = 64;

/** Who brought whom: members who really joined, people still thinking about it, and people who never came. */
export function makeReferrals(
  today: string,
  members: readonly MemberStory[],
  trainers: readonly TrainerStory[],
): Story<Fields<Referral>>[] {
  const random = createRandom('referrals');
  const people = members.map(recordOf);
  const referrer = (day: string, state: string) =>
    referrerOn(random, day, state, people, trainers.map(recordOf));
  const joined = people
    .filter(member => member.joiningDate >= recordsBegin(today) && random.chance(0.09))
    .map(member => joinedReferral(random, member, referrer(member.joiningDate, member.state ?? 'NY'), today));

  const taken = new Set<string>();
  const others = Array.from({ length: PENDING + EXPIRED }, (_, index) => {
    const pending = index < PENDING;
    const day = pending
      ? dayBetween(random, addDays(today, -45), addDays(today, -1))
      : dayBetween(random, recordsBegin(today), addDays(today, -95));
    const state = random.pick<State>(['NY', 'NY', 'CA', 'IL', 'TX']);
    const person = makePerson(random, {
      state,
      age: 30,
      today,
      domains: ['example.com', 'example.net'],
      taken,
    });
    const gone = {
      at: momentOn(random, addDays(day, 90), today),
      by: 'manager' as const,
      set: { status: 'expired', rewardStatus: 'expired' },
    };
    return draft(random, day, referrer(day, state), person, today, pending ? [] : [gone]);
  });
  return numbered([...joined, ...others]);
}

interface Referred {
  name: string;
  email: string;
  phone: string;
}

type Referrer = Pick<
  Fields<Referral>,
  'referrerCategory' | 'referrerId' | 'memberReferrerId' | 'trainerReferrerId'
>;

function joinedReferral(
  random: Random,
  member: Referred & { joiningDate: string },
  referrer: Referrer,
  today: string,
): Draft {
  const { joiningDate } = member;
  const edits: Edit<Fields<Referral>>[] = [
    {
      at: momentOn(random, joiningDate, today),
      by: 'reception',
      set: { status: 'joined', joinDate: joiningDate },
    },
  ];
  const paid = addDays(joiningDate, 30);
  if (paid < today)
    edits.push({ at: momentOn(random, paid, today), by: 'accounts', set: { rewardStatus: 'paid' } });
  return draft(random, addDays(joiningDate, -random.whole(2, 25)), referrer, member, today, edits);
}

function draft(
  random: Random,
  day: string,
  referrer: Referrer,
  { name, email, phone }: Referred,
  today: string,
  edits: Edit<Fields<Referral>>[],
): Draft {
  return {
    createdAt: momentOn(random, day, today),
    by: 'reception',
    first: {
      ...referrer,
      referredName: name,
      referredEmail: email,
      referredPhone: phone,
      status: 'pending',
      rewardStatus: 'pending',
      rewardAmount: referrer.referrerCategory === 'trainer' ? 75 : 50,
    },
    edits,
  };
}

/** Somebody of the same house who was there already. */
function referrerOn(
  random: Random,
  day: string,
  state: string,
  members: readonly { id: number; state?: string; joiningDate: string }[],
  trainers: readonly { id: number; state?: string; joiningDate: string }[],
): Referrer {
  const before = (person: { state?: string; joiningDate: string }) =>
    person.joiningDate < addDays(day, -30) && person.state === state;
  const coaches = trainers.filter(before);
  if (coaches.length > 0 && random.chance(0.22)) {
    const { id } = random.pick(coaches);
    return { referrerCategory: 'trainer', referrerId: id, memberReferrerId: null, trainerReferrerId: id };
  }
  const { id } = random.pick(members.filter(before));
  return { referrerCategory: 'member', referrerId: id, memberReferrerId: id, trainerReferrerId: null };
}
