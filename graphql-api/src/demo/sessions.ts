import { addMonths } from '../common/dates.ts';
import type { Session } from '../resources/sessions/session.ts';
import { addDays, later, momentOn, monthStart, recordsBegin, weekdayNames, weekdayOf } from './days.ts';
import { houseOf } from './locations.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';
import type { TrainerStory } from './trainers.ts';

export type SessionStory = Story<Fields<Session>>;

/** Kinds of session by what a trainer teaches, with what they need. */
const kinds = [
  {
    teaches: 'Yoga',
    type: 'Yoga',
    price: 60,
    equipment: ['Yoga Mat'],
    goals: ['Flexibility', 'Stress Relief'],
  },
  {
    teaches: 'Pilates',
    type: 'Pilates',
    price: 65,
    equipment: ['Yoga Mat', 'Resistance Bands'],
    goals: ['Flexibility', 'Strength'],
  },
  {
    teaches: 'Boxing',
    type: 'Boxing',
    price: 75,
    equipment: ['Boxing Gloves', 'Medicine Ball'],
    goals: ['Endurance', 'Stress Relief'],
  },
  {
    teaches: 'HIIT',
    type: 'HIIT',
    price: 65,
    equipment: ['Kettlebells', 'Rowing Machine'],
    goals: ['Weight Loss', 'Endurance'],
  },
  {
    teaches: 'Rehabilitation',
    type: 'Rehabilitation',
    price: 85,
    equipment: ['Resistance Bands', 'Foam Roller'],
    goals: ['Injury Recovery'],
  },
  {
    teaches: 'Nutrition Coaching',
    type: 'Nutrition Consultation',
    price: 55,
    equipment: [],
    goals: ['Weight Loss', 'General Fitness'],
  },
];

const personalTraining = {
  type: 'Personal Training',
  price: 80,
  equipment: ['Squat Rack', 'Barbell', 'Dumbbells', 'Cable Machine'],
  goals: ['Strength', 'Muscle Gain', 'General Fitness', 'Weight Loss'],
};

const hours = [6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20];
const packages = { Single: 1, '5 Sessions': 0.95, '10 Sessions': 0.9, '20 Sessions': 0.85 };
const AHEAD = 14;

interface Client {
  id: number;
  state?: string;
  joiningDate: string;
  membershipType: string;
}

interface Coach {
  id: number;
  joiningDate: string;
  specializations: string[];
  availability: string[];
}

/** Training of the members who have a trainer, until two weeks ahead. Sessions of a trainer do not overlap. */
export function makeSessions(
  today: string,
  members: readonly MemberStory[],
  trainers: readonly TrainerStory[],
): SessionStory[] {
  const random = createRandom('sessions');
  const coaches = new Map(trainers.map(recordOf).map(coach => [coach.id, coach]));
  const busy = new Set<string>();
  return numbered(
    members.map(recordOf).flatMap(member => {
      const coach = coaches.get(member.assignedTrainerId ?? 0);
      return coach ? sessionsOf(random, member, coach, busy, today) : [];
    }),
  );
}

function sessionsOf(random: Random, member: Client, coach: Coach, busy: Set<string>, today: string) {
  const regular = regularSession(random, member, coach);
  const pause = member.membershipType === 'VIP' ? 7 : random.pick([14, 21, 28]);
  const habit = random.pick(hours);
  const sessions: Omit<SessionStory, 'id'>[] = [];
  let day = addDays(
    later(later(member.joiningDate, coach.joiningDate), recordsBegin(today)),
    random.whole(2, 12),
  );
  for (; day <= addDays(today, AHEAD); day = addDays(day, pause + random.whole(-2, 3))) {
    const works = coach.availability.includes(weekdayNames[weekdayOf(day)]!);
    const hour = [habit, ...hours].find(each => !busy.has(`${coach.id} ${day} ${each}`));
    if (!works || hour === undefined) continue;
    busy.add(`${coach.id} ${day} ${hour}`);
    sessions.push(oneSession(random, regular, day, hour, today));
  }
  return sessions;
}

/** What this member always does with this trainer. */
function regularSession(random: Random, member: Client, coach: Coach) {
  const special = kinds.filter(kind => coach.specializations.includes(kind.teaches));
  const kind = special.length > 0 && random.chance(0.55) ? random.pick(special) : personalTraining;
  const sessionPackage = random.weighted({
    Single: 25,
    '5 Sessions': 25,
    '10 Sessions': 35,
    '20 Sessions': 15,
  });
  return {
    memberId: member.id,
    trainerId: coach.id,
    sessionType: kind.type,
    location: houseOf(member.state).name,
    roomNumber: `${random.pick(['PT', 'Studio'])} ${random.whole(1, 4)}`,
    equipment: random.some(kind.equipment, random.whole(1, 3)),
    goals: random.some(kind.goals, random.whole(1, 2)),
    intensity: random.weighted({ low: 22, medium: 50, high: 28 }),
    sessionPackage,
    price: Math.round(kind.price * packages[sessionPackage]),
  };
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function oneSession(
  random: Random,
  regular: ReturnType<typeof regularSession>,
  date: string,
  hour: number,
  today: string,
): Omit<SessionStory, 'id'> {
  const edits: Edit<Fields<Session>>[] = [];
  if (date < today) {
    const cancelled = random.chance(0.07);
    const status = cancelled ? 'cancelled' : 'completed';
    // A month's sessions are invoiced on the first and charged on the second of the next; none that was called off.
    const charged = addDays(addMonths(monthStart(date), 1), 1) <= today;
    const settled = cancelled ? 'refunded' : charged ? 'paid' : 'pending';
    edits.push({ at: momentOn(random, date, today), by: 'trainer', set: { status, paymentStatus: settled } });
  }
  const booked = addDays(date < today ? date : today, -random.whole(2, 13));
  return {
    createdAt: momentOn(random, booked, today),
    by: 'trainer',
    first: {
      ...regular,
      date,
      startTime: clock(hour),
      endTime: clock(hour + 1),
      status: 'scheduled',
      paymentStatus: 'pending',
    },
    edits,
  };
}
