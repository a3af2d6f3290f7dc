import { addDays } from './days.ts';
import { lastNames, mensNames, streetKinds, streetNames, womensNames } from './names.ts';
import type { Random } from './random.ts';

/** A state in which members and staff live. */
export interface Region {
  state: string;
  areaCodes: readonly string[];
  /** City and ZIP code; nearer ones are listed more often. */
  homes: readonly (readonly [city: string, zipCode: string])[];
}

export const regions = {
  NY: {
    state: 'NY',
    areaCodes: ['212', '646', '718', '917', '347'],
    homes: [
      ['New York', '10001'],
      ['New York', '10011'],
      ['New York', '10014'],
      ['New York', '10025'],
      ['New York', '10128'],
      ['Brooklyn', '11201'],
      ['Brooklyn', '11215'],
      ['Brooklyn', '11238'],
      ['Astoria', '11102'],
      ['Yonkers', '10701'],
    ],
  },
  CA: {
    state: 'CA',
    areaCodes: ['310', '424', '213', '323'],
    homes: [
      ['Santa Monica', '90401'],
      ['Santa Monica', '90403'],
      ['Santa Monica', '90405'],
      ['Los Angeles', '90025'],
      ['Los Angeles', '90034'],
      ['Los Angeles', '90066'],
      ['Venice', '90291'],
      ['Culver City', '90230'],
    ],
  },
  TX: {
    state: 'TX',
    areaCodes: ['512', '737'],
    homes: [
      ['Austin', '78701'],
      ['Austin', '78704'],
      ['Austin', '78745'],
      ['Austin', '78751'],
      ['Round Rock', '78664'],
      ['Cedar Park', '78613'],
    ],
  },
  IL: {
    state: 'IL',
    areaCodes: ['312', '773', '872'],
    homes: [
      ['Chicago', '60614'],
      ['Chicago', '60618'],
      ['Chicago', '60622'],
      ['Chicago', '60657'],
      ['Evanston', '60201'],
      ['Oak Park', '60302'],
    ],
  },
  FL: {
    state: 'FL',
    areaCodes: ['305', '786', '954'],
    homes: [
      ['Miami', '33131'],
      ['Miami', '33137'],
      ['Miami Beach', '33139'],
      ['Fort Lauderdale', '33301'],
    ],
  },
} as const satisfies Record<string, Region>;

export type State = keyof typeof regions;

export interface Person {
  name: string;
  email: string;
  phone: string;
  gender: string;
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  emergencyContact: string;
  emergencyPhone: string;
}

interface PersonOptions {
  state: State;
  age: number;
  today: string;
  /** Reserved domains, so that no message reaches a real person. */
  domains: readonly string[];
  /** Somebody in particular; otherwise a name is made up. */
  who?: { name: string; gender: string };
  /** Addresses that others have already; the new one is added. */
  taken: Set<string>;
}

/** Somebody who could live there. */
export function makePerson(
  random: Random,
  { state, age, today, domains, who, taken }: PersonOptions,
): Person {
  const region = regions[state];
  const gender = who?.gender ?? random.weighted({ female: 49, male: 48, 'non-binary': 2, undisclosed: 1 });
  const madeUp = `${random.pick(firstNamesOf(gender))} ${random.pick(lastNames)}`;
  const [firstName, lastName] = (who?.name ?? madeUp).split(' ') as [string, string];
  const [city, zipCode] = random.pick<readonly [string, string]>(region.homes);
  return {
    name: `${firstName} ${lastName}`,
    email: makeEmail(firstName, lastName, random.pick(domains), taken),
    phone: makePhone(random, state),
    gender,
    dateOfBirth: addDays(today, -Math.round(age * 365.25) - random.whole(1, 364)),
    address: makeAddress(random),
    city,
    state,
    zipCode,
    emergencyContact: `${random.pick(random.chance(0.5) ? womensNames : mensNames)} ${lastName}`,
    emergencyPhone: makePhone(random, state),
  };
}

function firstNamesOf(gender: string): readonly string[] {
  if (gender === 'female') return womensNames;
  if (gender === 'male') return mensNames;
  return [...womensNames, ...mensNames];
}

function makeEmail(firstName: string, lastName: string, domain: string, taken: Set<string>): string {
  const name = `${firstName}.${lastName}`.toLowerCase();
  let email = `${name}@${domain}`;
  for (let number = 2; taken.has(email); number++) email = `${name}${number}@${domain}`;
  taken.add(email);
  return email;
}

/** A number that rings nowhere. */
export function makePhone(random: Random, state: State): string {
  return `${random.pick<string>(regions[state].areaCodes)}-555-${String(random.whole(100, 9999)).padStart(4, '0')}`;
}

function makeAddress(random: Random): string {
  const street = `${random.whole(2, 980)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`;
  return random.chance(0.35)
    ? `${street}, Apt ${random.whole(1, 18)}${random.pick(['A', 'B', 'C', 'D'])}`
    : street;
}
