import type { contracts, payments } from '../generated/resources.ts';
import { expect, it } from 'vitest';
import { addAddress, listAddress } from './addresses.ts';

it('names the fields of a list and of a new record', () => {
  expect(listAddress<typeof payments>('/payments', { memberId: 7, paymentMethod: 'a&b' })).toBe(
    '/payments?f.memberId=7&f.paymentMethod=a%26b',
  );
  expect(
    listAddress<typeof payments>('/payments', {
      figure: 'received',
      paymentDate: { from: '2026-03-01', to: '2026-03-31' },
    }),
  ).toBe('/payments?f.figure=received&f.paymentDate=2026-03-01..2026-03-31');
  expect(
    listAddress<typeof contracts>('/contracts', { status: ['active', 'frozen'], endDate: { from: 'now/M' } }),
  ).toBe('/contracts?f.status=active&f.status=frozen&f.endDate=now%2FM..');
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
  // @ts-expect-error a figure of another resource
  listAddress<typeof payments>('/payments', { figure: 'activeMembers' });
  // @ts-expect-error the type of the resource is missing
  expect(listAddress('/payments', { memberId: 7 })).toBe('/payments?f.memberId=7');
});
