import { roleColor, roles } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { emptyPermission, permissionSchema } from './permission.schema.ts';
import {
  createPermissionDocument,
  deletePermissionDocument,
  permissionDocument,
  permissionsDocument,
  updatePermissionDocument,
} from './permissions.graphql.ts';

const yesNo = {
  chip: { true: 'green', false: 'grey' },
  format: (granted: boolean) => (granted ? 'Yes' : 'No'),
  width: '1fr',
} as const;

export const permissionsList = defineScreen({
  resource: 'permissions',
  title: 'Permissions',
  icon: 'shield',
  addLabel: 'Add Permission',
  entity: { one: 'permission', many: 'permissions' },
  documents: {
    list: permissionsDocument,
    get: permissionDocument,
    create: createPermissionDocument,
    update: updatePermissionDocument,
    remove: deletePermissionDocument,
  },
  columns: [
    {
      key: 'role',
      title: 'Role',
      sortKey: 'role',
      width: '1fr',
      minWidth: 120,
      chip: { ...roleColor, '*': 'grey' },
    },
    { key: 'resource', title: 'Resource', sortKey: 'resource', width: '2fr', minWidth: 160 },
    { key: 'canView', title: 'View', sortKey: 'canView', minWidth: 80, ...yesNo },
    { key: 'canAdd', title: 'Add', sortKey: 'canAdd', minWidth: 80, ...yesNo },
    { key: 'canEdit', title: 'Edit', sortKey: 'canEdit', minWidth: 80, ...yesNo },
    { key: 'canDelete', title: 'Delete', sortKey: 'canDelete', minWidth: 85, ...yesNo },
    { key: 'menuVisible', title: 'Menu Visible', sortKey: 'menuVisible', minWidth: 125, ...yesNo },
  ],
  rowName: ({ role, resource }) => `${role}, ${resource}`,
  filters: defineFilters(permissionsDocument, [
    { kind: 'choice', name: 'role', label: 'Role', choices: roles },
    { kind: 'text', name: 'resource', label: 'Resource' },
    { kind: 'flag', name: 'canView', label: 'View' },
    { kind: 'flag', name: 'canAdd', label: 'Add' },
    { kind: 'flag', name: 'canEdit', label: 'Edit' },
    { kind: 'flag', name: 'canDelete', label: 'Delete' },
    { kind: 'flag', name: 'menuVisible', label: 'Menu Visible' },
  ]),
  sort: { role: 'asc', resource: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by role or resource',
  dialogTitles: { add: 'Add New Permission', edit: 'Edit Permission' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    schema: permissionSchema,
    empty: emptyPermission,
    submitWhen: 'changed and valid',
    sections: [
      {
        title: 'Who and What',
        fields: [
          { kind: 'select', name: 'role', label: 'Role', choices: roles },
          { kind: 'text', name: 'resource', label: 'Resource', help: 'Such as users, members, payments' },
        ],
      },
      {
        title: 'Granted',
        fields: [
          { kind: 'switch', name: 'canView', label: 'Can View', span: 4 },
          { kind: 'switch', name: 'canAdd', label: 'Can Add', span: 4 },
          { kind: 'switch', name: 'canEdit', label: 'Can Edit', span: 4 },
          { kind: 'switch', name: 'canDelete', label: 'Can Delete', span: 4 },
          { kind: 'switch', name: 'menuVisible', label: 'Menu Visible', span: 4 },
        ],
      },
    ],
  },
});
