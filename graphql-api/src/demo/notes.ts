import type { Note } from '../resources/notes/note.ts';
import { addDays, momentOn } from './days.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, userId, type Fields, type Story, type Username } from './story.ts';

type NoteFields = Partial<Fields<Note>>;
type NoteStory = Omit<Story<NoteFields>, 'id'>;

/** One of so many members has a note, and one of so many an alert. */
const NOTE_SHARE = 0.12;
const ALERT_SHARE = 0.012;

const NOTES = [
  'Prefers to be called in the evening.',
  'Trains in the morning before work.',
  'Asked about a family plan.',
  'Wants a second towel at the desk.',
  'Is interested in the yoga course on Sundays.',
  'Comes back after a knee operation, starts slowly.',
  'Asked for an invoice to the company address.',
  'Brings a guest next month.',
  'Found the music too loud, we turned it down.',
  'Praised the new rowing machines.',
];

const ALERTS = [
  'Owes a locker key.',
  'Check the photo identification at the next visit.',
  'The phone number is wrong: ask for the new one.',
  'Found property at the desk: blue water bottle.',
  'Bring the signed health form.',
];

interface Task {
  text: string;
  /** Days after today. */
  due: number;
  by: Username;
  isAboutMember?: true;
  isDone?: true;
}

/** For each login: of today, overdue, of later days and done. */
const TASKS: Readonly<Partial<Record<Username, readonly Task[]>>> = {
  reception: [
    { text: 'Call about the freeze of the contract', due: 0, by: 'manager', isAboutMember: true },
    { text: 'Order towels for both desks', due: 0, by: 'manager' },
    { text: 'Ask for the missing emergency contact', due: -2, by: 'trainer', isAboutMember: true },
    { text: 'Send the course plan of next month', due: 3, by: 'manager' },
    { text: 'Print new guest passes', due: -1, by: 'manager', isDone: true },
  ],
  trainer: [
    { text: 'Write the plan for the first four weeks', due: 0, by: 'reception', isAboutMember: true },
    { text: 'Call back about the trial session', due: -1, by: 'reception', isAboutMember: true },
    { text: 'Check the cable machine', due: 2, by: 'manager' },
    { text: 'Move the Friday session', due: -3, by: 'reception', isAboutMember: true, isDone: true },
  ],
  accounts: [
    { text: 'Answer the question about the last invoice', due: 0, by: 'reception', isAboutMember: true },
    { text: 'Send the invoice to the company address', due: -4, by: 'reception', isAboutMember: true },
    { text: 'Check the returned debit', due: -6, by: 'reception', isAboutMember: true, isDone: true },
  ],
  manager: [
    { text: 'Talk about the price of the family plan', due: 0, by: 'reception' },
    { text: 'Plan the shifts of the holidays', due: 5, by: 'admin' },
  ],
  admin: [{ text: 'Renew the contract of the cleaning company', due: 1, by: 'manager' }],
};

/** What the staff wrote down in the last months: notes and alerts of members, and tasks. */
export function makeNotes(
  today: string,
  members: readonly MemberStory[],
  trainers: readonly Story<object>[],
  employees: readonly Story<object>[],
): Story<NoteFields>[] {
  const random = createRandom('notes');
  const active = members.map(recordOf).filter(({ status }) => status === 'active');
  const subjects = active.filter(() => random.chance(NOTE_SHARE));
  return numbered([
    ...subjects.map(({ id, joiningDate }) =>
      written(random, today, { text: random.pick(NOTES), memberId: id }, joiningDate),
    ),
    ...active
      .filter(() => random.chance(ALERT_SHARE))
      .map(({ id, joiningDate }) =>
        written(random, today, { text: random.pick(ALERTS), kind: 'alert', memberId: id }, joiningDate),
      ),
    written(random, today, { text: 'May train only with a second trainer.', trainerId: trainers[0]!.id }),
    written(random, today, { text: 'Has the key of the archive.', employeeId: employees[0]!.id }),
    ...Object.entries(TASKS).flatMap(([username, tasks]) =>
      tasks.map((task, index) => taskOf(random, today, username as Username, task, subjects[index]!.id)),
    ),
  ]);
}

const DAYS = 90;

function written(random: Random, today: string, note: NoteFields & Pick<Note, 'text'>, from = ''): NoteStory {
  const day = addDays(today, -random.whole(1, DAYS));
  const by = random.weighted({ reception: 6, trainer: 3, accounts: 1 });
  return {
    createdAt: momentOn(random, day < from ? today : day, today),
    by,
    first: { ...EMPTY, ...note, writtenById: userId(by) },
    edits: [],
  };
}

function taskOf(
  random: Random,
  today: string,
  forUser: Username,
  { text, due, by, isAboutMember, isDone }: Task,
  memberId: number,
): NoteStory {
  const dueDay = addDays(today, due);
  const createdAt = momentOn(random, addDays(today, Math.min(due, 0) - 2), today);
  const doneAt = momentOn(random, dueDay, today);
  const first = { ...EMPTY, text, kind: 'task', dueDay, forUserId: userId(forUser), writtenById: userId(by) };
  return {
    createdAt,
    by,
    first: isAboutMember ? { ...first, memberId } : first,
    edits: isDone
      ? [{ at: doneAt, by: forUser, set: { done: true, doneAt, doneById: userId(forUser) } }]
      : [],
  };
}

const EMPTY: NoteFields = {
  kind: 'note',
  memberId: null,
  trainerId: null,
  employeeId: null,
  contractId: null,
  sessionId: null,
  forUserId: null,
  dueDay: undefined,
  done: false,
  doneAt: undefined,
  doneById: null,
};
