import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../common/dates.ts';

@ObjectType({ description: 'The change of one field' })
export class FieldChange {
  @Field(() => String, { description: 'The name of the field' }) field!: string;
  @Field(() => String, { description: 'What messages call the field' }) label!: string;
  @Field(() => String, {
    description:
      'The kind of value: text, email, choice, id, money, number, int, date, time, dateTime, boolean, textList, json or password',
  })
  kind!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The resource of the record that the field refers to; `before` and `after` are ids then',
  })
  target!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The stored value before the change: a date as yyyy-mm-dd, an amount in the club's currency, true or false; null for none, and for secrets",
  })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'The stored value after the change' })
  after!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What people read for `before`: the title of a record, the text of a choice; `before` itself where clients format it by `kind`',
  })
  beforeText!: string | null;
  @Field(() => String, { nullable: true, description: 'What people read for `after`' })
  afterText!: string | null;
  @Field(() => Boolean, { description: 'Whether users set the field, so that undo and restore change it' })
  isWritable!: boolean;
}

export enum UndoPossibility {
  possible = 'possible',
  undone = 'undone',
  changed = 'changed',
  deleted = 'deleted',
  impossible = 'impossible',
}
registerEnumType(UndoPossibility, {
  name: 'UndoPossibility',
  description: 'Whether a change can be undone, and why not',
  valuesConfig: {
    possible: { description: 'Nothing newer conflicts' },
    undone: { description: 'The change is undone' },
    changed: { description: 'The same fields were changed later' },
    deleted: { description: 'The record was deleted later' },
    impossible: {
      description: 'A new record, a change that follows from another one, or fields that no user sets',
    },
  },
});

@ObjectType({ description: 'Whether a change can be undone, and what conflicts' })
export class UndoState {
  @Field(() => UndoPossibility, { description: 'Whether it can be undone' }) state!: UndoPossibility;
  @Field(() => String, {
    nullable: true,
    description: 'The user who undid the change or made the conflicting one',
  })
  username!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'The time of that change' }) at!: string | null;
  @Field(() => [String], { description: 'The labels of the fields that were changed later' })
  labels!: string[];
}

@ObjectType({ description: 'What a restore of an earlier state would change' })
export class RestorePreview {
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the record, which `restoreRecord` takes; null when the record is deleted',
  })
  version!: number | null;
  @Field(() => [FieldChange], {
    description: 'The fields whose values have changed since, from their present value to that of then',
  })
  fieldChanges!: FieldChange[];
}

@ObjectType({ description: 'A record that an undo left as it is, since it was changed later' })
export class ChangedRecord {
  @Field(() => String, { description: 'The permission resource of the record' }) resource!: string;
  @Field(() => ID, { description: 'The id of the record' }) recordId!: number;
  @Field(() => String, { nullable: true, description: 'The title of the record at the time of the change' })
  title!: string | null;
  @Field(() => [String], { description: 'The labels of the fields that were changed later' })
  fields!: string[];
  /** The entry of the change that is not taken back. */
  entryId!: string;
}

@ObjectType({ description: 'A record after an undo or a restore' })
export class RestoredRecord {
  @Field(() => String, { description: 'The permission resource of the record' }) resource!: string;
  @Field(() => ID, { description: 'The id of the record' }) recordId!: number;
  @Field(() => String, { nullable: true, description: 'The title of the record' }) title!: string | null;
  @Field(() => Boolean, {
    description: 'Whether this request changed the record; false when the change was undone before',
  })
  isChanged!: boolean;
  @Field(() => [String], {
    description: 'The labels of changed fields that keep their present value, since no user sets them',
  })
  keptFields!: string[];
  @Field(() => [ChangedRecord], {
    description:
      'What an undo of a deletion or a merge leaves as it is: the first 100 records that were changed since',
  })
  keptRecords!: ChangedRecord[];
}
