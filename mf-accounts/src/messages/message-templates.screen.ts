import { defineScreen } from '@gym/hub-kit/define';
import { formatWords } from '@gym/hub-kit/format';
import { messageTemplates } from '@gym/hub-kit/resources';
import { messageIcon } from './message-icon.ts';

export const messageTemplatesScreen = defineScreen(messageTemplates, {
  title: 'Message Templates',
  icon: messageIcon,
  fields: {
    subject: { span: 12 },
    body: {
      kind: 'textarea',
      rows: 10,
      help: 'Markdown with variables; an unknown variable names those that exist',
    },
    kind: { help: 'Marketing goes to members who agreed to it' },
  },
  columns: {
    name: {},
    subject: {},
    kind: { format: formatWords },
    active: {},
  },
  alsoSelect: ['purpose'],
  filters: ['name', 'kind', 'active'],
  sort: { name: 'asc' },
  pageSize: 25,
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by name or subject',
  form: { sections: [{ title: 'Template', fields: ['name', 'kind', 'subject', 'body', 'active'] }] },
});
