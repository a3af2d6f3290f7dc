import { describe, expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

describe('the rule of a moment', () => {
  it('accepts nothing and a whole moment, and rejects half of one', async () => {
    await expect(momentText().validate('')).resolves.toBe('');
    await expect(momentText().validate('2025-01-05T14:30:00.000Z')).resolves.toBeTruthy();
    for (const half of ['2025-01-05 ', ' 09:15', '1/5 09:15'])
      await expect(momentText().validate(half)).rejects.toThrow('Enter a date and a time');
  });
});
