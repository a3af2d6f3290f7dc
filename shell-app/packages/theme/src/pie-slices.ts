import { chartColors } from './variables.ts';

export interface Slice {
  label: string;
  value: number;
  /** Of the value in what was given; undefined for the sum of the rest. */
  index?: number;
}

/**
 * The slices of a pie, the largest first: as many as there are colors, the last of which is the rest. A pie shows no
 * values below zero.
 * @param restLabel names the rest of so many values
 */
export function pieSlices(
  labels: readonly string[],
  values: readonly number[],
  restLabel: (count: number) => string,
): Slice[] {
  const slices = labels
    .map((label, index) => ({ label, value: values[index]!, index }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  if (slices.length <= chartColors.length) return slices;
  const rest = slices.splice(chartColors.length - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...slices, { label: restLabel(rest.length), value }];
}
