import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { importsOf } from '../../../testing/imports.ts';

const ROWS = 100_000;
/** For all rows, in seconds. */
const LIMIT = 120;
/** Each record is deleted with what followed from it, as its own undo would. */
const UNDO_LIMIT = 360;

const app = useApp({ runsJobs: true });
const { upload, check, start, ended, undo } = importsOf(app);
const waiting = { timeout: 400_000, interval: 500 };

async function timed<T>(work: Promise<T>): Promise<[T, seconds: number]> {
  const began = performance.now();
  const result = await work;
  return [result, Math.round((performance.now() - began) / 1000)];
}

test(
  `${ROWS} rows become members in ${LIMIT} s, create nothing again, and are taken back in ${UNDO_LIMIT} s`,
  { timeout: 1_800_000 },
  async () => {
    const rows = Array.from({ length: ROWS }, (_, n) => [
      `Member ${n}`,
      `${n}@example.com`,
      '555',
      `${1 + (n % 28)}.${1 + (n % 12)}.1985`,
      'Standard',
    ]);
    const columns = ['Name', 'Email', 'Phone', 'Born', 'Type'];
    const fields = {
      name: 0,
      email: 1,
      phone: 2,
      dateOfBirth: { columns: [3], format: 'DMY' },
      membershipType: 4,
    };
    const [id, sent] = await timed(upload('member', columns, rows));
    const [file, checking] = await timed(check(id, fields, {}, waiting));
    expect(file).toMatchObject({ created: ROWS, rejected: 0, doubles: 0 });
    const operationId = await start(id);
    const [operation, importing] = await timed(ended(operationId, waiting));
    expect(operation).toMatchObject({ status: 'completed', created: ROWS });
    await app.sql('analyze member; analyze import_row');
    const again = await upload('member', columns, rows);
    const [repeated, comparing] = await timed(check(again, fields, {}, waiting));
    expect(repeated).toMatchObject({ created: 0, unchanged: ROWS });
    const [undone, undoing] = await timed(undo(operationId, waiting));
    expect(undone).toMatchObject({ changed: ROWS, rejected: 0 });
    expect(await app.sql('select from member limit 1')).toEqual([]);
    console.log('seconds', JSON.stringify({ sent, checking, importing, comparing, undoing }));
    expect(checking).toBeLessThan(LIMIT);
    expect(importing).toBeLessThan(LIMIT);
    expect(undoing).toBeLessThan(UNDO_LIMIT);
  },
);
