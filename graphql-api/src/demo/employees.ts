import type { Employee } from '../resources/employees/employee.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';
import { addDays, addYears, dayBetween, later, momentOn, recordsBegin } from './days.ts';
import { houseOf } from './locations.ts';
import { makePerson, type State } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';
import type { TrainerStory } from './trainers.ts';

export type EmployeeStory = Story<Fields<Employee>>;

/** A position on the payroll besides the trainers. */
interface Post {
  position: string;
  department: string;
  salary: number;
  qualifications: string[];
  state: State;
  who?: { name: string; gender: string };
}

const deskPost = (state: State): Post[] => [
  {
    position: 'Assistant Manager',
    department: 'Management',
    salary: 46_000,
    qualifications: ["Bachelor's Degree"],
    state,
  },
  {
    position: 'Front Desk Associate',
    department: 'Front Desk',
    salary: 31_500,
    qualifications: ['High School Diploma'],
    state,
  },
  {
    position: 'Front Desk Associate',
    department: 'Front Desk',
    salary: 30_500,
    qualifications: ['High School Diploma'],
    state,
  },
  {
    position: 'Membership Consultant',
    department: 'Sales',
    salary: 36_000,
    qualifications: ["Associate's Degree"],
    state,
  },
  {
    position: 'Cleaner',
    department: 'Facilities',
    salary: 28_500,
    qualifications: ['High School Diploma'],
    state,
  },
];

const posts: readonly Post[] = [
  {
    position: 'General Manager',
    department: 'Management',
    salary: 78_000,
    qualifications: ["Master's Degree"],
    state: 'NY',
    who: { name: 'Maria Lopez', gender: 'female' },
  },
  {
    position: 'Accountant',
    department: 'Finance',
    salary: 62_000,
    qualifications: ["Bachelor's Degree", 'Certified Public Accountant'],
    state: 'NY',
    who: { name: 'Aaron Chen', gender: 'male' },
  },
  {
    position: 'Front Desk Associate',
    department: 'Front Desk',
    salary: 34_000,
    qualifications: ["Associate's Degree"],
    state: 'NY',
    who: { name: 'Rita Novak', gender: 'female' },
  },
  {
    position: 'Marketing Coordinator',
    department: 'Marketing',
    salary: 51_000,
    qualifications: ["Bachelor's Degree"],
    state: 'NY',
  },
  {
    position: 'Maintenance Technician',
    department: 'Facilities',
    salary: 44_000,
    qualifications: ['HVAC Certificate'],
    state: 'NY',
    who: { name: 'Frank Kowalski', gender: 'male' },
  },
  {
    position: 'Maintenance Technician',
    department: 'Facilities',
    salary: 42_500,
    qualifications: ['High School Diploma'],
    state: 'CA',
    who: { name: 'Luis Ortega', gender: 'male' },
  },
  {
    position: 'Nutritionist',
    department: 'Fitness',
    salary: 52_000,
    qualifications: ['Sports Nutrition Certificate'],
    state: 'NY',
  },
  {
    position: 'Lifeguard',
    department: 'Facilities',
    salary: 29_500,
    qualifications: ['Lifeguard Certificate', 'CPR / AED'],
    state: 'NY',
  },
  ...(['NY', 'CA', 'IL', 'TX'] as const).flatMap(deskPost),
];

/** Everybody on the payroll: the trainers, and those who run the houses. */
export function makeEmployees(today: string, trainers: readonly TrainerStory[]): EmployeeStory[] {
  const random = createRandom('employees');
  const taken = new Set(trainers.map(({ first }) => first.email));
  return numbered([
    ...trainers.map(trainer => fromTrainer(random, trainer)),
    ...posts.map(post => fromPost(random, post, taken, today)),
  ]);
}

function fromTrainer(random: Random, trainer: TrainerStory): Omit<EmployeeStory, 'id'> {
  const {
    name,
    email,
    phone,
    dateOfBirth,
    gender,
    address,
    city,
    state,
    zipCode,
    emergencyContact,
    emergencyPhone,
  } = trainer.first;
  const instructor = trainer.first.specializations.some(specialization =>
    ['Yoga', 'Pilates', 'Spinning'].includes(specialization),
  );
  return {
    createdAt: trainer.createdAt,
    by: 'manager',
    first: {
      name,
      email,
      phone,
      dateOfBirth,
      gender,
      address,
      city,
      state,
      zipCode,
      emergencyContact,
      emergencyPhone,
      position: instructor ? 'Group Fitness Instructor' : 'Personal Trainer',
      department: 'Fitness',
      status: 'active',
      hireDate: trainer.first.joiningDate,
      salary: trainer.first.salary,
      ...papers(random),
      userId: userNamed(name),
      trainerId: trainer.id,
      qualifications: [instructor ? 'Group Fitness Certificate' : 'Certified Personal Trainer', 'CPR / AED'],
    },
    edits: trainer.edits.flatMap(edit => toEmployee(edit)),
  };
}

/** A trainer's raise and leave are an employee's too; being busy is not. */
function toEmployee({ at, by, set }: TrainerStory['edits'][number]): Edit<Fields<Employee>>[] {
  if (set.salary) return [{ at, by, set: { salary: set.salary } }];
  return set.status === 'on leave' ? [{ at, by, set: { status: 'on_leave' } }] : [];
}

function fromPost(random: Random, post: Post, taken: Set<string>, today: string): Omit<EmployeeStory, 'id'> {
  const { state, who, ...position } = post;
  const person = makePerson(random, {
    state,
    age: random.whole(23, 58),
    today,
    domains: ['club.example.com'],
    who,
    taken,
  });
  const hireDate = who
    ? addYears(today, -random.whole(5, 7))
    : dayBetween(random, addYears(today, -5), addDays(today, -40));
  const left = !who && random.chance(0.08);
  const leaving = dayBetween(random, later(addDays(hireDate, 30), recordsBegin(today)), addDays(today, -5));
  return {
    createdAt: momentOn(random, hireDate, today),
    by: 'manager',
    first: {
      ...person,
      ...position,
      status: 'active',
      hireDate,
      ...papers(random),
      userId: userNamed(who?.name),
      trainerId: null,
    },
    edits: left
      ? [
          {
            at: momentOn(random, leaving, today),
            by: 'manager',
            set: { status: 'inactive', lastDay: leaving },
          },
        ]
      : [],
  };
}

/** The user of one who signs in to the demo. */
function userNamed(name: string | undefined): number | null {
  const index = demoLogins.findIndex(({ fullName }) => fullName === name);
  return index === -1 ? null : index + 1;
}

const papers = (random: Random) => ({
  bankAccount: `**** ${random.whole(1000, 9999)}`,
  taxId: `***-**-${random.whole(1000, 9999)}`,
});

/** Somebody on the payroll, with the house and the days of employment. */
export interface Colleague extends ReturnType<typeof recordOf<Fields<Employee>>> {
  houseId: number;
  /** The day on which somebody left; nothing for those who are there. */
  left: string | undefined;
}

export const colleaguesOf = (employees: readonly EmployeeStory[]): Colleague[] =>
  employees.map(story => {
    const record = recordOf(story);
    const left = record.status === 'inactive' ? record.updatedAt.slice(0, 10) : undefined;
    return { ...record, houseId: houseOf(record.state).id, left };
  });
