import type { Trainer } from '../resources/trainers/trainer.ts';
import { addDays, addYears, dayBetween, daysBetween, momentOn } from './days.ts';
import { makePerson, type Person, type State } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { Edit, Fields, Story } from './story.ts';

/** How many trainers work in each state's house. */
const team: Partial<Record<State, number>> = { NY: 9, CA: 6, IL: 6, TX: 5 };

export type TrainerStory = Story<Fields<Trainer>>;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a trainer teaches, with the certificates that go with it. */
const profiles = [
  {
    specializations: ['Strength Training', 'Bodybuilding', 'Nutrition Coaching'],
    certification: 'NSCA CSCS',
  },
  { specializations: ['Functional Training', 'HIIT', 'CrossFit'], certification: 'CrossFit Level 1' },
  { specializations: ['Yoga', 'Pilates', 'Senior Fitness'], certification: 'RYT 500' },
  { specializations: ['Yoga', 'Dance Fitness'], certification: 'RYT 200' },
  { specializations: ['Weight Loss', 'Nutrition Coaching', 'HIIT'], certification: 'Precision Nutrition L1' },
  { specializations: ['Boxing', 'HIIT', 'Strength Training'], certification: 'ISSA CPT' },
  { specializations: ['Rehabilitation', 'Senior Fitness', 'Pilates'], certification: 'ACSM EP' },
  { specializations: ['Spinning', 'HIIT', 'Weight Loss'], certification: 'ACE CPT' },
  { specializations: ['Pilates', 'Rehabilitation'], certification: 'STOTT Pilates' },
];

const manners = [
  'Plans every week together with the client and reviews it on Sundays.',
  'Known for patient coaching of beginners.',
  'Likes measurable goals and short, hard sessions.',
  'Brings people back after injuries, one careful step at a time.',
  'Early bird: most clients train before work.',
  'Runs the Saturday outdoor group.',
];

const listed = new Intl.ListFormat('en-US');

/** The trainers in the order in which they joined. */
export function makeTrainers(today: string): TrainerStory[] {
  const random = createRandom('trainers');
  const taken = new Set<string>();
  const states = Object.entries(team).flatMap(([state, count]) => Array<State>(count).fill(state as State));
  const trainers = states.map((state, index) => {
    const person = makePerson(random, {
      state,
      age: random.whole(25, 52),
      today,
      domains: ['club.example.com'],
      who: index === 0 ? { name: 'Theo Banks', gender: 'male' } : undefined,
      taken,
    });
    return makeTrainer(random, person, profiles[index % profiles.length]!, today);
  });
  return trainers
    .toSorted((a, b) => a.joiningDate.localeCompare(b.joiningDate))
    .map((trainer, index) => ({
      id: index + 1,
      createdAt: momentOn(random, trainer.joiningDate, today),
      by: 'manager',
      first: trainer,
      edits: makeEdits(random, trainer, today),
    }));
}

function makeTrainer(random: Random, person: Person, profile: (typeof profiles)[number], today: string) {
  const years = random.whole(2, daysBetween(person.dateOfBirth, today) / 365 - 21);
  const workingHours = random.pick([20, 24, 30, 32, 36, 40, 40, 40]);
  const [first, ...others] = profile.specializations as [string, ...string[]];
  const specializations = [first, ...random.some(others, random.whole(1, 2))];
  const certificates = random.some(['CPR/AED', 'First Aid', 'NASM CPT'], random.whole(1, 2));
  return {
    ...person,
    specializations,
    status: 'active',
    experience: `${years} years`,
    certifications: [profile.certification, ...certificates],
    availability: random.some(week, Math.min(6, Math.ceil(workingHours / 8) + 1)),
    joiningDate: dayBetween(random, addYears(today, -Math.min(years, 5)), addDays(today, -45)),
    salary: Math.round(((30_000 + years * 1_100) * workingHours) / 40 / 500) * 500,
    workingHours,
    assignedClients: 0,
    bio: `${person.name.split(' ')[0]} has coached for ${years} years, with a focus on ${listed.format(specializations)}. ${random.pick(manners)}`,
  };
}

/** The trainers with the number of members that each looks after. */
export function withClients(
  trainers: readonly TrainerStory[],
  clients: readonly { assignedTrainerId: number | null }[],
): TrainerStory[] {
  return trainers.map(trainer => ({
    ...trainer,
    first: {
      ...trainer.first,
      assignedClients: clients.filter(({ assignedTrainerId }) => assignedTrainerId === trainer.id).length,
    },
  }));
}

/** A raise after the first year, and for some a change of status in these weeks. */
function makeEdits(random: Random, { joiningDate, salary }: Fields<Trainer>, today: string) {
  const edits: Edit<Fields<Trainer>>[] = [];
  const anniversary = addYears(joiningDate, 1);
  if (anniversary < addDays(today, -60)) {
    const at = momentOn(random, anniversary, today);
    edits.push({ at, by: 'manager', set: { salary: Math.round((salary * 1.04) / 100) * 100 } });
  }
  const status = random.weighted({ active: 70, busy: 16, 'on leave': 14 });
  if (status !== 'active') {
    const at = momentOn(random, addDays(today, -random.whole(2, 30)), today);
    edits.push({ at, by: 'manager', set: { status } });
  }
  return edits;
}
