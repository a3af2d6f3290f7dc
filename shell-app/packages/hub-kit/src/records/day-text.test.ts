import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it('a date field may be empty, but not contain half a date', async () => {
  await expect(dayText().validate('')).resolves.toBe('');
  await expect(dayText().validate('1/5/')).rejects.toThrow('Enter a date as MM/DD/YYYY');
});
