/** The built-in ways to pay, of invoices, of members' payments and of those to vendors. */
export const paymentMethods = [
  'cash',
  'credit_card',
  'debit_card',
  'bank_transfer',
  'check',
  'online',
  'other',
] as const;
