import {
  Arg,
  Ctx,
  Extensions,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { badInput, conflict, notFound } from '../../common/errors.ts';
import { labelMessage, msg } from '../../common/message.ts';
import { toMinor } from '../../common/money.ts';
import type { Tx } from '../../database/tx.ts';
import { findColumn, resourceOf, type Resource } from '../../declaration/resource.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, signedIn, withoutToken } from '../../declaration/rules.ts';
import { Parameters } from '../../query/sql.ts';
import { addResolvers, costOfRecord, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { startOperation, type ItemQuery } from '../bulk-operations/start-operation.ts';
import { checkImport } from './check-import.ts';
import { requireMapping } from './check-mapping.ts';
import { identifyingFields, importedColumns, importedResource } from './import-fields.ts';
import { MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS, type ImportFile } from './import-file.ts';
import { importKind } from './import-kind.ts';
import { ImportMapping } from './import-mapping.ts';
import { findPreset, keepPreset } from './import-preset.ts';
import { requireChange } from './save-row.ts';

@ObjectType({ description: 'A field that rows of a file may have' })
class ImportField {
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
class ImportFields {
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
class ImportRowInput {
  @Field(() => Int, { description: 'Its line in the file; the titles are line 1' }) line!: number;
  @Field(() => [String], { description: 'The texts of its cells' }) cells!: string[];
}

@InputType({ description: 'What the cells of a number field should add up to' })
class ImportTotalInput {
  @Field(() => String, { description: 'The name of the field' }) field!: string;
  @Field(() => Float, { description: 'The sum' }) sum!: number;
}

/** Files of one user that are not imported: the oldest are deleted for new ones. */
const MOST_FILES = 3;
/** Rows of one request. */
const MOST_ROWS_AT_ONCE = 1_000;
/** Of a file that has lines without texts. */
const LAST_LINE = 1_048_576;
const LONGEST_CELL = 20_000;
const LONGEST_NAME = 255;
/** Of the rows of a file, which are written and checked. */
const COST = 100_000;

addRules({
  Query: { importFields: signedIn() },
  Mutation: {
    createImport: withoutToken(signedIn()),
    addImportRows: withoutToken(signedIn()),
    checkImport: withoutToken(signedIn()),
    startImport: withoutToken(signedIn()),
    deleteImport: withoutToken(signedIn()),
  },
});

type StoredFile = Pick<
  ImportFile,
  | 'id'
  | 'recordName'
  | 'columns'
  | 'operationId'
  | 'status'
  | 'rowCount'
  | 'mapping'
  | 'created'
  | 'changed'
  | 'unchanged'
  | 'rejected'
  | 'sums'
  | 'checks'
>;

const FILE = { description: 'The id of the file' };

@Resolver()
class ImportResolver {
  @Query(() => ImportFields, {
    description: 'The fields that rows of a file may have, for records of one kind',
  })
  @Extensions(costOfRecord)
  async importFields(
    @Arg('recordName', () => String, { description: 'What the API calls one record, such as member' })
    recordName: string,
    @Arg('columns', () => [String], { description: 'The titles of the columns of the file' })
    columns: string[],
    @Ctx() context: Context,
  ): Promise<ImportFields> {
    const resource = importedResource(recordName, context.access);
    const preset = await context.db.onOneConnection(tx => findPreset(recordName, columns, tx));
    return {
      fields: importedColumns(resource, context.access).map(column => ({
        name: column.name,
        label: column.label,
        kind: column.kind,
        description: column.description === column.label ? null : (column.description ?? null),
        isRequired: column.required !== undefined && column.default === undefined && !column.series,
        page: column.masterData?.page ?? null,
        dropdown: column.masterData?.dropdown ?? null,
        values: column.values ?? [],
        recordName: column.ref ? resourceOf(column.ref.entity()).singular : null,
        matchFields: column.ref ? identifyingFields(resourceOf(column.ref.entity())) : [],
      })),
      keys: identifyingFields(resource),
      preset,
    };
  }

  @Mutation(() => ID, {
    description:
      'Begins the import of a file: its rows follow with `addImportRows`. Requires view and add on the records. The files of a user that were not imported are kept for 7 days, the newest 3 of them',
  })
  @Extensions(costOfRecord)
  createImport(
    @Arg('recordName', () => String, { description: 'What the API calls one record, such as member' })
    recordName: string,
    @Arg('fileName', () => String, { description: 'The name of the file' }) fileName: string,
    @Arg('columns', () => [String], { description: 'The titles of its columns, 200 at the most' })
    columns: string[],
    @Ctx() { access, db }: Context,
  ): Promise<number> {
    importedResource(recordName, access);
    if (columns.length === 0 || columns.length > MOST_COLUMNS)
      throw badInput({ columns: msg('A file has 1 to {max} columns', { max: MOST_COLUMNS }) });
    const userId = access.user!.id;
    return db.transaction(async tx => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`imports of ${userId}`]);
      await tx.query(
        `with old as (delete from import_file where id in (
           select id from import_file where user_id = ? and status <> 'started' order by id desc offset ?) returning id)
         delete from import_row using old where file_id = old.id`,
        [userId, MOST_FILES - 1],
      );
      const [file] = await tx.query<{ id: number }[]>(
        `insert into import_file (user_id, record_name, file_name, columns, status, row_count, checked_count, created, changed, unchanged, rejected, doubles, sums)
         values (?, ?, ?, ?::text[], 'receiving', 0, 0, 0, 0, 0, 0, 0, '[]') returning id`,
        [
          userId,
          recordName,
          fileName.slice(0, LONGEST_NAME),
          columns.map(title => title.slice(0, LONGEST_NAME)),
        ],
      );
      return file!.id;
    });
  }

  @Mutation(() => Int, {
    description:
      'Adds rows to a file, 1,000 at the most. Rows whose lines it has already stay as they are, so that a request can be repeated. Returns how many rows the file has',
  })
  @Extensions(declareCost(MOST_ROWS_AT_ONCE))
  addImportRows(
    @Arg('id', () => ID, FILE) id: string,
    @Arg('rows', () => [ImportRowInput], { description: 'In any order' }) rows: ImportRowInput[],
    @Ctx() context: Context,
  ): Promise<number> {
    requireRows(rows);
    const characters = rows.reduce((sum, { cells }) => sum + cells.join('').length, 0);
    return context.db.transaction(async tx => {
      const file = await findFile(id, context, tx);
      if (file.status !== 'receiving')
        throw conflict(msg('The rows of this file are complete. Begin a new import.'));
      const { rowCount } = await tx.run(
        `insert into import_row (file_id, line, cells, problems, doubles)
         select $1, line, array(select jsonb_array_elements_text(cells)), '[]', '[]'
           from jsonb_to_recordset($2::jsonb) as given(line int, cells jsonb) on conflict (file_id, line) do nothing`,
        [
          file.id,
          JSON.stringify(
            rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, file.columns.length) })),
          ),
        ],
      );
      const added = rowCount ?? 0;
      const [updated] = await tx.query<{ rowCount: number; characters: string }[]>(
        `update import_file set row_count = row_count + ?, characters = characters + ? where id = ?
         returning row_count as "rowCount", characters`,
        [added, added > 0 ? characters : 0, file.id],
      );
      if (updated!.rowCount > MOST_ROWS || Number(updated!.characters) > MOST_CHARACTERS)
        throw badInput({
          rows: msg('A file has at most {max} rows and 50 MB. Split it into several.', { max: MOST_ROWS }),
        });
      return updated!.rowCount;
    });
  }

  @Mutation(() => Boolean, {
    description:
      'Checks the rows of a file in the background: each is saved as a request would save it, and rolled back. `importFile` says how far it is, `importRows` what would become of each row. Can be repeated with another mapping',
  })
  @Extensions(declareCost(COST))
  async checkImport(
    @Arg('id', () => ID, FILE) id: string,
    @Arg('mapping', () => ImportMapping, { description: 'Which field each column has' })
    mapping: ImportMapping,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.db.transaction(async tx => {
      const file = await findFile(id, context, tx);
      const resource = importedResource(file.recordName, context.access);
      if (file.status === 'started')
        throw conflict(msg('This file is imported already. Begin a new import.'));
      if (file.rowCount === 0) throw conflict(msg('The file has no rows.'));
      requireMapping(resource, mapping, file.columns.length, context.access);
      if (mapping.key != null) requireChange(resource, context);
      const check = file.checks + 1;
      await tx.query(
        `update import_file set status = 'checking', mapping = ?::jsonb, checks = ? where id = ?`,
        [JSON.stringify(mapping), check, file.id],
      );
      await context.services.jobs.add(tx, checkImport, { fileId: file.id, check });
    });
    return true;
  }

  @Mutation(() => ID, {
    description:
      'Imports the checked rows of a file in the background, as a bulk operation, which `undoBulkOperation` takes back. Rejected rows are left out. Returns the id of the operation, for a repeated request too',
  })
  @Extensions(declareCost(COST))
  async startImport(
    @Arg('id', () => ID, FILE) id: string,
    @Arg('isWhole', () => Boolean, {
      description: 'Imports all rows or none: one that is rejected takes back what was imported',
    })
    isWhole: boolean,
    @Arg('skipsDoubles', () => Boolean, {
      description: 'Leaves out new records that the club perhaps has already',
    })
    skipsDoubles: boolean,
    @Arg('rowCount', () => Int, {
      nullable: true,
      description: 'How many rows should be in the club afterwards; another number starts nothing',
    })
    rowCount: number | null | undefined,
    @Arg('totals', () => [ImportTotalInput], {
      description: 'What number fields should add up to; another sum starts nothing',
    })
    totals: ImportTotalInput[],
    @Ctx() context: Context,
  ): Promise<number> {
    const start = async (): Promise<number> => {
      const file = await context.db.transaction(tx => findFile(id, context, tx));
      const resource = importedResource(file.recordName, context.access);
      if (file.operationId != null) return file.operationId;
      if (file.status !== 'checked')
        throw conflict(msg('The rows of this file are not checked. Check them first.'));
      if (isWhole && file.rejected > 0)
        throw conflict(
          msg('{count} rows are rejected. Correct them, or import the others.', { count: file.rejected }),
        );
      requireTotals(resource, file, rowCount, totals);
      const fields = file.mapping!.fields.map(({ field }) => field);
      const operation = { kind: importKind, resource, input: { fileId: file.id, fields, isWhole } };
      const operationId = await startOperation(operation, rowsToImport(file.id, skipsDoubles), context);
      await context.db.transaction(async tx => {
        await tx.query(`update import_file set status = 'started', operation_id = ? where id = ?`, [
          operationId,
          file.id,
        ]);
        await keepPreset({ ...file, mapping: file.mapping! }, tx);
      });
      return operationId;
    };
    return context.db.isShared ? start() : context.db.sharedTransaction(start);
  }

  @Mutation(() => Boolean, {
    description: 'Forgets a file that was not imported. Returns whether there was one',
  })
  @Extensions(costOfRecord)
  deleteImport(@Arg('id', () => ID, FILE) id: string, @Ctx() context: Context): Promise<boolean> {
    return context.db.transaction(async tx => {
      const { id: fileId, status } = await findFile(id, context, tx);
      if (status === 'started') return false;
      await tx.query('delete from import_row where file_id = ?', [fileId]);
      await tx.query('delete from import_file where id = ?', [fileId]);
      return true;
    });
  }
}

addResolvers(ImportResolver);

/** The file of the caller, locked. @throws NOT_FOUND */
async function findFile(id: string, { access }: Context, tx: Tx): Promise<StoredFile> {
  const [file] = await tx.query<StoredFile[]>(
    `select id, record_name as "recordName", columns, status, row_count as "rowCount", mapping, created, changed, unchanged,
            rejected, sums, checks, operation_id as "operationId" from import_file where id = ? and user_id = ? for update`,
    [recordId(id, 'Import'), access.user!.id],
  );
  if (!file) throw notFound('Import');
  return file;
}

/** @throws BAD_USER_INPUT */
function requireRows(rows: readonly ImportRowInput[]): void {
  if (rows.length > MOST_ROWS_AT_ONCE)
    throw badInput({ rows: msg('A request has at most {max} rows', { max: MOST_ROWS_AT_ONCE }) });
  if (rows.some(({ line }) => line < 2 || line > LAST_LINE))
    throw badInput({ rows: msg('Rows have lines from 2 to {max}', { max: LAST_LINE }) });
  const long = rows.find(({ cells }) => cells.some(cell => cell.length > LONGEST_CELL || !isStorable(cell)));
  if (long)
    throw badInput({
      rows: msg('Line {line} has a cell that is too long or cannot be stored. Shorten it.', long),
    });
}

/** PostgreSQL stores no NUL, and UTF-8 no half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** The lines that change something. */
function rowsToImport(fileId: number, skipsDoubles: boolean): ItemQuery {
  const parameters = new Parameters();
  const file = parameters.add(fileId, 'int');
  const single = skipsDoubles ? `and doubles = '[]'` : '';
  return {
    sql: `select 0 as record_id, null::bigint as entry_id, line from import_row
           where file_id = ${file} and outcome in ('created', 'changed') ${single} order by line`,
    parameters,
  };
}

/** @throws BAD_USER_INPUT that says which total differs, and by how much */
function requireTotals(
  resource: Resource,
  file: StoredFile,
  rowCount: number | null | undefined,
  totals: readonly ImportTotalInput[],
): void {
  const rows = file.created + file.changed + file.unchanged;
  if (rowCount != null && rowCount !== rows)
    throw badInput({
      rowCount: msg('{rows} rows would be in the club, not {expected}. Nothing was imported.', {
        rows,
        expected: rowCount,
      }),
    });
  for (const { field, sum } of totals) {
    const found = file.sums.find(each => each.field === field);
    if (found && toMinor(found.sum) === toMinor(sum)) continue;
    const column = findColumn(resource, field);
    throw badInput({
      totals: msg('{label} adds up to {found}, not {expected}. Nothing was imported.', {
        label: labelMessage(column?.label ?? field),
        found: (found?.sum ?? 0).toFixed(2),
        expected: sum.toFixed(2),
      }),
    });
  }
}
