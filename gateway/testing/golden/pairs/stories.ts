import { expect } from 'vitest';
import { failure } from '../failure.ts';
import { expenses, income, billing, payments, externalPayments } from './accounts.ts';
import {
  authentication,
  employees,
  attendance,
  shifts,
  commissions,
  payroll,
  users,
  permissions,
  masterData,
} from './admin.ts';
import { locations, equipment, maintenance, parkingPasses } from './facilities.ts';
import { trainers, sessions, dietPlans } from './fitness.ts';
import { members, membershipPlans, rewards, referrals } from './members.ts';
import { text, type Pair, type Story } from './pair.ts';

/** What refers to a record keeps it. */
const held: Pair[] = [
  {
    request: 'DELETE /members/{member}',
    status: 409,
    response: failure(expect.stringMatching(/^1 .+ and 1 .+ refer to this member$/) as unknown as string),
  },
  {
    request: 'DELETE /billing/{invoice}',
    status: 409,
    response: failure('1 payment refers to this billing record'),
  },
  {
    request: 'DELETE /employees/{employee}',
    status: 409,
    response: failure(text as string),
  },
];

/** In order: a later story refers to records that an earlier one keeps. */
export const stories: readonly Story[] = [
  authentication,
  locations,
  trainers,
  members,
  sessions,
  equipment,
  maintenance,
  membershipPlans,
  parkingPasses,
  rewards,
  referrals,
  dietPlans,
  masterData,
  employees,
  attendance,
  shifts,
  commissions,
  payroll,
  expenses,
  income,
  billing,
  payments,
  externalPayments,
  users,
  permissions,
  { name: 'what is held', pairs: held, removal: [] },
];
