import { describe, expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

describe('the rule of a moment', () => {
  it('accepts nothing and a whole moment, and rejects half of one', async () => {
    await expect(momentText().validate('')).resolves.toBe('');
    await expect(momentText().validate('2025-01-05T14:30:00.000Z')).resolves.toBeTruthy();
    for (const half of ['2025-01-05\n', '\n09:15', '1/5\n09:15'])
      await expect(momentText().validate(half)).rejects.toThrow('Enter a date and a time');
  });

  it('says how a time is written', async () => {
    for (const wrong of ['2025-01-05\n25:00', '\n9.30 h', '1/5\nnoon'])
      await expect(momentText().validate(wrong)).rejects.toThrow('Enter a time such as 09:30');
  });
});
