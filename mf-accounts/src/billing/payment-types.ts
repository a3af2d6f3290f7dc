/** What a payment for an invoice of each type is for. */
export const paymentTypes: Readonly<Record<string, string>> = {
  membership: 'membership_fee',
  personal_training: 'personal_training',
  merchandise: 'merchandise',
  class: 'class_fee',
  other: 'other',
};
