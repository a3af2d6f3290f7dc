import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Column } from '../../src/declaration/column-registry.ts';
import { storedColumns, writableColumns, type Resource } from '../../src/declaration/resource.ts';
import { defaultOf } from '../../src/mutation/validate.ts';
import type { TestApp } from '../app.ts';
import type { Rejected } from '../test-user.ts';
import { fullInput, isComputed, leastInput } from '../samples.ts';
import type { Records, Saved, Values } from '../records.ts';
import { wrongValues } from './wrong-values.ts';

/** The tests of the mutations of every resource. Calls `resourceOf` after the resources are declared. */
export function describeWriting(app: TestApp, resource: Resource): void {
  describe(`writing ${resource.plural}`, () => {
    const offered = new Set(resource.operations);
    const columns = writableColumns(resource);
    const changeable = columns.filter(column => !column.createOnly && !isComputed(resource, column));
    let records: Records;
    let input: Values;
    let record: Saved;
    let began: number;

    beforeAll(async () => {
      records = app.as('admin').records(resource.type);
      input = await leastInput(resource, app.as('admin'));
      began = Date.now();
      record = await records.create(input);
    });

    const audit = (id: string) =>
      app.sql<{
        action: string;
        username: string;
        changes: Record<string, [unknown, unknown]>;
        xmin: string;
      }>(
        'select action, username, changes, xmin::text from audit_entry where resource = $1 and record_id = $2 order by id',
        [resource.resource, id],
      );
    const count = async () => {
      const [row] = await app.sql<{ records: string; entries: string }>(
        `select (select count(*) from "${resource.table}") as records, (select count(*) from audit_entry) as entries`,
      );
      return row;
    };

    test('the least input gives a record with the defaults', async () => {
      const expected = Object.fromEntries(
        columns
          .filter(column => column.column && !isComputed(resource, column))
          .map(column => [column.name, input[column.name] ?? defaultOf(column)]),
      );
      expect(record).toMatchObject(expected);
      expect(record.version).toBe(1);
      const createdAt = Date.parse(String(record['createdAt']));
      expect(createdAt).toBeGreaterThanOrEqual(began);
      expect(createdAt).toBeLessThanOrEqual(Date.now());
      expect(await records.one(record.id)).toEqual(record);
      const { items } = await records.list({ filter: { id: { eq: record.id } } });
      expect(items).toEqual([record]);
    });

    test('every field is stored and comes back exactly', async () => {
      const made = await records.create(await leastInput(resource, app.as('admin')));
      const full = await fullInput(resource, app.as('admin'));
      const saved = await records.update(made.id, full, made.version);
      expect(saved).toMatchObject(full);
      expect(saved.version).toBe(2);
      expect(await records.one(made.id)).toEqual(saved);

      const again = await records.update(made.id, full, saved.version);
      expect(again, 'saving what is there already changes nothing').toEqual(saved);
      const actions = (await audit(made.id)).map(({ action }) => action);
      expect(actions).toEqual(['created', 'updated']);
    });

    test('a change of one field leaves the others, and the version grows by one', async () => {
      const made = await records.create(await leastInput(resource, app.as('admin')));
      const full = await fullInput(resource, app.as('admin'));
      const column = changeable.findLast(one => differs(one, full[one.name], made[one.name]))!;
      const saved = await records.update(made.id, { [column.name]: full[column.name] }, 1);
      expect(saved).toEqual({
        ...made,
        [column.name]: full[column.name],
        version: 2,
        updatedAt: saved['updatedAt'],
      });
      expect(Date.parse(String(saved['updatedAt']))).toBeGreaterThanOrEqual(
        Date.parse(String(made['updatedAt'])),
      );
    });

    test('a change based on an older version is rejected with what is stored', async () => {
      const made = await records.create(await leastInput(resource, app.as('admin')));
      const full = await fullInput(resource, app.as('admin'));
      const saved = await records.update(made.id, full);
      const rejection = await records.update(made.id, full, 1).catch((error: unknown) => error);
      expect(rejection).toMatchObject({ code: 'CONFLICT', extensions: { version: saved.version } });
      const { current } = (rejection as { extensions: { current: Values } }).extensions;
      const shown = storedColumns(resource).filter(({ name }) => name in current);
      expect(Object.keys(current).toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
      expect(shown.map(({ name }) => name)).toEqual(
        expect.arrayContaining(changeable.map(({ name }) => name)),
      );
      for (const { name, ref } of shown)
        expect(ref && current[name] !== null ? String(current[name]) : current[name], name).toEqual(
          saved[name],
        );
      expect(await records.one(made.id)).toEqual(saved);
    });

    test('each change adds an audit entry in its transaction', async () => {
      const made = await records.create(await leastInput(resource, app.as('admin')));
      const full = await fullInput(resource, app.as('admin'));
      const column = changeable.find(one => !one.ref && differs(one, full[one.name], made[one.name]))!;
      const saved = await records.update(made.id, { [column.name]: full[column.name] });
      const [row] = await app.sql<{ xmin: string }>(
        `select xmin::text from "${resource.table}" where id = $1`,
        [made.id],
      );
      const [created, updated] = await audit(made.id);
      expect(created).toMatchObject({ action: 'created', username: 'admin' });
      expect(updated).toMatchObject({
        action: 'updated',
        username: 'admin',
        changes: { [column.name]: [made[column.name], saved[column.name]] },
        xmin: row!.xmin,
      });
      if (!offered.has('delete')) return;
      await records.remove(made.id);
      const [, , deleted] = await audit(made.id);
      expect(deleted).toMatchObject({ action: 'deleted', username: 'admin' });
      expect(deleted!.changes[column.name]).toEqual([saved[column.name], null]);
    });

    test.runIf(offered.has('delete'))('a deleted record is gone', async () => {
      const made = await records.create(await leastInput(resource, app.as('admin')));
      expect(await records.remove(made.id)).toBe(made.id);
      expect(await records.one(made.id)).toBeNull();
      await expect(records.remove(made.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(records.update(made.id, {})).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: `${resource.label} not found`,
      });
    });

    const required = columns.filter(column => column.required);
    const missing = required.filter(
      column => !column.series && (column.default === undefined || column.kind === 'textList'),
    );

    test.runIf(missing.length > 0)('all missing fields are reported at once', async () => {
      const fields = Object.fromEntries(missing.map(column => [column.name, column.required!]));
      const before = await count();
      await expect(records.create({})).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
      const messages = [...new Set(Object.values(fields))].join('; ');
      await expect(records.create({})).rejects.toMatchObject({ message: messages });
      expect(await count()).toEqual(before);
    });

    test('a required field cannot be emptied, nor one with a default; a number goes back to its default', async () => {
      const isReset = ({ kind, required, default: value }: Column) =>
        !required && value !== undefined && ['money', 'number', 'int'].includes(kind);
      const kept = changeable.filter(
        column =>
          !isReset(column) &&
          (column.required || (column.default !== undefined && column.kind !== 'textList')),
      );
      const patch = Object.fromEntries(kept.map(column => [column.name, emptyOf(column)]));
      const fields = Object.fromEntries(
        kept.map(column => [column.name, column.required ?? `${column.label} is required`]),
      );
      await expect(records.update(record.id, patch)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields,
      });
      expect(await records.one(record.id)).toEqual(record);

      const numbers = changeable.filter(column => isReset(column) && !isComputed(resource, column));
      const emptied = Object.fromEntries(numbers.map(({ name }) => [name, null]));
      const defaults = Object.fromEntries(numbers.map(column => [column.name, defaultOf(column)]));
      expect(await records.update(record.id, emptied)).toMatchObject(defaults);
    });

    test('an optional field can be emptied', async () => {
      const optional = changeable.filter(column => column.nullable && column.column);
      const made = await records.create(await leastInput(resource, app.as('admin')));
      await records.update(made.id, await fullInput(resource, app.as('admin')));
      const patch = Object.fromEntries(optional.map(column => [column.name, emptyOf(column)]));
      const expected = Object.fromEntries(
        optional
          .filter(column => !REQUIRED_BY_A_RULE.has(`${resource.type}.${column.name}`))
          .map(({ name }) => [name, null]),
      );
      const given = Object.fromEntries(Object.entries(patch).filter(([name]) => name in expected));
      expect(await records.update(made.id, given)).toMatchObject(expected);
    });

    test('a value that a field cannot hold is rejected with a message on it, and nothing is created', async () => {
      const input = await leastInput(resource, app.as('admin'));
      const before = await count();
      for (const column of columns) {
        for (const value of wrongValues(column)) {
          const rejection = await records
            .create({ ...input, [column.name]: value })
            .catch((error: unknown) => error);
          const seen = `${column.name}: ${JSON.stringify(value)?.slice(0, 60)}`;
          expect(rejection, seen).toMatchObject({ code: 'BAD_USER_INPUT' });
          expect((rejection as { fields: Values }).fields, seen).toEqual({
            [column.name]: expect.any(String),
          });
        }
      }
      expect(await count()).toEqual(before);
    });

    test('the longest text that a field takes is stored, or rejected with a message on it', async () => {
      const texts = columns.filter(
        ({ kind, maxLength, values, pattern }) => kind !== 'password' && maxLength && !values && !pattern,
      );
      for (const column of texts) {
        const text = longText(column.maxLength!);
        const value = column.kind === 'textList' ? Array.from({ length: 200 }, () => text) : text;
        const least = await leastInput(resource, app.as('admin'));
        // A rejection of another field, or of none, leaves nothing that was saved.
        const [saved, rejected] = await records.create({ ...least, [column.name]: value }).then(
          made => [made[column.name], null],
          (error: unknown) => [null, (error as Rejected).fields?.[column.name]],
        );
        expect(rejected ?? isDeepStrictEqual(saved, value), column.name).toBeTruthy();
      }
    });

    test('a value that a field cannot hold is rejected with a message on it, and nothing changes', async () => {
      const before = await count();
      for (const column of columns.filter(column => column.column)) {
        for (const value of wrongValues(column)) {
          const rejection = await records
            .update(record.id, { [column.name]: value })
            .catch((error: unknown) => error);
          const seen = `${column.name}: ${JSON.stringify(value)?.slice(0, 60)}`;
          expect(rejection, seen).toMatchObject({ code: 'BAD_USER_INPUT' });
          expect((rejection as { fields: Values }).fields, seen).toEqual({
            [column.name]: expect.any(String),
          });
        }
      }
      expect(await records.one(record.id)).toEqual(record);
      expect(await count()).toEqual(before);
    });
  });
}

/** A text of this length that does not compress: PostgreSQL would fit a repeated letter into any index. */
const longText = (length: number) => randomBytes(length).toString('base64').slice(0, length);

/** Fields without a required mark that a rule across fields asks for with the sample's other values. */
const REQUIRED_BY_A_RULE = new Set(['Referral.joinDate']);

const emptyOf = ({ kind }: Column) =>
  kind === 'textList' ? [] : ['text', 'email', 'choice', 'time'].includes(kind) ? '  ' : null;

/** Whether setting `column` alone is a change of this record. */
function differs(column: Column, sample: unknown, stored: unknown): boolean {
  const goesAlone = !['date', 'time', 'choice', 'int', 'boolean', 'password'].includes(column.kind);
  return goesAlone && sample !== undefined && JSON.stringify(sample) !== JSON.stringify(stored);
}
