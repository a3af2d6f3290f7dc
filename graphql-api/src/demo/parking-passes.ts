import { addMonths } from '../common/dates.ts';
import type { ParkingPass } from '../resources/parking-passes/parking-pass.ts';
import { addDays, later, momentOn } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, quotedNumber, recordOf, type Edit, type Fields, type Story } from './story.ts';

type Pass = Fields<ParkingPass>;

/** How many members of a state's house come by car. */
const drivers: Record<string, number> = { NY: 0.06, CA: 0.2, TX: 0.24, IL: 0.1, FL: 0 };
const months = { Monthly: 1, Quarterly: 3, Annual: 12 };
const lots = ['Garage A', 'Garage B', 'Roof Deck'];
const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** Passes of the last year, one after the other for each car. */
export function makeParkingPasses(today: string, members: readonly MemberStory[]): Story<Pass>[] {
  const random = createRandom('parking passes');
  const passes = members
    .map(recordOf)
    .filter(member => random.chance(drivers[member.state ?? ''] ?? 0))
    .flatMap(member => passesOf(random, member, today));
  return numbered(passes).map(pass => ({
    ...pass,
    first: { ...pass.first, passNumber: quotedNumber('PP', pass.id) },
  }));
}

function passesOf(
  random: Random,
  member: { id: number; joiningDate: string; membershipEndDate: string },
  today: string,
): Omit<Story<Pass>, 'id'>[] {
  const type = random.weighted({ Monthly: 60, Quarterly: 28, Annual: 12 });
  const vehicle = { memberId: member.id, vehicleNumber: plate(random), type, lot: random.pick(lots) };
  const passes: Omit<Story<Pass>, 'id'>[] = [];
  let from = later(addDays(member.joiningDate, random.whole(0, 20)), addDays(today, -random.whole(1, 360)));
  while (from <= today && from < member.membershipEndDate) {
    const until = addMonths(from, months[type]);
    passes.push({
      createdAt: momentOn(random, from, today),
      by: 'reception',
      first: { ...vehicle, passNumber: '', validFrom: from, validUntil: until, status: 'active' },
      edits: endOf(random, from, until, today),
    });
    from = until;
    if (random.chance(0.08)) break;
  }
  return passes;
}

function endOf(random: Random, from: string, until: string, today: string): Edit<Pass>[] {
  if (until < today)
    return [{ at: momentOn(random, addDays(until, 1), today), by: 'reception', set: { status: 'expired' } }];
  if (from >= addDays(today, -3) || !random.chance(0.04)) return [];
  const set = { status: 'cancelled', notes: 'The car was sold.' };
  return [{ at: momentOn(random, addDays(today, -1), today), by: 'reception', set }];
}

function plate(random: Random): string {
  const three = Array.from({ length: 3 }, () => random.pick(letters)).join('');
  return random.chance(0.5)
    ? `${three}-${random.whole(1000, 9999)}`
    : `${random.whole(1, 9)}${three}${random.whole(100, 999)}`;
}
