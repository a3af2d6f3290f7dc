import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { msg } from '../../common/message.ts';
import type { EntryField } from '../../declaration/column-registry.ts';
import { Column } from '../../declaration/columns.ts';
import { newResource, type Resource } from '../../declaration/resource.ts';
import type { ComputedField, StatementScope } from '../../declaration/resource-options.ts';
import { addRules, signedIn } from '../../declaration/rules.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { recordResolver } from '../../resolvers/record-resolvers.ts';
import type { Values } from '../../mutation/records.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';
import type { ImportMapping } from './import-mapping.ts';

export const FILE_STATUSES = ['receiving', 'checking', 'checked', 'failed', 'started'] as const;
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'rejected'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

@ObjectType({ description: 'What the cells of a number field add up to, rejected rows left out' })
export class ImportSum {
  @Field(() => String, { description: 'The name of the field' }) field!: string;
  @Field(() => Float, { description: 'The sum' }) sum!: number;
}

@ObjectType({ description: 'Why a row is rejected' })
export class ImportProblem {
  @Field(() => String, { nullable: true, description: 'The name of the field; null for the whole row' })
  field!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The text of the cell, where a choice decides what it means: no record or more than one has this name, or no entry of the drop-down',
  })
  undecided!: string | null;
  @Field(() => String, { description: 'Why' }) reason!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The template of the reason as JSON, by which clients translate it',
  })
  reasonTemplate!: string | null;
}

@ObjectType({ description: 'A record that a row perhaps has already' })
export class ImportDouble {
  @Field(() => String, { nullable: true, description: 'The id of the record; null for an earlier row' })
  recordId!: string | null;
  @Field(() => Int, { nullable: true, description: 'The line of the earlier row; null for a record' })
  line!: number | null;
  @Field(() => String, { description: 'The name of the record' }) title!: string;
}

const sumFields: readonly EntryField[] = [
  { name: 'field', kind: 'text' },
  { name: 'sum', kind: 'number' },
];
const problemFields: readonly EntryField[] = [
  { name: 'field', kind: 'text', nullable: true },
  { name: 'undecided', kind: 'text', nullable: true },
  { name: 'reason', kind: 'text' },
  { name: 'reasonTemplate', kind: 'text', nullable: true },
];
const doubleFields: readonly EntryField[] = [
  { name: 'recordId', kind: 'text', nullable: true },
  { name: 'line', kind: 'int', nullable: true },
  { name: 'title', kind: 'text' },
];

const count = (description: string) => Column.int({ readOnly: true, default: 0, description });

/** A table of a spreadsheet: its rows wait here until they are records. */
@Entity()
@Index({ properties: ['userId'] })
@ObjectType({ description: 'A file whose rows the user imports' })
export class ImportFile {
  @Column.id() id!: number;
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } }) at!: Date;
  @Column.recordId({ required: true, description: 'The id of the user' }) userId!: number;
  @Column.text({ readOnly: true, description: 'What the API calls one record, such as member' })
  recordName!: string;
  @Column.text({ readOnly: true, description: 'The name of the file' }) fileName!: string;
  @Column.textList({ readOnly: true, description: 'The titles of its columns' }) columns!: string[];
  @Column.choice({
    readOnly: true,
    values: FILE_STATUSES,
    description: 'receiving (rows are added), checking, checked, failed, or started (the import was started)',
  })
  status!: (typeof FILE_STATUSES)[number];
  @count('Its rows') rowCount!: number;
  @count('Rows that were checked') checkedCount!: number;
  @count('Rows that would become new records') created!: number;
  @count('Rows that would change a record') changed!: number;
  @count('Rows that equal their record, or were imported before') unchanged!: number;
  @count('Rows that would be rejected') rejected!: number;
  @count('Rows that would become new records, of which there perhaps is one already') doubles!: number;
  @Column.jsonList(ImportSum, {
    readOnly: true,
    entries: sumFields,
    description: 'The sums of its number fields',
  })
  sums!: ImportSum[];
  @Column.text({ readOnly: true, nullable: true, description: 'Why the check failed' }) error?: string | null;
  @Column.recordId({ description: 'The id of the bulk operation that imports it' }) operationId?:
    number | null;

  @Property({ type: 'bigint', default: 0 }) characters!: string;
  @Property({ type: dbType.json, nullable: true }) mapping!: ImportMapping | null;
  /** How often it was checked: only the last check goes on. */
  @Property({ type: dbType.integer, default: 0 }) checks!: number;
}

const hasDoublesSql = (row: string) => `(${row}.doubles <> '[]')`;

const hasDoubles = {
  rows: 1,
  project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: hasDoublesSql(alias) }),
  column: {
    kind: 'boolean',
    label: 'Has doubles',
    description: 'Whether it perhaps is a record already',
    sql: hasDoublesSql,
  },
} satisfies ComputedField;

@Entity()
@Unique({ properties: ['fileId', 'line'] })
@Index({
  name: 'import_row_imported',
  expression:
    'create index "import_row_imported" on "import_row" ("hash") where "record_id" is not null and "hash" is not null',
})
@ObjectType({ description: 'A row of a file that is imported' })
export class ImportRow {
  @Column.id({ bigint: true }) id!: string;
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } }) at!: Date;
  @Column.recordId({ required: true, description: 'The id of the file' }) fileId!: number;
  @Column.int({ readOnly: true, description: 'Its line in the file; the titles are line 1' }) line!: number;
  @Column.textList({ readOnly: true, description: 'The texts of its cells' }) cells!: string[];
  @Column.choice({
    readOnly: true,
    nullable: true,
    values: ROW_OUTCOMES,
    description: 'What would become of it: created, changed, unchanged or rejected; null before the check',
  })
  outcome?: RowOutcome | null;
  @Column.jsonList(ImportProblem, {
    readOnly: true,
    entries: problemFields,
    description: 'Why it would be rejected',
  })
  problems!: ImportProblem[];
  @Column.jsonList(ImportDouble, {
    readOnly: true,
    entries: doubleFields,
    description: 'Records that it perhaps is already',
  })
  doubles!: ImportDouble[];
  @Column.recordId({ description: 'The id of the record that was created from it, or that it changed' })
  recordId?: number | null;

  @Field(() => Boolean, { description: hasDoubles.column.description }) hasDoubles?: boolean;

  /** As mutations take them, once the row was checked. */
  @Property({ type: dbType.json, nullable: true }) values!: Values | null;
  /** Of its values, by which the same row creates nothing when it is imported again. */
  @Property({ type: dbType.text, nullable: true }) hash!: string | null;
}

/** The id of the caller, as a parameter. */
const caller = ({ access, parameters }: StatementScope) => parameters.add(access.user!.id, 'int');

/** Nobody but the user who imports a file reads it: it may have anything. */
export const importFiles = newResource(ImportFile, {
  resource: 'imports',
  singular: 'importFile',
  plural: 'importFiles',
  title: 'fileName',
  operations: ['list', 'one'],
  defaultSort: { id: 'desc' },
  asOfError: msg('Imports have no earlier values: leave out asOf'),
  visibleTo: (scope, alias) => `${alias}.user_id = ${caller(scope)}`,
}) as unknown as Resource;

export const importRows = newResource(ImportRow, {
  resource: 'imports',
  singular: 'importRow',
  plural: 'importRows',
  title: 'line',
  operations: ['list'],
  computedFields: { hasDoubles },
  defaultSort: { line: 'asc' },
  asOfError: msg('Imports have no earlier values: leave out asOf'),
  visibleTo: (scope, alias) =>
    `${alias}.file_id in (select id from import_file where user_id = ${caller(scope)})`,
}) as unknown as Resource;

addRules({ Query: { importFiles: signedIn(), importFile: signedIn(), importRows: signedIn() } });

addResolvers(listResolver(importFiles), recordResolver(importFiles), listResolver(importRows));
