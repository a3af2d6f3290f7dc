import { ApiError } from '../../common/errors.ts';
import { fromMinor, toMinor } from '../../common/money.ts';
import type { Tx } from '../../database/tx.ts';
import type { Resource } from '../../declaration/resource.ts';
import { defineJob, type JobCounts, type JobRun } from '../../jobs/job.ts';
import { write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { rolledBack } from '../bulk-operations/rehearse.ts';
import { reasonsOf } from '../bulk-operations/reason.ts';
import { byHalves, outcomeOf } from '../bulk-operations/run-operation.ts';
import { DoubleFinder } from './find-doubles.ts';
import { importedResource } from './import-fields.ts';
import type { ImportDouble, ImportFile, RowOutcome } from './import-file.ts';
import { RowPlanner, type PlannedRow, type ReceivedRow } from './plan-rows.ts';
import { importedBefore, saveRow } from './save-row.ts';

/** Rows of one transaction, which is rolled back. */
const BATCH = 250;

type CheckedFile = Pick<ImportFile, 'id' | 'recordName' | 'userId' | 'rowCount'> & {
  mapping: NonNullable<ImportFile['mapping']>;
};

/** Which check of a file it is: a further one ends it. */
interface Check {
  fileId: number;
  check: number;
}

/** Tries the rows of a file with the rights of its user, and stores what would become of each. A repeated run begins again. */
export const checkImport = defineJob({
  name: 'check-import',
  title: 'Check the rows of an import',
  attempts: 3,
  timeout: 1_800,
  run: (run: JobRun<Check>) => carryOut(run),
});

async function carryOut({ db, signal, payload, contextOf, progress }: JobRun<Check>): Promise<JobCounts> {
  const file = await db.transaction(tx => begin(tx, payload));
  if (!file) return {};
  try {
    const context = await contextOf(file.userId);
    const check = new FileCheck(importedResource(file.recordName, context.access), file, payload.check);
    await db.onOneConnection(tx => check.prepare(tx));
    for (let line = 0, done = 0; ;) {
      signal.throwIfAborted();
      const rows = await db.onOneConnection(tx => nextRows(tx, file.id, line));
      if (rows.length === 0) break;
      if (!(await check.checkRows(rows, await contextOf(file.userId)))) return {};
      line = rows.at(-1)!.line;
      progress((done += rows.length), file.rowCount);
    }
    await db.transaction(tx => check.end(tx));
    return { checked: file.rowCount };
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : 'The check was interrupted. Start it again.';
    if (!signal.aborted) await db.transaction(tx => fail(tx, payload, reason));
    if (error instanceof ApiError) return {};
    throw error;
  }
}

/** What the check of a file knows of the rows before. */
class FileCheck {
  readonly #planner: RowPlanner;
  readonly #doubles: DoubleFinder;
  /** In cents, by the names of number fields. */
  readonly #sums = new Map<string, number>();

  constructor(
    private readonly resource: Resource,
    private readonly file: CheckedFile,
    private readonly check: number,
  ) {
    this.#planner = new RowPlanner(resource, file.mapping);
    this.#doubles = new DoubleFinder(resource);
    for (const { field } of file.mapping.fields) {
      const kind = resource.columns.find(({ name }) => name === field)?.kind;
      if (kind === 'money' || kind === 'number' || kind === 'int') this.#sums.set(field, 0);
    }
  }

  async prepare(tx: Tx): Promise<void> {
    await this.#planner.prepare(this.file.id, tx);
    await this.#doubles.prepare(this.file.id, this.file.mapping, tx);
  }

  /** Tries rows and stores what would become of them. @returns whether the check goes on */
  async checkRows(received: readonly ReceivedRow[], context: Context): Promise<boolean> {
    const rows = received.map(row => this.#planner.plan(row));
    const doubles = new Map(rows.map(row => [row, this.#doubles.find(row)]));
    const hashes = rows.map(({ hash }) => hash);
    const before = await context.db.onOneConnection(tx => importedBefore(this.resource, hashes, tx));
    const outcomes = new Map<PlannedRow, RowOutcome>();
    for (const row of rows) {
      const recordId = before.get(row.hash ?? '');
      if (row.problems.length > 0) outcomes.set(row, 'rejected');
      else if (recordId !== undefined) {
        row.recordId = recordId;
        outcomes.set(row, 'unchanged');
      }
    }
    await this.#tryRows(
      rows.filter(row => !outcomes.has(row)),
      outcomes,
      context,
    );
    const checked = rows.map(row => {
      const outcome = outcomes.get(row)!;
      return { ...row, outcome, doubles: outcome === 'created' ? doubles.get(row)! : [] };
    });
    for (const { values, outcome } of checked) if (outcome !== 'rejected') this.#add(values);
    return context.db.transaction(tx => storeRows(tx, { fileId: this.file.id, check: this.check }, checked));
  }

  async end(tx: Tx): Promise<void> {
    const sums = [...this.#sums].map(([field, sum]) => ({ field, sum: fromMinor(sum) }));
    await tx.query(
      `update import_file set status = 'checked', sums = ?::jsonb where id = ? and checks = ? and status = 'checking'`,
      [JSON.stringify(sums), this.file.id, this.check],
    );
  }

  /** Saves rows in a transaction that is rolled back, and finds those that are rejected. */
  async #tryRows(
    rows: readonly PlannedRow[],
    outcomes: Map<PlannedRow, RowOutcome>,
    context: Context,
  ): Promise<void> {
    const attempt = async (part: readonly PlannedRow[]) => {
      const found = await rolledBack<RowOutcome[]>(done =>
        write(this.resource, context, async tx => {
          const tried: RowOutcome[] = [];
          for (const row of part) {
            tried.push(outcomeOf(await saveRow(this.resource, throughJson(row), { context, tx })));
          }
          return done(tried);
        }),
      );
      for (const [index, outcome] of found.entries()) outcomes.set(part[index]!, outcome);
    };
    const reject = async (row: PlannedRow, error: ApiError) => {
      outcomes.set(row, 'rejected');
      row.problems.push(...reasonsOf(error).map(reason => ({ ...reason, undecided: null })));
    };
    await byHalves(rows, attempt, reject);
  }

  #add(values: PlannedRow['values']): void {
    for (const [field, sum] of this.#sums)
      this.#sums.set(field, sum + toMinor(values[field] as number | undefined));
  }
}

/** As the import reads it from the database. */
const throughJson = ({ values, recordId }: PlannedRow) => ({
  values: JSON.parse(JSON.stringify(values)) as PlannedRow['values'],
  recordId,
});

/** The file, whose earlier check is forgotten; undefined for another check than its last. */
async function begin(tx: Tx, { fileId, check }: Check): Promise<CheckedFile | undefined> {
  const [file] = await tx.query<CheckedFile[]>(
    `update import_file set checked_count = 0, created = 0, changed = 0, unchanged = 0, rejected = 0, doubles = 0, sums = '[]', error = null
      where id = ? and checks = ? and status = 'checking'
     returning id, record_name as "recordName", user_id as "userId", row_count as "rowCount", mapping`,
    [fileId, check],
  );
  return file;
}

const nextRows = (tx: Tx, fileId: number, after: number) =>
  tx.query<ReceivedRow[]>(
    'select id, line, cells from import_row where file_id = ? and line > ? order by line limit ?',
    [fileId, after, BATCH],
  );

/** Stores what would become of rows, with the counts of their file. @returns false once another check was started */
async function storeRows(
  tx: Tx,
  { fileId, check }: Check,
  rows: readonly (PlannedRow & { outcome: RowOutcome; doubles: ImportDouble[] })[],
): Promise<boolean> {
  const count = (wanted: RowOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const counted = await tx.query<object[]>(
    `update import_file set checked_count = checked_count + ?, created = created + ?, changed = changed + ?, unchanged = unchanged + ?,
            rejected = rejected + ?, doubles = doubles + ?
      where id = ? and checks = ? and status = 'checking' returning id`,
    [
      rows.length,
      count('created'),
      count('changed'),
      count('unchanged'),
      count('rejected'),
      rows.filter(({ doubles }) => doubles.length > 0).length,
      fileId,
      check,
    ],
  );
  if (counted.length === 0) return false;
  await tx.query(
    `update import_row set outcome = checked.outcome, problems = checked.problems, doubles = checked.doubles,
            values = checked.values, record_id = checked."recordId", hash = checked.hash
       from jsonb_to_recordset(?::jsonb)
         as checked(id bigint, outcome text, problems jsonb, doubles jsonb, values jsonb, "recordId" int, hash text)
      where import_row.id = checked.id`,
    [JSON.stringify(rows)],
  );
  return true;
}

const fail = (tx: Tx, { fileId, check }: Check, reason: string) =>
  tx.query(
    `update import_file set status = 'failed', error = ? where id = ? and checks = ? and status = 'checking'`,
    [reason, fileId, check],
  );
