import { defineScreen } from '@gym/hub-kit/define';
import { formatMoment, today } from '@gym/hub-kit/format';
import { notes } from '@gym/hub-kit/resources';
import { tasksOverdue } from './due-tasks.ts';

/** The dialog also edits notes and alerts, which the sections of records open. */
export default defineScreen(notes, {
  title: 'Tasks',
  addLabel: 'Add Task',
  entity: { one: 'task', many: 'tasks' },
  icon: 'check',
  fields: {
    text: { kind: 'textarea', rows: 2, span: 12 },
    kind: { default: 'task', span: 4 },
    forUser: { label: 'For', span: 4, emptyLabel: 'Anybody' },
    dueDay: { default: () => today(), span: 4 },
  },
  columns: {
    text: { title: 'Task' },
    // Of whatever kind the record is.
    session: {
      title: 'About',
      unsorted: true,
      value: ({ member, trainer, employee, contract, session }) =>
        member?.name ??
        trainer?.name ??
        employee?.name ??
        contract?.contractNumber ??
        session?.sessionType ??
        '',
    },
    forUser: { title: 'For', empty: '-' },
    dueDay: { empty: '-' },
    doneAt: { title: 'Done', format: formatMoment, empty: '-' },
    doneBy: { exportOnly: true },
    writtenBy: {},
    createdAt: { title: 'Written At', exportOnly: true },
  },
  alsoSelect: ['done', 'member', 'trainer', 'employee', 'contract'],
  filters: ['member', 'trainer', 'employee', 'forUser', 'dueDay', 'done', 'text'],
  attentionTabs: [
    { label: 'Mine', filter: { forUser: { me: true }, done: { is: false } } },
    { label: 'Today', filter: { dueDay: { day: 'today' }, done: { is: false } } },
    { label: 'Overdue', filter: tasksOverdue.filter, isLate: true },
    { label: 'Done', filter: { done: { is: true } } },
  ],
  actions: [
    { icon: 'check', label: 'Done', when: ({ done }) => !done, change: { done: true } },
    { icon: 'reset', label: 'Open again', when: ({ done }) => done, change: { done: false } },
  ],
  rowName: ({ text }) => text,
  sort: { done: 'asc', dueDay: 'asc' },
  searchLabel: 'Search by text or name',
  dialogTitles: { add: 'Add Task', edit: 'Edit Task' },
  form: {
    sections: [
      { title: 'Task', fields: ['text', 'kind', 'forUser', 'dueDay'] },
      { title: 'About', span: 4, fields: ['member', 'trainer', 'employee', 'contract', 'session'] },
    ],
  },
});
