import '../resources/index.ts';
import { ROLES, type Role } from '../auth/access.ts';
import type { SensitiveArea } from '../declaration/column-registry.ts';
import { allResources } from '../declaration/resource.ts';
import type { Grants } from '../declaration/resource-options.ts';

/** One row of the permission table. */
export interface GrantRow {
  role: Role;
  resource: string;
  canView: boolean;
  canAdd: boolean;
  canEdit: boolean;
  canDelete: boolean;
  menuVisible: boolean;
}

/** What permissions can be granted on beside the declared resources. */
const areas: Readonly<Record<string, Grants>> & Record<SensitiveArea, Grants> = {
  admin: {},
  'members-health': { Accounts: 'view', Reception: 'view', Trainer: 'view' },
  'employees-pay': { Accounts: 'view' },
  'staff-emergency': { Accounts: 'view', Reception: 'view', Trainer: 'view' },
  analytics: { Accounts: 'view menu' },
  'closed-periods': { Accounts: 'view add menu' },
  'club-settings': { Accounts: 'view', Reception: 'view', Trainer: 'view' },
  hubs: {},
};

const grants = new Map([
  ...allResources().map(({ resource, grants = {} }) => [resource, grants] as const),
  ...Object.entries(areas),
]);

/** Everything that a permission can be granted on. */
export const resources: readonly string[] = [...grants.keys()];

function grantedTo(role: Role, resource: string): string {
  if (role === 'Super User') return 'view add edit delete menu';
  if (role === 'Admin') return resource === 'permissions' ? 'view' : 'view add edit delete menu';
  return grants.get(resource)?.[role] ?? '';
}

function toRow(role: Role, resource: string): GrantRow {
  const granted = grantedTo(role, resource).split(' ');
  return {
    role,
    resource,
    canView: granted.includes('view'),
    canAdd: granted.includes('add'),
    canEdit: granted.includes('edit'),
    canDelete: granted.includes('delete'),
    menuVisible: granted.includes('menu'),
  };
}

/**
 * The permission table of a new club: a row for every role and resource. Those that grant nothing are
 * there too, so that an administrator opens a row and ticks a box instead of typing a resource's name.
 */
export const defaultGrants: readonly GrantRow[] = ROLES.flatMap(role =>
  resources.map(resource => toRow(role, resource)),
);
