import type { Choice } from '../declaration/column-registry.ts';

export const GENDERS: readonly Choice[] = [
  'female',
  'male',
  ['non-binary', 'Non-binary'],
  ['undisclosed', 'Prefer not to say'],
];

export const PAYMENT_METHODS = [
  'cash',
  'credit_card',
  'debit_card',
  'bank_transfer',
  'check',
  'online',
  'other',
];
/** Those of income and expenses. */
export const LEDGER_METHODS = ['cash', 'credit_card', 'bank_transfer', 'check', 'other'];
