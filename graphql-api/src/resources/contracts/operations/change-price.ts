import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { fromMinor, toMinor } from '../../../common/money.ts';
import { periodAt } from '../billing-periods.ts';
import type { ChangePriceInput } from './operation-types.ts';
import {
  checkAmount,
  checkDay,
  invoicedThrough,
  renewedEndAfter,
  requireOpen,
  type Club,
  type ContractFields,
  type ContractState,
  type Outcome,
} from './outcome.ts';
import { switchPlan } from './switch-plan.ts';

/**
 * Changes the price of a contract with the first billing period that is not invoiced, begins on or after the day of the
 * input and, for a higher price, after the notice period. The contract ends on the day before, and one at the new price
 * follows. A contract that has no day before and no invoice keeps its number.
 */
export function changePrice(state: ContractState, input: ChangePriceInput, club: Club): Outcome {
  const { contract } = state;
  requireOpen(contract, 'repriced');
  requireGoesOn(contract);
  const price = newPrice(contract, input);
  const on = firstDay(state, { from: input.from ?? club.today, notice: input.notice }, price, club.today);
  if (on <= contract.billingAnchor) return { changes: { price }, lines: [], warnings: [] };
  const endDate = renewedEndAfter(state, { ...contract, freezes: state.freezes }, on);
  if (endDate !== null && on > endDate)
    throw badInput({
      from: msg('{number} ends on {end}, before the new price would begin on {day}', {
        number: contract.contractNumber,
        end: endDate,
        day: on,
      }),
    });
  const { billingFrequency, autoRenewal, notes } = contract;
  const terms = { planId: String(contract.planId), on, price, billingFrequency, autoRenewal, notes };
  return switchPlan({ ...state, contract: { ...contract, endDate } }, terms, club, state.plan);
}

/** @throws BAD_USER_INPUT for a contract that has no later billing period */
function requireGoesOn({ billingFrequency, cancelledOn, contractNumber, endDate }: ContractFields): void {
  if (billingFrequency === 'one-time')
    throw badInput({
      id: msg('{number} is billed once, so that its price stays', { number: contractNumber }),
    });
  if (cancelledOn !== null)
    throw badInput({
      id: msg('{number} was cancelled and ends on {end}, so that its price stays', {
        number: contractNumber,
        end: endDate!,
      }),
    });
}

/** The price in whole cents, half a cent rounded up. @throws BAD_USER_INPUT */
function newPrice(contract: ContractFields, input: ChangePriceInput): number {
  const price = checkAmount('price', 'Price', givenPrice(contract, input));
  if (price === contract.price)
    throw badInput({ id: msg('{number} has this price already', { number: contract.contractNumber }) });
  return price;
}

function givenPrice({ price }: ContractFields, input: ChangePriceInput): number {
  checkPriceInput(input);
  if (input.price != null) return input.price;
  const hundredths = Math.round(input.percent! * 100);
  return fromMinor(Math.round((toMinor(price) * (10_000 + hundredths)) / 10_000));
}

/** The most by which a percentage raises or lowers a price. */
const LARGEST_PERCENT = 100;

/** @throws BAD_USER_INPUT unless it has either a price or a percentage in bounds */
export function checkPriceInput({ price, percent, notice }: ChangePriceInput): void {
  if ((price == null) === (percent == null))
    throw badInput({ price: msg('Enter either the new price or by how many percent it changes') });
  if (
    percent != null &&
    !(Math.abs(percent) <= LARGEST_PERCENT && Math.round(percent * 100) / 100 === percent)
  )
    throw badInput({
      percent: msg('Percent must be between {min} and {max}, with two decimals at the most', {
        min: -LARGEST_PERCENT,
        max: LARGEST_PERCENT,
      }),
    });
  if (notice != null && (notice < 0 || notice > LONGEST_NOTICE))
    throw badInput({
      notice: msg('Notice must be between {min} and {max} days', { min: 0, max: LONGEST_NOTICE }),
    });
}

const LONGEST_NOTICE = 366;

/** The first day of the new price. @throws BAD_USER_INPUT */
function firstDay(
  state: ContractState,
  { from, notice }: { from: string; notice?: number | null },
  price: number,
  today: string,
): string {
  const { contract, plan } = state;
  checkDay('from', 'From', from, today);
  const days = notice ?? plan.noticePeriod ?? 0;
  const afterNotice = price > contract.price && days > 0 ? addDays(today, days + 1) : today;
  const through = invoicedThrough(state);
  const earliest = [
    from,
    afterNotice,
    contract.startDate,
    contract.billingAnchor,
    ...(through === null ? [] : [addDays(through, 1)]),
  ].reduce((latest, day) => (day > latest ? day : latest));
  const period = periodAt(contract, earliest);
  return period.from === earliest ? earliest : addDays(period.to, 1);
}
