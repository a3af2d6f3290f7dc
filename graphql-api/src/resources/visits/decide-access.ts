import {
  CHECK_IN_RULES,
  type CheckInEffect,
  type CheckInRule,
  type CheckInRules,
} from '../../common/check-in-rules.ts';
import { statusOn } from '../contracts/contract-status.ts';
import { isWithinAccessHours } from './access-hours.ts';

export const DECISIONS = ['allowed', 'warned', 'denied'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What is known of a membership contract. Days are yyyy-mm-dd. */
export interface ContractFacts {
  id: number;
  number: string;
  startDate: string;
  /** The last day; null without one, and for a contract that is extended when it ends. */
  endDate: string | null;
  cancelledOn: string | null;
  freezes: readonly { from: string; to: string }[];
  planName: string;
  accessHours: readonly string[];
  locationsAccess: readonly string[];
  /** The entries of `locationsAccess` that are names of locations. */
  namedLocations: readonly string[];
  minAge: number | null;
}

/** An invoice for which dunning blocks access. */
export interface BlockingInvoice {
  id: number;
  number: string;
  /** What is still owed. */
  openAmount: number;
  dueDate: string | null;
}

/** What a decision is made from, on the club's clock. It is stored with the visit. */
export interface AccessFacts {
  /** yyyy-mm-dd. */
  day: string;
  /** HH:MM. */
  time: string;
  location: { id: number; name: string };
  /** That of the contract, or else that of the member. */
  home: { id: number; name: string } | null;
  dateOfBirth: string | null;
  /** The earlier card that was presented, and what replaced it; null for the present card or none. */
  replacedCard: { number: string; replacedBy: string | null } | null;
  /** All membership contracts, by their first day. */
  contracts: readonly ContractFacts[];
  /** The one that is due longest. */
  blockedBy: BlockingInvoice | null;
  /** The open visit at another location. */
  inside: { location: string; since: string } | null;
}

/** Why somebody is denied or warned, with the values of the rule. */
export interface Reason {
  rule: CheckInRule;
  effect: 'deny' | 'warn';
  /** The card that replaced the presented one. */
  cardNumber?: string | null;
  contractId?: string;
  contractNumber?: string;
  /** The first day of a contract that has not begun, the last of one that has ended, or the last frozen day. */
  day?: string;
  invoiceId?: string;
  invoiceNumber?: string;
  /** What is owed. */
  amount?: number;
  dueDate?: string | null;
  /** The home location, or the one where the member is. */
  location?: string;
  accessHours?: string;
  minAge?: number;
  /** Since when the member is inside. */
  since?: string;
}

type Values = Omit<Reason, 'rule' | 'effect'>;
type Check = (facts: AccessFacts, contract: ContractFacts | undefined) => Values | false | null;

const stateOn = ({ day }: AccessFacts, contract: ContractFacts) => statusOn(contract, contract.freezes, day);

const named = ({ id, number }: ContractFacts) => ({ contractId: String(id), contractNumber: number });

/** The contract that decides: the one of the day, or else the next, or else the last. */
export function decidingContract(facts: AccessFacts): ContractFacts | undefined {
  const inState = (...states: string[]) =>
    facts.contracts.filter(contract => states.includes(stateOn(facts, contract)));
  const byEnd = (a: ContractFacts, b: ContractFacts) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1);
  return (
    inState('active', 'frozen')[0] ??
    inState('upcoming')[0] ??
    inState('ended', 'cancelled').toSorted(byEnd)[0]
  );
}

const HOME = 'home location';

/** Entries that name no location, such as `Two Locations`, are no limit, since nobody knows which. */
function isAtOtherLocation({ location, home }: AccessFacts, contract: ContractFacts): boolean {
  const { locationsAccess, namedLocations } = contract;
  const isHome = (entry: string) => entry.trim().toLowerCase() === HOME;
  const isUnlimited = locationsAccess.some(
    entry => !namedLocations.includes(entry) && !(isHome(entry) && home !== null),
  );
  if (locationsAccess.length === 0 || isUnlimited) return false;
  return !locationsAccess.some(entry => (isHome(entry) ? home!.id === location.id : entry === location.name));
}

/** Who is born on 29 February becomes older on 1 March in other years. */
const isYounger = (dateOfBirth: string, age: number, day: string) =>
  `${String(Number(dateOfBirth.slice(0, 4)) + age).padStart(4, '0')}${dateOfBirth.slice(4)}` > day;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

const CHECKS: Readonly<Record<CheckInRule, Check>> = {
  replaced_card: ({ replacedCard }) => replacedCard && { cardNumber: replacedCard.replacedBy },
  no_contract: (_facts, contract) => !contract && {},
  not_begun: (facts, contract) =>
    contract !== undefined &&
    stateOn(facts, contract) === 'upcoming' && { ...named(contract), day: contract.startDate },
  ended: (facts, contract) =>
    contract !== undefined &&
    ['ended', 'cancelled'].includes(stateOn(facts, contract)) && {
      ...named(contract),
      day: contract.endDate!,
    },
  frozen: (facts, contract) =>
    contract !== undefined &&
    stateOn(facts, contract) === 'frozen' && {
      ...named(contract),
      day: contract.freezes.find(({ from, to }) => from <= facts.day && facts.day <= to)!.to,
    },
  access_blocked: ({ blockedBy }) =>
    blockedBy && {
      invoiceId: String(blockedBy.id),
      invoiceNumber: blockedBy.number,
      amount: blockedBy.openAmount,
      dueDate: blockedBy.dueDate,
    },
  wrong_location: (facts, contract) =>
    contract !== undefined &&
    isAtOtherLocation(facts, contract) && {
      ...named(contract),
      location: contract.locationsAccess
        .map(entry => (contract.namedLocations.includes(entry) ? entry : facts.home!.name))
        .join(', '),
    },
  access_hours: (facts, contract) =>
    contract !== undefined &&
    !isWithinAccessHours(contract.accessHours, weekdayOf(facts.day), facts.time) && {
      ...named(contract),
      accessHours: contract.accessHours.join(', '),
    },
  minimum_age: ({ dateOfBirth, day }, contract) =>
    contract?.minAge != null &&
    dateOfBirth !== null &&
    isYounger(dateOfBirth, contract.minAge, day) && { ...named(contract), minAge: contract.minAge },
  already_inside: ({ inside }) => inside && { location: inside.location, since: inside.since },
};

/**
 * Decides whether a member may enter.
 * @param rules what the club does where a rule applies; `allow` names no reason
 */
export function decideAccess(
  facts: AccessFacts,
  rules: CheckInRules,
): { decision: Decision; reasons: Reason[] } {
  const contract = decidingContract(facts);
  const reasons = CHECK_IN_RULES.flatMap((rule): Reason[] => {
    const effect = rules[rule];
    const values = effect !== 'allow' && CHECKS[rule](facts, contract);
    return effect !== 'allow' && values ? [{ rule, effect, ...values }] : [];
  });
  const has = (effect: CheckInEffect) => reasons.some(reason => reason.effect === effect);
  return { decision: has('deny') ? 'denied' : has('warn') ? 'warned' : 'allowed', reasons };
}
