import { defineDue } from '@gym/hub-kit/define';
import { members } from '@gym/hub-kit/resources';

const options = {
  days: 14,
  soon: 'Runs out',
  over: 'Ran out',
  lines: { soon: ['', ''], over: ['', ''] },
} as const;

defineDue(members, { ...options, field: 'membershipEndDate', among: { status: ['active'] } });
defineDue(members, { ...options, field: 'createdAt' });
// @ts-expect-error A name is no date.
defineDue(members, { ...options, field: 'name' });
// @ts-expect-error No such field.
defineDue(members, { ...options, field: 'membershipEnd' });
// @ts-expect-error No such field.
defineDue(members, { ...options, field: 'membershipEndDate', among: { shoeSize: ['active'] } });
