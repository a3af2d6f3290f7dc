import { defineAttention } from '@gym/hub-kit/define';
import { notes } from '@gym/hub-kit/resources';

export const tasksToday = defineAttention(notes, {
  filter: { forUserId: { me: true }, dueDay: { day: 'today' }, done: { is: false } },
  line: ['task for you today', 'tasks for you today'],
  requires: 'notes:edit',
});

export const tasksOverdue = defineAttention(notes, {
  filter: { dueDay: { day: 'past' }, done: { is: false } },
  line: ['overdue task', 'overdue tasks'],
  isLate: true,
  requires: 'notes:edit',
});
