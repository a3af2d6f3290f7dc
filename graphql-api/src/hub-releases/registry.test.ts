import { expect, test } from 'vitest';
import { isInAudience } from './registry.ts';

const users = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, role: 'Trainer' }));

/** The ids of the users in a share, for whom a canary of this hub is. */
const share = (percent: number, remote = 'mf-bird') =>
  users.filter(user => isInAudience({ percent }, remote, user)).map(({ id }) => id);

test('a share has so many of the users, and those of each smaller share', () => {
  expect(share(50).length).toSatisfy((count: number) => count >= 45 && count <= 55);
  for (let percent = 1; percent < 99; percent++) {
    expect(share(percent + 1)).toEqual(expect.arrayContaining(share(percent)));
    expect(Math.abs(share(percent).length - percent)).toBeLessThanOrEqual(10);
  }
  expect(share(50)).toEqual(share(50));
});

test('a share of one hub has other users than that of another', () => {
  expect(share(50, 'mf-fish')).not.toEqual(share(50));
  const inBoth = share(50, 'mf-fish').filter(id => share(50).includes(id));
  expect(inBoth.length).toBeLessThan(40);
});

test('an audience of roles has their users, one of both has either', () => {
  const reception = { id: share(50)[0]!, role: 'Reception' };
  expect(isInAudience({ roles: ['Trainer'] }, 'mf-bird', reception)).toBe(false);
  expect(isInAudience({ roles: ['Trainer', 'Reception'] }, 'mf-bird', reception)).toBe(true);
  expect(isInAudience({ roles: ['Trainer'], percent: 50 }, 'mf-bird', reception)).toBe(true);
});
