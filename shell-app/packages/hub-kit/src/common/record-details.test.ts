import { expect, it } from 'vitest';
import { detailOfOption, detailsText } from './record-details.ts';

it('formats each value by its kind, after its words, and nothing for a record without details', () => {
  expect(
    detailsText([
      { label: null, kind: 'text', value: 'Ann Lee' },
      { label: 'Open', kind: 'money', value: '1234.5' },
      { label: 'Due', kind: 'date', value: '2026-03-31' },
      { label: null, kind: 'choice', value: 'on_leave' },
    ]),
  ).toBe('Ann Lee · Open $1,234.50 · Due 03/31/2026 · On Leave');
  expect(detailsText(null)).toBe('');
});

it('takes the details of an option, or the text of hubs of earlier versions', () => {
  const details = [{ label: null, kind: 'text', value: 'Ann Lee' }];
  expect(detailOfOption({ details, detail: 'earlier' })).toBe('Ann Lee');
  expect(detailOfOption({ detail: 'earlier' })).toBe('earlier');
  expect(detailOfOption({ details: [], detail: null })).toBeUndefined();
});
