import { Arg, Ctx, Extensions, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, signedIn, withoutToken } from '../../declaration/rules.ts';
import { allowIdempotencyKey, hashOf, runOnce } from '../../mutation/idempotency.ts';
import { addResolvers, costOfRecord, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { checkImport } from './check-import.ts';
import { requireMapping } from './check-mapping.ts';
import { identifyingFields, importedColumns, importedResource } from './import-fields.ts';
import { ImportMapping } from './import-mapping.ts';
import { findPreset } from './import-preset.ts';
import { ImportFields, ImportRowInput, ImportTotalInput } from './import-types.ts';
import {
  addRows,
  createFile,
  deleteFile,
  findFile,
  MOST_ROWS_AT_ONCE,
  requireColumns,
} from './received-file.ts';
import { requireChange } from './save-row.ts';
import { startImport, type Expected } from './start-import.ts';

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

allowIdempotencyKey('createImport');

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
    if (columns.length > 0) requireColumns(columns);
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
    @Ctx() context: Context,
  ): Promise<number> {
    const { access, db } = context;
    importedResource(recordName, access);
    const file = { recordName, fileName, columns };
    const call = { operation: 'createImport', inputHash: hashOf(file) };
    return db.transaction(tx => runOnce(call, context, tx, () => createFile(file, access.user!.id, tx)));
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
    return context.db.transaction(async tx => addRows(await findFile(id, context, tx), rows, tx));
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
    const expected: Expected = { isWhole, skipsDoubles, rowCount: rowCount ?? undefined, totals };
    return context.db.isShared
      ? startImport(id, expected, context)
      : context.db.sharedTransaction(() => startImport(id, expected, context));
  }

  @Mutation(() => Boolean, {
    description: 'Forgets a file that was not imported. Returns whether there was one',
  })
  @Extensions(costOfRecord)
  deleteImport(@Arg('id', () => ID, FILE) id: string, @Ctx() context: Context): Promise<boolean> {
    return context.db.transaction(async tx => deleteFile(await findFile(id, context, tx), tx));
  }
}

addResolvers(ImportResolver);
