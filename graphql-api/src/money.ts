/** Money is added as whole cents, so that a total is exact. */
export const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

export const dollars = (wholeCents: number) => Math.round(wholeCents) / 100;

/** The message when a client's total is not the one that its parts make. */
export const totalComplaint = (label: string, given: number | null | undefined, computed: number) =>
  given !== undefined &&
  given !== null &&
  cents(given) !== cents(computed) &&
  `${label} must be ${computed.toFixed(2)}`;
