import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { msg, type Message } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { Contract } from '../contracts/contract.ts';
import { Employee } from '../employees/employee.ts';
import { Member } from '../members/member.ts';
import { Session } from '../sessions/session.ts';
import { Trainer } from '../trainers/trainer.ts';
import { User } from '../users/user.ts';

const KINDS = ['note', 'alert', 'task'];

@Entity()
@ObjectType({
  description:
    'A note about one record, an alert on its page until it is done, or a task, which may be about no record',
})
export class Note extends BaseRecord {
  @Column.text({ required: 'Text is required', max: 2_000, search: true }) text!: string;
  @Column.choice({ values: KINDS, default: 'note' }) kind!: string;
  @Column.reference(() => Member, { search: true, inverse: 'recordNotes' }) member?: Rel<Member>;
  @Column.reference(() => Trainer, { search: true, inverse: 'recordNotes' }) trainer?: Rel<Trainer>;
  @Column.reference(() => Employee, { search: true, inverse: 'recordNotes' }) employee?: Rel<Employee>;
  @Column.reference(() => Contract, { inverse: 'recordNotes', wireTitle: 'contract_number' })
  contract?: Rel<Contract>;
  @Column.reference(() => Session, { inverse: 'recordNotes', wireTitle: 'session_type' })
  session?: Rel<Session>;
  @Column.reference(() => User, { label: 'For', inverse: 'tasks', description: 'Who does the task' })
  forUser?: Rel<User>;
  @Column.date({ description: 'The day on which the task is due' }) dueDay?: string;
  @Column.boolean({ default: false, description: 'Whether an alert or a task is done' }) done!: boolean;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When it was done' }) doneAt?: Date;
  @Column.reference(() => User, { readOnly: true, inverse: 'doneNotes', description: 'Who did it' })
  doneBy?: Rel<User>;
  @Column.reference(() => User, { readOnly: true, inverse: 'writtenNotes', description: 'Who wrote it' })
  writtenBy?: Rel<User>;
}

const SUBJECTS = ['memberId', 'trainerId', 'employeeId', 'contractId', 'sessionId'] as const;

/** The deletion of the subject clears the reference, which its undo restores: the note is shown again. */
export const notes = defineResource(Note, {
  resource: 'notes',
  singular: 'note',
  plural: 'notes',
  grants: {
    Reception: 'view add edit delete menu',
    Trainer: 'view add edit menu',
    Accounts: 'view add edit menu',
  },
  title: 'text',
  defaultSort: { createdAt: 'desc' },
  beforeSave: setAuthors,
  check: ({ values, given, stored }) => ({
    ...subjectErrors(values, given, stored),
    forUserId: values['forUserId'] != null && values.kind !== 'task' && msg('Only a task is for somebody'),
    dueDay: values.dueDay != null && values.kind !== 'task' && msg('Only a task has a due day'),
    done: values.done === true && values.kind === 'note' && msg('Only alerts and tasks are done'),
  }),
});

/** Sets who wrote a note, and when and by whom an alert or a task was done; one that is open was done by nobody. */
function setAuthors({ values, stored, context }: PendingChange<Note>): void {
  const user = context.access.user?.id ?? null;
  if (!stored && values['writtenById'] === undefined) values['writtenById'] = user;
  if (values.done && values.doneAt) return;
  Object.assign(
    values,
    values.done ? { doneAt: new Date(), doneById: user } : { doneAt: null, doneById: null },
  );
}

/** A note is about one record; one whose record was deleted stays without until that is undone. */
function subjectErrors(
  values: PendingChange<Note>['values'],
  given: PendingChange<Note>['given'],
  stored: Note | null,
): Record<string, Message> {
  const subjects = SUBJECTS.filter(name => values[name] != null);
  if (subjects.length > 1)
    return Object.fromEntries(
      subjects.slice(1).map(name => [name, msg('A note is about one record: leave the others empty')]),
    );
  const isChecked = !stored || given.has('kind') || SUBJECTS.some(name => given.has(name));
  const isMissing = subjects.length === 0 && values.kind !== 'task' && isChecked;
  return isMissing ? { memberId: msg('Choose the record that it is about, or make it a task') } : {};
}
