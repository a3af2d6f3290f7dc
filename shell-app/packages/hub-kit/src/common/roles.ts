import type { ChipColor } from '../theme/theme.ts';

export const roles = ['Super User', 'Admin', 'Accounts', 'Reception', 'Trainer'] as const;

export type Role = (typeof roles)[number];

/** The chip of each role. */
export const roleColor: Record<Role, ChipColor> = {
  'Super User': 'red',
  Admin: 'orange',
  Accounts: 'blue',
  Reception: 'green',
  Trainer: 'grey',
};
