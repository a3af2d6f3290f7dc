import type { payments } from '@gym/hub-kit/resources';
import { expect, it } from 'vitest';
import { addAddress, listAddress } from './addresses.ts';

it('names the fields of a list and of a new record', () => {
  expect(listAddress<typeof payments>('/payments', { memberId: 7, paymentMethod: 'a&b' })).toBe(
    '/payments?f.memberId=7&f.paymentMethod=a%26b',
  );
  expect(addAddress<typeof payments>('/payments', { memberId: ':id', onAccount: true })).toBe(
    '/payments?add&set.memberId=:id&set.onAccount=true',
  );
});

it('takes the names of fields only', () => {
  // @ts-expect-error a field of this name does not exist
  expect(listAddress<typeof payments>('/payments', { member: 7 })).toBe('/payments?f.member=7');
});
