import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { ImportMapping } from './import-mapping.ts';

@ObjectType({ description: 'A field that rows of a file may have' })
export class ImportField {
  @Field(() => String, { description: 'The name of the field' }) name!: string;
  @Field(() => String, { description: 'What people call it' }) label!: string;
  @Field(() => String, { description: 'The kind of its values, such as date or money' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'What it is, where the label does not say it' })
  description!: string | null;
  @Field(() => Boolean, { description: 'Whether a new record needs it' }) isRequired!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Of a drop-down: its page, as `masterDataOptions` has it',
  })
  page!: string | null;
  @Field(() => String, { nullable: true, description: 'Of a drop-down: its name' }) dropdown!: string | null;
  @Field(() => [String], { description: 'The only values, where they are fixed' }) values!: readonly string[];
  @Field(() => String, { nullable: true, description: 'Of a reference: what the API calls such a record' })
  recordName!: string | null;
  @Field(() => [String], { description: 'Of a reference: the fields by which its record is found' })
  matchFields!: string[];
}

@ObjectType({ description: 'What rows of a file may have' })
export class ImportFields {
  @Field(() => [ImportField], { description: 'In the order of the form' }) fields!: ImportField[];
  @Field(() => [String], { description: 'The fields by which rows may find the record that they change' })
  keys!: string[];
  @Field(() => ImportMapping, {
    nullable: true,
    description: 'How columns with these titles were imported the last time',
  })
  preset!: ImportMapping | null;
}

@InputType({ description: 'A row of a file' })
export class ImportRowInput {
  @Field(() => Int, { description: 'Its line in the file; the titles are line 1' }) line!: number;
  @Field(() => [String], { description: 'The texts of its cells' }) cells!: string[];
}

@InputType({ description: 'What the cells of a number field should add up to' })
export class ImportTotalInput {
  @Field(() => String, { description: 'The name of the field' }) field!: string;
  @Field(() => Float, { description: 'The sum' }) sum!: number;
}
