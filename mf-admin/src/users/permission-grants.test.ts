import { expect, it } from 'vitest';
import { grantedWords, matrixOf } from './permission-grants.ts';

const nothing = { canView: false, canAdd: false, canEdit: false, canDelete: false, menuVisible: false };

const permission = (role: string, resource: string, granted = {}) => ({
  ...nothing,
  role,
  resource,
  ...granted,
});

it('names what is granted', () => {
  expect(grantedWords(permission('Admin', 'users'))).toBe('nothing');
  expect(grantedWords(permission('Admin', 'users', { menuVisible: true, canEdit: true }))).toBe('Edit, Menu');
});

it('has a row for each resource and a column for each role, those too that are not known', () => {
  const trainer = permission('Trainer', 'members', { canView: true });
  const { roles, rows } = matrixOf([trainer, permission('Guest', 'members'), permission('Admin', 'users')]);
  expect(roles).toEqual(['Super User', 'Admin', 'Accounts', 'Reception', 'Trainer', 'Guest']);
  expect(rows.map(({ resource }) => resource)).toEqual(['members', 'users']);
  expect(rows[0]?.byRole.get('Trainer')).toBe(trainer);
  expect(rows[0]?.byRole.get('Admin')).toBeUndefined();
});
