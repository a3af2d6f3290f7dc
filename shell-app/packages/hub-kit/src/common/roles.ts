import type { ChipColor } from '../theme/theme.ts';

/**
 * The roles of users.
 * @example
 * const others = roles.filter(role => role !== 'Super User');
 */
export const roles = ['Super User', 'Admin', 'Accounts', 'Reception', 'Trainer'] as const;

export type Role = (typeof roles)[number];

/**
 * The chip of each role.
 * @example
 * <Chip color={roleColor.Admin}>Admin</Chip>
 */
export const roleColor: Record<Role, ChipColor> = {
  'Super User': 'red',
  Admin: 'orange',
  Accounts: 'blue',
  Reception: 'green',
  Trainer: 'grey',
};
