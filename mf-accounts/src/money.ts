/** Counted in whole cents, since fractions of ten are not exact; what is missing or no number counts as nothing. */
export const cents = (amount: number | null | undefined) => Math.round((amount || 0) * 100);
