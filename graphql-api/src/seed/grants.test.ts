import { expect, test } from 'vitest';
import { ROLES, type Role } from '../auth/access.ts';
import { allResources } from '../declaration/resource.ts';
import type { Grants } from '../declaration/resource-options.ts';
import { defaultGrants, resources } from './grants.ts';

const all = { canView: true, canAdd: true, canEdit: true, canDelete: true, menuVisible: true };
const nothing = { canView: false, canAdd: false, canEdit: false, canDelete: false, menuVisible: false };

function grant(role: Role, resource: string) {
  const rows = defaultGrants.filter(row => row.role === role && row.resource === resource);
  expect(rows).toHaveLength(1);
  const { role: _role, resource: _resource, ...flags } = rows[0]!;
  return flags;
}

test('the permissions are those of the declared resources, of areas and of sensitive columns', () => {
  const declared = allResources().map(({ resource }) => resource);
  expect(resources.toSorted()).toEqual(
    declared
      .concat(['admin', 'analytics', 'closed-periods', 'club-settings', 'hubs'])
      .concat(['members-health', 'employees-pay', 'staff-emergency'])
      .toSorted(),
  );
});

test('every role has exactly one row per resource', () => {
  expect(defaultGrants).toHaveLength(ROLES.length * resources.length);
  for (const role of ROLES) for (const resource of resources) grant(role, resource);
});

test('a Super User holds everything, an Admin too but for changing permissions', () => {
  for (const resource of resources) expect(grant('Super User', resource)).toEqual(all);
  for (const resource of resources.filter(resource => resource !== 'permissions')) {
    expect(grant('Admin', resource)).toEqual(all);
  }
  expect(grant('Admin', 'permissions')).toEqual({ ...nothing, canView: true });
});

test('the narrower roles hold what their work needs', () => {
  expect(grant('Accounts', 'members')).toEqual({ ...nothing, canView: true, menuVisible: true });
  expect(grant('Accounts', 'trainers')).toEqual({ ...nothing, canView: true });
  expect(grant('Accounts', 'diet-plans')).toEqual(nothing);
  expect(grant('Accounts', 'billing')).toEqual(all);
  expect(grant('Accounts', 'analytics')).toEqual({ ...nothing, canView: true, menuVisible: true });
  expect(grant('Reception', 'members')).toEqual({ ...all, canDelete: false });
  expect(grant('Reception', 'sessions')).toEqual(all);
  expect(grant('Reception', 'maintenance')).toEqual({ ...all, canEdit: false, canDelete: false });
  expect(grant('Reception', 'payroll')).toEqual(nothing);
  expect(grant('Trainer', 'diet-plans')).toEqual(all);
  expect(grant('Trainer', 'equipment')).toEqual({ ...all, canDelete: false });
  expect(grant('Trainer', 'parking-passes')).toEqual(nothing);
});

test('only Super User and Admin reach users, permissions and administration', () => {
  for (const role of ['Accounts', 'Reception', 'Trainer'] as const) {
    for (const resource of ['users', 'permissions', 'admin'] as const) {
      expect(grant(role, resource)).toEqual(nothing);
    }
    expect(grant(role, 'master-data')).toEqual({ ...nothing, canView: true });
  }
});

test('a role, an action or an order that does not exist does not compile', () => {
  const misspelled: readonly Grants[] = [
    // @ts-expect-error There is no such role.
    { Receptionist: 'view' },
    // @ts-expect-error There is no such action.
    { Reception: 'view remove' },
    // @ts-expect-error What a role may not view, it may not add.
    { Reception: 'add' },
    // @ts-expect-error They have every permission.
    { Admin: 'view' },
  ];
  expect(misspelled).toHaveLength(4);
});
