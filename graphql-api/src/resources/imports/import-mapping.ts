import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** How the texts of a column are written. */
export const FORMATS = ['DMY', 'MDY', 'YMD', 'POINT', 'COMMA'] as const;
export type Format = (typeof FORMATS)[number];

@ObjectType({ description: 'What a text of a cell means' })
@InputType('ImportDecisionInput', { description: 'What a text of a cell means' })
export class ImportDecision {
  @Field(() => String, { description: 'The text of the cell' }) text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The entry of the drop-down, or the id of the record; null for none',
  })
  value?: string | null;
}

@ObjectType({ description: 'Where the value of a field comes from' })
@InputType('ImportColumnInput', { description: 'Where the value of a field comes from' })
export class ImportColumn {
  @Field(() => String, { description: 'The name of the field' }) field!: string;
  @Field(() => [Int], {
    description:
      'The positions of its columns, from 0: the texts of several are joined by spaces, as of first and last name',
  })
  columns!: number[];
  @Field(() => String, { nullable: true, description: 'The text for all rows, where there is no column' })
  text?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'How it is written: DMY, MDY or YMD for the order of dates, POINT or COMMA for the decimal sign of numbers',
  })
  format?: Format | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Of a reference: the field of the other record that the text is; any that identifies it unless given',
  })
  matchBy?: string | null;
  @Field(() => [ImportDecision], { description: 'What texts mean that are not clear' })
  decisions!: ImportDecision[];
}

@ObjectType({ description: 'How the columns of a file become fields of records' })
@InputType('ImportMappingInput', { description: 'How the columns of a file become fields of records' })
export class ImportMapping {
  @Field(() => [ImportColumn], { description: 'The fields that rows have' }) fields!: ImportColumn[];
  @Field(() => String, {
    nullable: true,
    description:
      'The field by which rows find the record that they change; null where each row is a new record',
  })
  key?: string | null;
  @Field(() => Boolean, {
    description: 'Whether rows whose key is new become records; otherwise they are rejected',
  })
  createsMissing!: boolean;
}
