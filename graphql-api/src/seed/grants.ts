import { ROLES } from '../auth/access.ts';

export type Role = (typeof ROLES)[number];

/** One row of the permission table. */
export interface GrantRow {
  role: Role;
  resource: PermissionResource;
  canView: boolean;
  canAdd: boolean;
  canEdit: boolean;
  canDelete: boolean;
  menuVisible: boolean;
}

/** View, add, edit, delete and the Menu entry, a letter each. */
type Letters = '' | 'v' | 'vM' | 'vaM' | 'vaeM' | 'vaedM';

/** What the roles may do that may not do everything, by permission resource; `club-settings` has one record; `admin`, `analytics` and `hubs` are areas without records. */
const narrowRoles = {
  members: { Accounts: 'vM', Reception: 'vaeM', Trainer: 'vM' },
  trainers: { Accounts: 'v', Reception: 'vM', Trainer: 'vM' },
  sessions: { Accounts: 'v', Reception: 'vaedM', Trainer: 'vaeM' },
  equipment: { Accounts: 'vM', Reception: 'vaM', Trainer: 'vaeM' },
  maintenance: { Accounts: 'vM', Reception: 'vaM', Trainer: 'vaeM' },
  locations: { Accounts: 'vM', Reception: 'vM', Trainer: 'v' },
  'membership-plans': { Accounts: 'vM', Reception: 'vM', Trainer: 'v' },
  contracts: { Accounts: 'vaedM', Reception: 'vaeM', Trainer: 'v' },
  'contract-freezes': { Accounts: 'v', Reception: 'v', Trainer: 'v' },
  'parking-passes': { Accounts: 'vM', Reception: 'vaedM', Trainer: '' },
  rewards: { Accounts: 'vM', Reception: 'vaeM', Trainer: '' },
  referrals: { Accounts: 'vM', Reception: 'vaeM', Trainer: '' },
  'diet-plans': { Accounts: '', Reception: 'vM', Trainer: 'vaedM' },
  employees: { Accounts: 'vM', Reception: '', Trainer: '' },
  attendance: { Accounts: 'vM', Reception: 'vaeM', Trainer: 'v' },
  shifts: { Accounts: 'vM', Reception: 'vaeM', Trainer: 'v' },
  commissions: { Accounts: 'vaedM', Reception: '', Trainer: '' },
  'employee-pay': { Accounts: 'vaedM', Reception: '', Trainer: '' },
  payroll: { Accounts: 'vaedM', Reception: '', Trainer: '' },
  expenses: { Accounts: 'vaedM', Reception: '', Trainer: '' },
  income: { Accounts: 'vaedM', Reception: '', Trainer: '' },
  billing: { Accounts: 'vaedM', Reception: 'vaeM', Trainer: '' },
  payments: { Accounts: 'vaedM', Reception: 'vaeM', Trainer: '' },
  'external-payments': { Accounts: 'vaedM', Reception: '', Trainer: '' },
  'billing-runs': { Accounts: 'vaM', Reception: 'v', Trainer: '' },
  dunning: { Accounts: 'vaedM', Reception: 'vM', Trainer: '' },
  'closed-periods': { Accounts: 'vaM', Reception: '', Trainer: '' },
  messages: { Accounts: 'vaeM', Reception: 'vaM', Trainer: '' },
  'message-templates': { Accounts: 'vaedM', Reception: 'v', Trainer: '' },
  users: { Accounts: '', Reception: '', Trainer: '' },
  permissions: { Accounts: '', Reception: '', Trainer: '' },
  'master-data': { Accounts: 'v', Reception: 'v', Trainer: 'v' },
  'club-settings': { Accounts: 'v', Reception: 'v', Trainer: 'v' },
  admin: { Accounts: '', Reception: '', Trainer: '' },
  analytics: { Accounts: 'vM', Reception: '', Trainer: '' },
  hubs: { Accounts: '', Reception: '', Trainer: '' },
} as const satisfies Record<string, { Accounts: Letters; Reception: Letters; Trainer: Letters }>;

/** What a permission can be granted on. */
export type PermissionResource = keyof typeof narrowRoles;

/** Everything that a permission can be granted on. */
export const resources = Object.keys(narrowRoles) as readonly PermissionResource[];

function lettersOf(role: Role, resource: PermissionResource): Letters {
  if (role === 'Super User') return 'vaedM';
  if (role === 'Admin') return resource === 'permissions' ? 'v' : 'vaedM';
  return narrowRoles[resource][role];
}

function toRow(role: Role, resource: PermissionResource): GrantRow {
  const letters = lettersOf(role, resource);
  return {
    role,
    resource,
    canView: letters.includes('v'),
    canAdd: letters.includes('a'),
    canEdit: letters.includes('e'),
    canDelete: letters.includes('d'),
    menuVisible: letters.includes('M'),
  };
}

/**
 * The permission table of a new club: a row for every role and resource. Those that grant nothing are
 * there too, so that an administrator opens a row and ticks a box instead of typing a resource's name.
 */
export const defaultGrants: readonly GrantRow[] = ROLES.flatMap(role =>
  resources.map(resource => toRow(role, resource)),
);
