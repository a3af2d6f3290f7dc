import { number } from 'yup';

/** Counted in whole cents, since fractions of ten are not exact; what is missing or no number counts as nothing. */
export const cents = (amount: number | null | undefined) => Math.round((amount || 0) * 100);

/** An amount in dollars, to the cent. */
export const money = (label: string) =>
  number()
    .typeError(`${label} must be a number`)
    .test(
      'whole cents',
      `${label} may have two decimals at the most`,
      amount => amount == null || cents(amount) / 100 === amount,
    );
