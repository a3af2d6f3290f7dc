import { expect, it } from 'vitest';
import { newTaxRate, settingsSchema } from './settings-values.ts';

it('a tax rate is valid from a day of the calendar, or always', async () => {
  const errorOf = (from: string) =>
    settingsSchema.validateAt('taxRates[0].from', { taxRates: [{ ...newTaxRate, from }] }).then(
      () => null,
      (error: Error) => error.message,
    );
  expect(await errorOf('')).toBeNull();
  expect(await errorOf('2026-01-01')).toBeNull();
  for (const day of ['2026-99-99', '01/0']) expect(await errorOf(day)).toBe('Enter a date as MM/DD/YYYY');
});
