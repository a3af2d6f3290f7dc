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
    role: { minWidth: 120, chip: { ...roleColor, '*': 'grey' } },
    resource: { minWidth: 160 },
    canView: { ...granted, title: 'View', minWidth: 80 },
    canAdd: { ...granted, title: 'Add', minWidth: 80 },
    canEdit: { ...granted, title: 'Edit', minWidth: 80 },
    canDelete: { ...granted, title: 'Delete', minWidth: 85 },
    menuVisible: { ...granted, minWidth: 125 },
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
