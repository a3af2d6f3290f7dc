import { Chip } from '@gym/hub-kit';
import { formatMoney, t } from '@gym/hub-kit/format';
import { cents } from '../money.ts';

/** What is counted less what is expected, exact in cents. */
export const differenceOf = (counted: number, expected: number) => (cents(counted) - cents(expected)) / 100;

/** A difference in words: nobody needs to know what a sign or a color means. */
export function differenceText(difference: number): string {
  if (difference === 0) return t('Nothing missing');
  const amount = formatMoney(Math.abs(difference));
  return difference < 0 ? t('{amount} missing', { amount }) : t('{amount} too much', { amount });
}

export const Difference = ({ value }: { value: number }) => (
  <Chip color={value === 0 ? 'green' : 'red'}>{differenceText(value)}</Chip>
);
