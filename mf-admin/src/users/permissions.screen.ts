import { defineScreen, roleColor, roles } from '@gym/hub-kit/define';
import { permissions } from '@gym/hub-kit/resources';

const granted = { chip: { true: 'green', false: 'grey' } } as const;

export const permissionsScreen = defineScreen(permissions, {
  title: 'Permissions',
  icon: 'shield',
  fields: {
    role: { choices: roles },
    resource: { help: 'Such as users, members, payments' },
  },
  columns: {
    role: { chip: { ...roleColor, '*': 'grey' } },
    resource: {},
    canView: { ...granted, title: 'View' },
    canAdd: { ...granted, title: 'Add' },
    canEdit: { ...granted, title: 'Edit' },
    canDelete: { ...granted, title: 'Delete' },
    menuVisible: { ...granted },
  },
  rowName: ({ role, resource }) => `${role}, ${resource}`,
  filters: ['role', 'resource', 'canView', 'canAdd', 'canEdit', 'canDelete', 'menuVisible'],
  sort: { role: 'asc', resource: 'asc' },
  searchLabel: 'Search by role or resource',
  dialogTitles: { add: 'Add New Permission', edit: 'Edit Permission' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    submitWhen: 'changed and valid',
    sections: [
      { title: 'Who and What', fields: ['role', 'resource'] },
      { title: 'Granted', span: 4, fields: ['canView', 'canAdd', 'canEdit', 'canDelete', 'menuVisible'] },
    ],
  },
});
