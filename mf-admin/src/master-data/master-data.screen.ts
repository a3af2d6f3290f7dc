import { defineScreen, lazyField } from '@gym/hub-kit/define';
import { masterDataItems } from '@gym/hub-kit/resources';
import { filterOf } from './master-data-filter.ts';

export const masterDataScreen = defineScreen(masterDataItems, {
  title: 'Master Data Management',
  icon: 'database',
  entity: { one: 'master data', many: 'master data' },
  fields: {
    // A new record belongs to what the list shows.
    page: {
      field: lazyField(() => import('./page-field.tsx')),
      text: String,
      default: ({ searchParams }) => filterOf(searchParams).page,
    },
    dropdownName: {
      field: lazyField(() => import('./dropdown-field.tsx')),
      text: String,
      default: ({ searchParams }) => filterOf(searchParams).dropdown,
    },
    value: { help: 'The value stored in records' },
    displayText: { help: 'The text shown in forms and lists' },
    sortOrder: { rule: rule => rule.transform(Math.trunc) },
    isActive: { label: 'Active', help: 'Forms offer active entries only' },
  },
  columns: {
    page: {},
    dropdownName: { title: 'Dropdown Field' },
    value: {},
    displayText: {},
    sortOrder: { unsummed: true },
    isActive: {
      title: 'Status',
      chip: { true: 'green', false: 'grey' },
      format: isActive => (isActive ? 'Active' : 'Inactive'),
    },
  },
  rowName: ({ page, dropdownName, displayText }) => `${page}, ${dropdownName}, ${displayText}`,
  sort: { page: 'asc', dropdownName: 'asc', sortOrder: 'asc' },
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by page, field, value or text',
  dialogTitles: { add: 'Add New Master Data', edit: 'Edit Master Data' },
  messages: {
    confirmDelete: 'Are you sure you want to delete this master data item?',
    invalid: 'Please correct the errors in the form',
  },
  form: {
    // Another page has other drop-downs.
    computed: { dropdownName: { from: ['page'], compute: () => '' } },
    submitWhen: 'valid',
    submitLabels: { add: 'Create', edit: 'Update' },
    sections: [
      { title: 'Where', fields: ['page', 'dropdownName'] },
      { title: 'Choice', fields: ['value', 'displayText', 'sortOrder', 'isActive'] },
    ],
  },
});
