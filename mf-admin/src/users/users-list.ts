import { formatMoment, roleColor, roles } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { emptyNewUser, emptyStoredUser, newUserSchema, statuses, storedUserSchema } from './user.schema.ts';
import { createUserDocument, updateUserDocument, userDocument, usersDocument } from './users.graphql.ts';

const NewRoleField = lazy(() =>
  import('./access-fields.tsx').then(fields => ({ default: fields.NewRoleField })),
);
const RoleField = lazy(() => import('./access-fields.tsx').then(fields => ({ default: fields.RoleField })));
const StatusField = lazy(() =>
  import('./access-fields.tsx').then(fields => ({ default: fields.StatusField })),
);

const labelOf = (status: string) => statuses.find(({ value }) => value === status)?.label ?? status;

const account = [
  { kind: 'text', name: 'username', label: 'Username' },
  { kind: 'email', name: 'email', label: 'Email' },
  { kind: 'text', name: 'fullName', label: 'Full Name' },
] as const;

/** The users; none is ever deleted, only deactivated. */
export const usersList = defineScreen({
  resource: 'users',
  title: 'Users',
  icon: 'user-accounts',
  addLabel: 'Add User',
  entity: { one: 'user', many: 'users' },
  documents: {
    list: usersDocument,
    get: userDocument,
    create: createUserDocument,
    update: updateUserDocument,
  },
  columns: [
    { key: 'username', title: 'Username', sortKey: 'username', width: '1fr', minWidth: 130 },
    { key: 'email', title: 'Email', sortKey: 'email', width: '2fr', minWidth: 190 },
    { key: 'fullName', title: 'Full Name', sortKey: 'fullName', width: '2fr', minWidth: 160 },
    { key: 'role', title: 'Role', sortKey: 'role', minWidth: 120, chip: { ...roleColor, '*': 'grey' } },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 110,
      chip: { active: 'green', inactive: 'red' },
    },
    {
      key: 'lastLogin',
      title: 'Last Login',
      sortKey: 'lastLogin',
      width: 180,
      format: formatMoment,
      empty: 'Never',
    },
  ],
  filters: defineFilters(usersDocument, [
    { kind: 'text', name: 'username', label: 'Username' },
    { kind: 'text', name: 'fullName', label: 'Full Name' },
    { kind: 'text', name: 'email', label: 'Email' },
    { kind: 'choice', name: 'role', label: 'Role', choices: roles },
    { kind: 'choice', name: 'status', label: 'Status', choices: statuses },
    { kind: 'moment', name: 'lastLogin', label: 'Last Login' },
  ]),
  sort: { username: 'asc' },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  searchLabel: 'Search by username, email or name',
  dialogTitles: { add: 'Add New User', edit: 'Edit User' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    schema: storedUserSchema,
    empty: emptyStoredUser,
    sections: [
      {
        title: 'Account',
        fields: [
          ...account,
          { kind: 'own', name: 'role', label: 'Role', field: RoleField, text: (role: string) => role },
          { kind: 'own', name: 'status', label: 'Status', field: StatusField, text: labelOf },
        ],
      },
    ],
  },
  addForm: {
    schema: newUserSchema,
    empty: emptyNewUser,
    sections: [
      {
        title: 'Account',
        fields: [
          ...account,
          { kind: 'own', name: 'role', label: 'Role', field: NewRoleField, text: (role: string) => role },
        ],
      },
      {
        title: 'Password',
        fields: [
          { kind: 'password', name: 'password', label: 'Password' },
          { kind: 'password', name: 'confirmPassword', label: 'Confirm Password' },
        ],
      },
    ],
  },
});
