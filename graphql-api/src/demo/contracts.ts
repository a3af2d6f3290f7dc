import { addMonths } from '../common/dates.ts';
import { fromMinor } from '../common/money.ts';
import type { Contract } from '../resources/contracts/contract.ts';
import type { ContractFreeze } from '../resources/contracts/contract-freeze.ts';
import type { MembershipPlan } from '../resources/membership-plans/membership-plan.ts';
import { addDays, daysBetween, later, momentOn, recordsBegin } from './days.ts';
import { houseOf } from './locations.ts';
import { FREEZE_DAYS, type MemberStory } from './members.ts';
import { memberships, type MembershipType } from './memberships.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, quotedNumber, type Edit, type Fields, type Story, type Username } from './story.ts';

/** A contract; the price per month is computed by the database. */
type DemoContract = Omit<Fields<Contract>, 'monthlyPrice'>;
export type ContractStory = Story<DemoContract>;

/** How members pay: months at a time, and what that saves them. */
const rhythms = {
  monthly: { months: 1, discount: 0 },
  quarterly: { months: 3, discount: 0.05 },
  annual: { months: 12, discount: 0.15 },
};
type Rhythm = keyof typeof rhythms;

/** The months that are billed at a time. */
export const monthsOf = (frequency: string): number => rhythms[frequency as Rhythm].months;

const reasons = {
  'Moving away': 28,
  Price: 24,
  'Too little time': 22,
  'Not satisfied': 12,
  Health: 8,
  Other: 6,
};

/** Contracts that end so soon have been renewed by some. */
const RENEWED_AHEAD_DAYS = 30;

/** A year of a membership, or less where the member left. */
interface Term {
  start: string;
  /** The last day. */
  end: string;
  signedAt: string;
  by: Username;
  /** What ended it before its time, and when. */
  close?: Edit<{ status?: string }>;
}

type Draft = Omit<ContractStory, 'id'>;

/**
 * A contract for each year of a membership since the records begin, and the contracts that have been signed for the next
 * one. Type, days and status are those of the member.
 */
export function makeContracts(
  today: string,
  members: readonly MemberStory[],
  plans: readonly Story<Fields<MembershipPlan>>[],
): ContractStory[] {
  const random = createRandom('contracts');
  const planIds = new Map(plans.map(({ id, first }) => [first.planName, id]));
  const drafts = members.flatMap(member => contractsOf(random, member, planIds, today));
  const stories = numbered(drafts);
  const byTerm = new Map(
    stories.map(story => [termKey(story.first.memberId, story.first.startDate), story.id]),
  );
  const predecessors = new Map(
    stories.map(({ id, first }) => [termKey(first.memberId, dayAfter(first.endDate!)), id]),
  );
  return stories.map(story => {
    const { memberId, startDate } = story.first;
    const id = byTerm.get(termKey(memberId, startDate))!;
    const predecessorId = predecessors.get(termKey(memberId, startDate)) ?? null;
    return { ...story, first: { ...story.first, contractNumber: quotedNumber('CON', id), predecessorId } };
  });
}

const termKey = (memberId: number, day: string) => `${memberId} ${day}`;
const dayAfter = (day: string) => addDays(day, 1);

function contractsOf(
  random: Random,
  member: MemberStory,
  planIds: ReadonlyMap<string, number>,
  today: string,
): Draft[] {
  const terms = termsOf(member);
  const last = terms.at(-1)!;
  const rhythm = rhythmOf(random, last);
  const { membershipType: type, joiningDate } = member.first;
  const frozen = member.edits.find(({ set }) => set.status === 'frozen');
  const common = {
    contractNumber: '',
    memberId: member.id,
    planId: planIds.get(planName(type as MembershipType, rhythm))!,
    kind: 'membership',
    price: priceOf(type as MembershipType, rhythm),
    billingFrequency: rhythm,
    billingAnchor: joiningDate,
    predecessorId: null,
    locationId: houseOf(member.first.state).id,
    status: 'active',
  } as const;
  const begin = recordsBegin(today);
  const drafts = terms
    .filter(({ end }, index) => end >= begin || index === terms.length - 1)
    .map((term): Draft => {
      const goesOn = term === last && !term.close;
      return {
        createdAt: term.signedAt,
        by: term.by,
        first: {
          ...common,
          startDate: term.start,
          endDate: goesOn && frozen ? addDays(term.end, -FREEZE_DAYS) : plannedEnd(term, joiningDate),
          autoRenewal: goesOn && random.chance(0.6),
        },
        edits: term === last ? lastEdits(random, term, frozen, today) : ended(term, terms),
      };
    });
  const isRenewed =
    !last.close && !frozen && daysBetween(today, last.end) < RENEWED_AHEAD_DAYS && random.chance(0.5);
  return isRenewed ? [...drafts, renewal(random, drafts.at(-1)!, last, today)] : drafts;
}

/** The terms of a membership from the history of the member. */
function termsOf({ first, createdAt, by, edits }: MemberStory): Term[] {
  const starts = edits.filter(({ set }) => set.membershipStartDate !== undefined);
  const all = [
    { start: first.membershipStartDate, at: createdAt, by },
    ...starts.map(edit => ({ start: edit.set.membershipStartDate!, at: edit.at, by: edit.by })),
  ];
  const close = edits.find(({ set }) => set.status === 'inactive' || set.status === 'expired');
  const end = edits.reduce((day, { set }) => set.membershipEndDate ?? day, first.membershipEndDate);
  return all.map(({ start, at, by: signer }, index) => ({
    start,
    end: all[index + 1] ? addDays(all[index + 1]!.start, -1) : end,
    signedAt: at,
    by: signer,
    ...(index === all.length - 1 && close && { close }),
  }));
}

/** The end that was agreed when the contract was signed: a year. */
const plannedEnd = ({ start, end, close }: Term, anchor: string): string => {
  if (close?.set.status !== 'inactive') return end;
  const years = Math.round(daysBetween(anchor, start) / 365.25);
  return addDays(addMonths(anchor, 12 * (years + 1)), -1);
};

/** Somebody who left paid for as many months as there were. */
function rhythmOf(random: Random, { start, end, close }: Term): Rhythm {
  const chosen = random.weighted({ monthly: 16, quarterly: 36, annual: 48 });
  if (close?.set.status !== 'inactive') return chosen;
  const months = Math.round(daysBetween(start, end) / 30.4);
  return months % 3 === 0 ? 'quarterly' : 'monthly';
}

const planName = (type: MembershipType, rhythm: Rhythm) => {
  if (type !== 'Standard' && type !== 'Premium') return type;
  return `${type} ${rhythm === 'annual' ? 'Annual' : 'Monthly'}`;
};

function priceOf(type: MembershipType, rhythm: Rhythm): number {
  const { months, discount } = rhythms[rhythm];
  const price = memberships[type].monthly * months * (1 - discount);
  return rhythm === 'annual' ? Math.round(price) : fromMinor(Math.round(price * 100));
}

/** The contract of a year that is followed by another one. */
const ended = (term: Term, terms: readonly Term[]): Edit<DemoContract>[] => {
  const { signedAt, by } = terms[terms.indexOf(term) + 1]!;
  return [{ at: signedAt, by, set: { status: 'ended' } }];
};

function lastEdits(
  random: Random,
  { start, end, signedAt, close }: Term,
  frozen: MemberStory['edits'][number] | undefined,
  today: string,
): Edit<DemoContract>[] {
  if (frozen) return [{ at: frozen.at, by: frozen.by, set: { status: 'frozen', endDate: end } }];
  if (!close) return random.chance(0.015) ? noticeOf(random, { start, signedAt }, today) : [];
  if (close.set.status === 'expired') return [{ at: close.at, by: close.by, set: { status: 'ended' } }];
  const declared = later(start, addDays(end, -random.whole(10, 40)));
  return [
    {
      at: later(signedAt, momentOn(random, declared, today)),
      by: 'reception',
      set: {
        endDate: end,
        autoRenewal: false,
        cancelledOn: declared,
        cancellationReason: random.weighted(reasons),
      },
    },
    { at: close.at, by: close.by, set: { status: 'cancelled' } },
  ];
}

/** Members who leave with the end of their contract. */
function noticeOf(
  random: Random,
  { start, signedAt }: Pick<Term, 'start' | 'signedAt'>,
  today: string,
): Edit<DemoContract>[] {
  const cancelledOn = later(start, addDays(today, -random.whole(1, 60)));
  const set = { autoRenewal: false, cancelledOn, cancellationReason: random.weighted(reasons) };
  return [{ at: later(signedAt, momentOn(random, cancelledOn, today)), by: 'reception', set }];
}

/** The contract of the next year, which was signed ahead. */
function renewal(random: Random, { first, createdAt }: Draft, { end }: Term, today: string): Draft {
  const start = dayAfter(end);
  const signed = later(createdAt, momentOn(random, addDays(today, -random.whole(1, 20)), today));
  return {
    createdAt: signed,
    by: 'reception',
    first: {
      ...first,
      startDate: start,
      endDate: addDays(addMonths(start, 12), -1),
      autoRenewal: random.chance(0.6),
      status: 'upcoming',
    },
    edits: [],
  };
}

const isOver = ({ edits }: ContractStory) =>
  edits.some(({ set }) => set.status === 'ended' || set.status === 'cancelled');
const endOf = ({ first, edits }: ContractStory) =>
  edits.reduce((end, { set }) => set.endDate ?? end, first.endDate);

/** The contracts with the day through which they are invoiced, which is the last one of those from before the invoices. */
export function withInvoices(
  contracts: readonly ContractStory[],
  invoices: readonly Story<{ contractId?: number | null; billingPeriodEnd?: string }>[],
): ContractStory[] {
  const last = new Map<number, { at: string; day: string }>();
  for (const { createdAt, first } of invoices)
    if (first.contractId != null) last.set(first.contractId, { at: createdAt, day: first.billingPeriodEnd! });
  return contracts.map(story => {
    const invoiced = last.get(story.id);
    if (!invoiced)
      return isOver(story) ? { ...story, first: { ...story.first, billedThrough: endOf(story) } } : story;
    const edit = {
      at: later(invoiced.at, story.createdAt),
      by: story.by,
      set: { billedThrough: invoiced.day },
    };
    return { ...story, edits: [...story.edits, edit].toSorted((a, b) => (a.at < b.at ? -1 : 1)) };
  });
}

/** The freezes of the contracts that are frozen today. */
export function makeFreezes(contracts: readonly ContractStory[]): Story<Fields<ContractFreeze>>[] {
  const random = createRandom('freezes');
  const drafts = contracts.flatMap(({ id, edits }) =>
    edits
      .filter(({ set }) => set.status === 'frozen')
      .map(({ at, by }) => {
        const from = at.slice(0, 10);
        const until = addDays(from, FREEZE_DAYS - 1);
        const reason = random.weighted({ Travel: 40, Injury: 25, Illness: 20, Pregnancy: 10, Other: 5 });
        return {
          createdAt: at,
          by,
          first: { contractId: id, from, until, reason, fee: 0, movesEnd: true },
          edits: [],
        };
      }),
  );
  return numbered(drafts);
}
