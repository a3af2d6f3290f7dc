import '../resources/index.ts';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { Values } from '../../testing/records.ts';
import { creatableResources, makeRecord } from '../../testing/samples.ts';
import type { Column } from '../declaration/column-registry.ts';
import { allResources, resourceOf, type Resource } from '../declaration/resource.ts';

const app = useApp();

interface Reference {
  from: Resource;
  column: Column;
  to: Resource;
  restrictsDelete: boolean;
}

const references = creatableResources()
  .flatMap(from =>
    from.references.map((column): Reference => ({
      from,
      column,
      to: resourceOf(column.ref!.entity()),
      restrictsDelete: column.ref!.restrictsDelete,
    })),
  )
  // A user is deactivated instead.
  .filter(({ to }) => to.operations.includes('delete'));
const named = (list: Reference[]) =>
  list.map(reference => [`${reference.from.type}.${reference.column.name}`, reference] as const);

/** A record that refers to another, and that other. */
async function pairOf({ from, column, to }: Reference) {
  const admin = app.as('admin');
  const target = await makeRecord(admin, to.type);
  const isReferrer = column.readOnly && from.type === 'Referral';
  if (column.readOnly && !isReferrer) {
    // Only operations of the server set it.
    const { id } = await makeRecord(admin, from.type);
    await app.sql(`update "${from.table}" set "${column.column}" = $1 where id = $2`, [target.id, id]);
    return { target, referring: (await admin.records(from.type).one(id))! };
  }
  const more: Values = isReferrer
    ? { referrerCategory: to.singular, referrerId: Number(target.id) }
    : { [column.name]: target.id };
  return { target, referring: await makeRecord(admin, from.type, more) };
}

describe('what needs a record keeps it', () => {
  test.each(named(references.filter(({ restrictsDelete }) => restrictsDelete)))(
    '%s',
    async (_name, reference) => {
      const { from, to, column } = reference;
      const { target, referring } = await pairOf(reference);
      expect(String(referring[column.name])).toBe(target.id);
      const targets = app.as('admin').records(to.type);
      const before = await targets.one(target.id);
      const [one, many] = from.itemLabels;
      // An employee may have been created with a pay record.
      const message = new RegExp(`^(1 ${one} refers|2 ${many} refer) to this ${to.label.toLowerCase()}$`);
      await expect(targets.remove(target.id)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(message),
      });
      expect(await targets.one(target.id)).toEqual(before);
      expect(await app.as('admin').records(from.type).one(referring.id)).toEqual(referring);
    },
  );
});

describe('what can do without a record loses it and nothing else', () => {
  const deletable = ({ to }: Reference) => to.operations.includes('delete');
  test.each(named(references.filter(reference => !reference.restrictsDelete && deletable(reference))))(
    '%s',
    async (_name, reference) => {
      const { from, to, column } = reference;
      const { target, referring } = await pairOf(reference);
      expect(referring[column.name]).toBe(target.id);
      await app.as('admin').records(to.type).remove(target.id);
      const left = await app.as('admin').records(from.type).one(referring.id);
      expect(left).toEqual({
        ...referring,
        [column.name]: null,
        version: referring.version + 1,
        updatedAt: left!['updatedAt'],
      });
      const entries = await app.sql(
        `select lost.username, lost.version, lost.changes, deletion.action, deletion.resource, lost.xmin = deletion.xmin as together
           from audit_entry lost join audit_entry deletion on deletion.id = lost.cause_id
          where lost.resource = $1 and lost.record_id = $2`,
        [from.resource, referring.id],
      );
      expect(entries).toEqual([
        {
          username: 'admin',
          version: referring.version + 1,
          changes: { [column.name]: [Number(target.id), null] },
          action: 'deleted',
          resource: to.resource,
          together: true,
        },
      ]);
    },
  );
});

test('nothing about money goes with a member, an employee or an invoice', () => {
  const holding = named(references.filter(({ restrictsDelete }) => restrictsDelete)).map(([name]) => name);
  expect(holding).toEqual(
    expect.arrayContaining([
      'Payment.memberId',
      'Payment.billingId',
      'BillingRecord.memberId',
      'Payroll.employeeId',
      'Commission.employeeId',
      'Reward.memberId',
    ]),
  );
});

test('the database itself deletes no record because another goes', async () => {
  const cascading = await app.sql(
    `select relname as "table", conname from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and confdeltype not in ('r', 'n') and connamespace = 'public'::regnamespace
        and relname = any($1)`,
    [allResources().map(({ table }) => table)],
  );
  expect(cascading).toEqual([]);
});
