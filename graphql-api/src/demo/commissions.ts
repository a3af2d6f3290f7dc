import type { Commission } from '../resources/commissions/commission.ts';
import { addDays, addMonths } from '../common/dates.ts';
import { toMinor, fromMinor } from '../common/money.ts';
import { momentOn, monthEnd, recordsBegin } from './days.ts';
import { colleaguesOf, type Colleague, type EmployeeStory } from './employees.ts';
import { houseOf } from './locations.ts';
import type { MemberStory } from './members.ts';
import { memberships, type MembershipType } from './memberships.ts';
import { createRandom, type Random } from './random.ts';
import type { SessionStory } from './sessions.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';
import type { TrainerStory } from './trainers.ts';

type Draft = Omit<Story<Fields<Commission>>, 'id'>;

const SALE_SHARE = 0.35;
const TRAINING_SHARE = 0.1;

/** What consultants earn by new members, and trainers by their sessions. */
export function makeCommissions(
  today: string,
  employees: readonly EmployeeStory[],
  members: readonly MemberStory[],
  trainers: readonly TrainerStory[],
  sessions: readonly SessionStory[],
): Story<Fields<Commission>>[] {
  const random = createRandom('commissions');
  const colleagues = colleaguesOf(employees);
  return numbered([
    ...sales(random, colleagues, members, today),
    ...trainings(random, colleagues, trainers, sessions, today),
  ]);
}

function sales(
  random: Random,
  colleagues: readonly Colleague[],
  members: readonly MemberStory[],
  today: string,
): Draft[] {
  const consultants = colleagues.filter(({ position }) => position === 'Membership Consultant');
  const begin = recordsBegin(today);
  return members.flatMap(({ first: member }) => {
    const { joiningDate, membershipType, state, name } = member;
    const seller = consultants.find(
      each =>
        each.houseId === houseOf(state).id &&
        each.hireDate <= joiningDate &&
        joiningDate < (each.left ?? '9'),
    );
    if (!seller || joiningDate < begin || !random.chance(0.4)) return [];
    const amount = fromMinor(toMinor(memberships[membershipType as MembershipType].monthly * SALE_SHARE));
    const description = `${membershipType} membership of ${name}`;
    return [
      draft(
        random,
        seller,
        'membership_sale',
        amount,
        joiningDate,
        monthEnd(joiningDate),
        description,
        today,
      ),
    ];
  });
}

/** The share of a month's sessions, noted on its last day and paid a month later. */
function trainings(
  random: Random,
  colleagues: readonly Colleague[],
  trainers: readonly TrainerStory[],
  sessions: readonly SessionStory[],
  today: string,
): Draft[] {
  const totals = new Map<string, number>();
  for (const { trainerId, date, status, price } of sessions.map(recordOf)) {
    const key = `${trainerId} ${monthEnd(date)}`;
    if (status === 'completed') totals.set(key, (totals.get(key) ?? 0) + price);
  }
  const byEmail = new Map(colleagues.map(colleague => [colleague.email, colleague]));
  return [...totals].flatMap(([key, total]) => {
    const [trainerId, day] = key.split(' ') as [string, string];
    const coach = byEmail.get(trainers[Number(trainerId) - 1]!.first.email);
    if (!coach || day > today) return [];
    const amount = fromMinor(toMinor(total * TRAINING_SHARE));
    const paid = monthEnd(addMonths(day.slice(0, 8) + '01', 1));
    return [
      draft(random, coach, 'personal_training', amount, day, paid, `Sessions of ${day.slice(0, 7)}`, today),
    ];
  });
}

function draft(
  random: Random,
  { id, houseId }: Colleague,
  commissionType: string,
  amount: number,
  commissionDate: string,
  paymentDate: string,
  description: string,
  today: string,
): Draft {
  const paid: Edit<Fields<Commission>> = {
    at: momentOn(random, paymentDate, today),
    by: 'accounts',
    set: { paymentStatus: 'paid', paymentDate },
  };
  const approved: Edit<Fields<Commission>> = {
    at: momentOn(random, addDays(commissionDate, 2), today),
    by: 'manager',
    set: { paymentStatus: 'approved' },
  };
  const isPaid = paymentDate < today && paymentDate > commissionDate;
  return {
    createdAt: momentOn(random, commissionDate, today),
    by: 'accounts',
    first: {
      employeeId: id,
      commissionType,
      amount,
      commissionDate,
      description,
      paymentStatus: 'pending',
      locationId: houseId,
    },
    edits: isPaid ? [paid] : addDays(commissionDate, 3) < today ? [approved] : [],
  };
}
