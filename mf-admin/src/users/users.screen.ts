import { defineScreen, roleColor, roles, lazyField } from '@gym/hub-kit/define';
import { users } from '@gym/hub-kit/resources';
import { statuses } from './statuses.ts';

const RoleField = lazyField(() =>
  import('./access-fields.tsx').then(fields => ({ default: fields.RoleField })),
);
const StatusField = lazyField(() =>
  import('./access-fields.tsx').then(fields => ({ default: fields.StatusField })),
);

/** Users are deactivated, never deleted. */
export const usersScreen = defineScreen(users, {
  title: 'Users',
  icon: 'user-accounts',
  deletes: false,
  fields: {
    email: { rule: rule => rule.email('Enter a valid email') },
    role: { choices: roles, field: RoleField, text: String },
    status: {
      choices: statuses,
      field: StatusField,
      text: status => statuses.find(({ value }) => value === status)?.label ?? status,
    },
    password: { rule: rule => rule.min(6, 'Password must be at least 6 characters') },
    confirmPassword: {
      required: 'Confirm password is required',
      rule: rule =>
        rule.test(
          'same',
          'Passwords must match',
          (repeated, { parent }) => !repeated || repeated === parent.password,
        ),
    },
  },
  columns: {
    username: {},
    email: {},
    fullName: {},
    role: { chip: { ...roleColor, '*': 'grey' } },
    status: { chip: { active: 'green', inactive: 'red' } },
    lastLogin: { empty: 'Never' },
  },
  filters: ['username', 'fullName', 'email', 'role', 'status', 'lastLogin'],
  tabs: 'status',
  sort: { username: 'asc' },
  searchLabel: 'Search by username, email or name',
  dialogTitles: { add: 'Add New User', edit: 'Edit User' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    sections: [{ title: 'Account', fields: ['username', 'email', 'fullName', 'role', 'status'] }],
  },
  addForm: {
    sections: [
      { title: 'Account', fields: ['username', 'email', 'fullName', 'role'] },
      { title: 'Password', fields: ['password', 'confirmPassword'] },
    ],
  },
});
