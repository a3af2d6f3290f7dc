import { addMonths } from '../common/dates.ts';
import type { Member } from '../resources/members/member.ts';
import {
  addDays,
  addYears,
  dayBetween,
  daysBetween,
  later,
  momentOn,
  monthOf,
  recordsBegin,
  weekdayOf,
} from './days.ts';
import { houseOf } from './locations.ts';
import { memberships, membershipShares, type MembershipType } from './memberships.ts';
import { makePerson, makePhone, type State } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { Fields, Story } from './story.ts';

/** Members who were there when the records begin, and those who came since. */
const ESTABLISHED = 1_200;
const JOINED_SINCE = 1_800;

/** Resolutions in January, a second wave after the summer, quiet holidays; the busiest month is 1. */
const seasons = [1, 0.72, 0.63, 0.57, 0.54, 0.49, 0.43, 0.46, 0.74, 0.63, 0.51, 0.37];
const weekdays = [0.37, 1, 0.89, 0.81, 0.74, 0.67, 0.7];

/** How long memberships are frozen. */
export const FREEZE_DAYS = 30;

const homes: Record<State, number> = { NY: 38, CA: 24, IL: 20, TX: 15, FL: 3 };

export type MemberStory = Story<Fields<Member>>;

interface Change {
  day: string;
  set: Partial<Fields<Member>>;
}

/** A trainer as far as members are concerned. */
interface Coach {
  id: number;
  state?: string;
  status: string;
}

/** The members in the order in which they joined, without those who left before the records begin. */
export function makeMembers(today: string, trainers: readonly Coach[]): MemberStory[] {
  const random = createRandom('members');
  const coaches = trainers.filter(trainer => trainer.status !== 'on leave');
  const taken = new Set<string>();
  return joiningDays(random, today).map((joiningDate, index) => {
    const state = random.weighted(homes);
    const first = {
      ...makeMember(random, state, today, taken),
      ...firstTerm(joiningDate),
      cardNumber: String(20_000_001 + index),
      homeLocationId: houseOf(state).id,
    };
    const changes = [...membershipChanges(random, joiningDate, state, today)];
    const stays = changes.every(({ set }) => set.status === undefined);
    const nearby = stays ? coaches.filter(coach => coach.state === state) : [];
    return {
      id: index + 1,
      createdAt: momentOn(random, joiningDate, today),
      by: atDesk(random),
      first: { ...first, assignedTrainerId: coachOf(random, first.membershipType, nearby) },
      edits: changes.map(({ day, set }) => ({ at: momentOn(random, day, today), by: atDesk(random), set })),
    };
  });
}

const atDesk = (random: Random) => (random.chance(0.8) ? 'reception' : 'manager');

const firstTerm = (joiningDate: string) => ({
  joiningDate,
  membershipStartDate: joiningDate,
  membershipEndDate: addDays(addYears(joiningDate, 1), -1),
  status: 'active',
});

function makeMember(random: Random, state: State, today: string, taken: Set<string>) {
  const membershipType = random.weighted(membershipShares);
  const age = ageWithin(random, memberships[membershipType].ages);
  const domains = ['example.com', 'example.com', 'example.net', 'example.org'];
  const person = makePerson(random, { state, age, today, domains, taken });
  return { ...person, membershipType, healthConditions: healthConditions(random, person.gender, age) };
}

function coachOf(random: Random, membershipType: MembershipType, coaches: readonly Coach[]): number | null {
  const wants = coaches.length > 0 && random.chance(memberships[membershipType].withTrainer);
  return wants ? random.pick(coaches).id : null;
}

/** The days on which people joined: evenly before the records begin, then by season, on Mondays, and as the club grew. */
function joiningDays(random: Random, today: string): string[] {
  const begin = recordsBegin(today);
  const length = daysBetween(begin, today);
  const likelihood = (day: string) => {
    const growth = 0.55 + (0.45 * daysBetween(begin, day)) / length;
    return seasons[monthOf(day)]! * weekdays[weekdayOf(day)]! * growth;
  };
  const daySince = (): string => {
    const day = dayBetween(random, begin, today);
    return random.chance(likelihood(day)) ? day : daySince();
  };
  const before = Array.from({ length: ESTABLISHED }, () =>
    dayBetween(random, addYears(begin, -4), addDays(begin, -1)),
  );
  return [...before, ...Array.from({ length: JOINED_SINCE }, daySince)].toSorted();
}

/** An age of that span; the younger half comes more often. */
function ageWithin(random: Random, [min, max]: readonly [number, number]): number {
  return random.chance(0.65) ? random.whole(min, Math.round((min + max) / 2)) : random.whole(min, max);
}

/** What became of a membership: renewed year after year until somebody leaves, or lets it run out. */
function* membershipChanges(random: Random, joined: string, state: State, today: string): Generator<Change> {
  const begin = recordsBegin(today);
  for (let year = 0; ; year++) {
    const start = addYears(joined, year);
    const end = addYears(joined, year + 1);
    const lastDay = addDays(end, -1);
    if (year > 0) yield { day: start, set: { membershipStartDate: start, membershipEndDate: lastDay } };

    const leaves = random.chance(0.18) ? addMonths(joined, 12 * year + random.whole(1, 11)) : null;
    if (leaves && leaves >= begin && leaves <= today) {
      yield { day: leaves, set: { status: 'inactive', membershipEndDate: addDays(leaves, -1) } };
      return;
    }
    if (end > today) {
      if (start < today) yield* deskChange(random, { start, lastDay }, state, today);
      return;
    }
    if (end >= begin && random.chance(0.28)) {
      yield { day: end, set: { status: 'expired' } };
      const cleared = addDays(end, 60);
      if (cleared < today) yield { day: cleared, set: { status: 'inactive' } };
      return;
    }
  }
}

/** In a running term somebody may come by: with a new phone, or to have the membership frozen for a while. */
function* deskChange(
  random: Random,
  { start, lastDay }: { start: string; lastDay: string },
  state: State,
  today: string,
): Generator<Change> {
  const from = addDays(start, 1);
  const what = random.weighted({ nothing: 82, phone: 15, frozen: 3 });
  if (what === 'phone')
    yield { day: dayBetween(random, from, today), set: { phone: makePhone(random, state) } };
  const lately = later(from, addDays(today, -FREEZE_DAYS + 5));
  if (what === 'frozen')
    yield {
      day: dayBetween(random, lately, today),
      set: { status: 'frozen', membershipEndDate: addDays(lastDay, FREEZE_DAYS) },
    };
}

function healthConditions(random: Random, gender: string, age: number): string[] {
  if (random.chance(0.72)) return ['None'];
  const conditions: Record<string, number> = {
    'High Blood Pressure': age > 45 ? 30 : 8,
    Diabetes: age > 45 ? 14 : 5,
    Asthma: 18,
    'Heart Condition': age > 55 ? 12 : 2,
    'Joint Pain': age > 40 ? 26 : 12,
    'Back Pain': 30,
    Pregnancy: gender === 'female' && age < 42 ? 8 : 0,
    'Recent Surgery': 6,
    Other: 8,
  };
  const first = random.weighted(conditions);
  if (random.chance(0.85)) return [first];
  const second = random.weighted(conditions);
  return first === second ? [first] : [first, second];
}
