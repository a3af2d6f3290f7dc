import { expect, it } from 'vitest';
import { holds, seesInMenu, type SignedInUser } from './session.tsx';

const user = {
  permissions: { members: { view: true, add: false, edit: false, delete: false, menuVisible: true } },
} as unknown as SignedInUser;

it('grants what the map grants, and nothing else', () => {
  expect(holds(user, 'members:view')).toBe(true);
  expect(holds(user, 'members:add')).toBe(false);
  expect(holds(user, 'trainers:view')).toBe(false);
  expect(holds(null, 'members:view')).toBe(false);
  expect(holds({} as SignedInUser, 'members:view')).toBe(false);
});

it('shows an entry only when its flag is exactly true', () => {
  expect(seesInMenu(user, 'members')).toBe(true);
  expect(seesInMenu(user, 'trainers')).toBe(false);
  expect(seesInMenu(null, 'members')).toBe(false);
  const loose = { permissions: { members: { menuVisible: 1 } } } as unknown as SignedInUser;
  expect(seesInMenu(loose, 'members')).toBe(false);
});
