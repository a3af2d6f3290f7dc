import { formatNumber } from '@gym/hub-kit';
import { defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import {
  createMasterDataItemDocument,
  deleteMasterDataItemDocument,
  masterDataItemDocument,
  masterDataItemsDocument,
  updateMasterDataItemDocument,
} from './master-data.graphql.ts';
import { emptyMasterData, masterDataSchema } from './master-data.schema.ts';

export const masterDataList = defineScreen({
  resource: 'master-data',
  title: 'Master Data Management',
  icon: 'database',
  addLabel: 'Add Master Data',
  entity: { one: 'master data', many: 'master data' },
  documents: {
    list: masterDataItemsDocument,
    get: masterDataItemDocument,
    create: createMasterDataItemDocument,
    update: updateMasterDataItemDocument,
    remove: deleteMasterDataItemDocument,
  },
  columns: [
    { key: 'page', title: 'Page', sortKey: 'page', width: '1fr', minWidth: 150 },
    { key: 'dropdownName', title: 'Dropdown Field', sortKey: 'dropdownName', width: '1fr', minWidth: 150 },
    { key: 'value', title: 'Value', sortKey: 'value', width: '2fr', minWidth: 150 },
    { key: 'displayText', title: 'Display Text', sortKey: 'displayText', width: '2fr', minWidth: 150 },
    {
      key: 'sortOrder',
      title: 'Sort Order',
      sortKey: 'sortOrder',
      align: 'end',
      width: 110,
      format: formatNumber,
    },
    {
      key: 'isActive',
      title: 'Status',
      sortKey: 'isActive',
      width: 110,
      chip: { true: 'green', false: 'grey' },
      format: active => (active ? 'Active' : 'Inactive'),
    },
  ],
  rowName: ({ page, dropdownName, displayText }) => `${page}, ${dropdownName}, ${displayText}`,
  sort: { page: 'asc', dropdownName: 'asc', sortOrder: 'asc' },
  pageSize: 10,
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by page, field, value or text',
  dialogTitles: { add: 'Add New Master Data', edit: 'Edit Master Data' },
  messages: {
    confirmDelete: 'Are you sure you want to delete this master data item?',
    invalid: 'Please correct the errors in the form',
  },
  form: {
    schema: masterDataSchema,
    empty: emptyMasterData,
    submitWhen: 'valid',
    submitLabels: { add: 'Create', edit: 'Update' },
    sections: [
      {
        title: 'Where',
        fields: [
          {
            kind: 'own',
            name: 'page',
            label: 'Page',
            field: lazy(() => import('./page-field.tsx')),
            text: String,
          },
          {
            kind: 'own',
            name: 'dropdownName',
            label: 'Dropdown Name',
            field: lazy(() => import('./dropdown-field.tsx')),
            text: String,
          },
        ],
      },
      {
        title: 'Choice',
        fields: [
          { kind: 'text', name: 'value', label: 'Value', help: 'The value stored in records' },
          {
            kind: 'text',
            name: 'displayText',
            label: 'Display Text',
            help: 'The text shown in forms and lists',
          },
          { kind: 'number', name: 'sortOrder', label: 'Sort Order', step: 1 },
          { kind: 'switch', name: 'isActive', label: 'Active', help: 'Forms offer active entries only' },
        ],
      },
    ],
  },
});
