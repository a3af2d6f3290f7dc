import type { contracts, payments } from '../generated/resources.ts';
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

it('takes the names and values of fields only', () => {
  // @ts-expect-error a field of this name does not exist
  listAddress<typeof payments>('/payments', { member: 7 });
  // @ts-expect-error a list does not filter texts by equality
  listAddress<typeof payments>('/payments', { paymentNumber: 'P-7' });
  // @ts-expect-error a field of this name does not exist
  addAddress<typeof payments>('/payments', { member: 7 });
  // @ts-expect-error the field takes yes or no
  addAddress<typeof payments>('/payments', { onAccount: 'true' });
  // @ts-expect-error a status that contracts cannot have
  listAddress<typeof contracts>('/contracts', { status: 'actve' });
  // @ts-expect-error the type of the resource is missing
  expect(listAddress('/payments', { memberId: 7 })).toBe('/payments?f.memberId=7');
});
