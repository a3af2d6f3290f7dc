import type { ResultOf } from '@gym/hub-kit/graphql';
import { formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { dayProblem } from '@gym/hub-kit/fields';
import { amountProblem, problemsOf } from './form-checks.ts';
import type { offeredPlansDocument } from './operations.graphql.ts';

export type OfferedPlan = ResultOf<typeof offeredPlansDocument>['membershipPlans']['items'][number];

/** The terms of a new contract as a form has them. */
export interface TermsValues {
  planId: string;
  /** Empty for the duration of the plan. */
  endDate: string;
  /** Null for the price of the plan. */
  price: number | null;
  billingFrequency: string;
  autoRenewal: boolean;
  notes: string;
}

/** Whether it is billed more than once: what is paid once is not extended. */
export const isRecurring = ({ billingFrequency }: Pick<TermsValues, 'billingFrequency'>): boolean =>
  billingFrequency !== 'one-time';

/** The terms that a plan proposes. */
export const termsOf = ({ price, billingFrequency, autoRenewal }: OfferedPlan) => ({
  price,
  billingFrequency,
  autoRenewal,
});

export const checkTerms = ({ planId, endDate, price, billingFrequency }: TermsValues) =>
  problemsOf({
    planId: planId === '' ? t('Choose a plan') : undefined,
    endDate: dayProblem(endDate),
    price: amountProblem(price),
    billingFrequency: billingFrequency === '' ? t('Choose how often it is billed') : undefined,
  });

/** The terms as an operation receives them. */
export const termsInput = ({ planId, endDate, notes, ...terms }: TermsValues) => ({
  planId,
  price: terms.price,
  billingFrequency: terms.billingFrequency,
  autoRenewal: terms.autoRenewal && isRecurring(terms),
  endDate: endDate || null,
  notes: notes.trim() || null,
});

/** `Gold, $50.00 monthly` */
export const planLabel = ({ planName, price, billingFrequency }: OfferedPlan): string =>
  t('{plan}, {price} {frequency}', {
    plan: planName,
    price: formatMoney(price),
    frequency: t(formatWords(billingFrequency)).toLowerCase(),
  });
