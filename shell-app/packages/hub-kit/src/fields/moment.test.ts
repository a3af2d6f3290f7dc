import { describe, expect, it } from 'vitest';
import { joinMoment, splitMoment } from './moment.ts';

describe('a moment', () => {
  it('goes through its date and time unchanged', () => {
    for (const moment of ['2025-01-05T14:30:00.000Z', '2025-07-04T00:00:00.000Z', '2024-12-31T23:59:00.000Z'])
      expect(joinMoment(splitMoment(moment))).toBe(moment);
  });

  it.each([
    { day: '2025-01-05', time: '' },
    { day: '', time: '09:15' },
    { day: '1/5', time: '09:15' },
    { day: '2025-01-05', time: '25:00' },
    { day: '5. 1.', time: '9:30 h' },
    { day: '', time: '' },
  ])('keeps what was entered of it: %o', parts => expect(splitMoment(joinMoment(parts))).toEqual(parts));
});
