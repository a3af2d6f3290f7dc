import { beforeAll, describe, expect, test } from 'vitest';
import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import type { Saved } from '../../testing/records.ts';
import { creatableResources, fullInput, leastInput, makeRecord } from '../../testing/samples.ts';
import { allResources, isSearchable, titleColumn, type Resource } from '../declaration/resource.ts';

const app = useApp();
const admin = () => app.as('admin');

const DAY = 86_400_000;
/** `yyyy-mm-dd` so many days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Moves everything that was written so far into the past, so that a test can write something on another day. */
async function passDays(days: number) {
  const tables = [...new Set(allResources().map(({ table }) => table))];
  const moved = tables.map(
    table =>
      `update "${table}" set created_at = created_at - interval '${days} days', updated_at = updated_at - interval '${days} days';`,
  );
  await app.sql(
    `alter table audit_entry disable trigger user;
     update audit_entry set at = at - interval '${days} days',
       changes = case when changes ? 'createdAt' then jsonb_set(changes, '{createdAt,0}',
         to_jsonb((changes -> 'createdAt' ->> 0)::timestamptz - interval '${days} days')) else changes end;
     alter table audit_entry enable trigger user;
     ${moved.join('\n')}`,
  );
}

/** The record without what depends on the day of the test. */
const stable = (record: Saved | null) => {
  if (!record) return null;
  const { createdAt: _created, updatedAt: _updated, ...values } = record;
  return values;
};

describe('every resource as it was', () => {
  const states = new Map<Resource, { created: Saved; updated: Saved; kept: Saved }>();

  beforeAll(async () => {
    for (const resource of creatableResources()) {
      const records = admin().records(resource.type);
      const created = await records.create(await leastInput(resource, admin()));
      const kept = await records.create(await leastInput(resource, admin()));
      states.set(resource, { created, updated: created, kept });
    }
    await passDays(10);
    for (const [resource, state] of states)
      state.updated = await admin()
        .records(resource.type)
        .update(state.created.id, await fullInput(resource, admin()));
    await passDays(10);
    for (const [{ type, operations }, { updated }] of states)
      if (operations.includes('delete')) await admin().records(type).remove(updated.id);
    await passDays(10);
  }, 120_000);

  test.each(creatableResources().map(resource => [resource.plural, resource] as const))(
    '%s',
    async (_, resource) => {
      const { created, updated, kept } = states.get(resource)!;
      const records = admin().records(resource.type);
      const ours = { id: { in: [created.id, kept.id] } };
      const at = async (days: number) => {
        const { items } = await records.list({ filter: ours, sort: [{ field: 'id' }], asOf: daysAgo(days) });
        expect(stable(await records.one(created.id, daysAgo(days))), `one record ${days} days ago`).toEqual(
          stable(items.find(({ id }) => id === created.id) ?? null),
        );
        return items.map(stable);
      };
      expect(await at(35)).toEqual([]);
      expect(await at(25)).toEqual([created, kept].map(stable));
      expect(await at(15)).toEqual([updated, kept].map(stable));
      const last = resource.operations.includes('delete') ? [kept] : [updated, kept];
      expect(await at(5)).toEqual(last.map(stable));
      const query = `query ($filter: ${resource.type}Filter, $days: [LocalDate!]) {
        rows: ${resource.plural}Aggregate(filter: $filter, asOfEach: { days: $days }) { asOf count max { updatedAt } }
      }`;
      const days = [35, 25, 15, 5, 0];
      const { rows } = await admin().request<{ rows: Saved[] }>(query, {
        filter: ours,
        days: days.map(daysAgo),
      });
      expect(rows.map(({ count }) => count)).toEqual([0, 2, 2, last.length, last.length]);
      expect(rows.map(({ asOf }) => asOf)).toEqual(days.map(daysAgo));
      expect(await at(-5), 'a day in the future has the current records').toEqual(last.map(stable));
    },
  );

  const searchable = creatableResources().filter(isSearchable);
  test.each(searchable.map(resource => [resource.plural, resource] as const))(
    'the search of %s looks through the earlier text',
    async (_, resource) => {
      const { created, updated } = states.get(resource)!;
      const { name, search } = titleColumn(resource);
      const text = String(created[name]);
      // Phone numbers are found by their digits alone, too.
      const number = text.match(/\d+/)?.[0] ?? text;
      const values = Object.values(updated).map(value => JSON.stringify(value));
      const forms = values.flatMap(value => [value, value.replaceAll(/[\s()+./-]/g, '')]);
      const isElsewhere = forms.some(form => form.includes(number));
      if (!search || isElsewhere) return;
      const found = async (days: number) => {
        const { items } = await admin()
          .records(resource.type)
          .list({ search: text, filter: { id: { eq: created.id } }, asOf: daysAgo(days) });
        return items.length;
      };
      expect(await found(25), text).toBe(1);
      expect(await found(15), text).toBe(0);
    },
  );
});

describe('a member whose trainer and payments changed', () => {
  let member: Saved;
  let trainer: Saved;

  beforeAll(async () => {
    trainer = await makeRecord(admin(), 'Trainer', { name: 'Ann Before' });
    member = await makeRecord(admin(), 'Member', {
      name: 'Max',
      assignedTrainerId: trainer.id,
      city: 'Here',
    });
    const invoice = await makeRecord(admin(), 'BillingRecord', { memberId: member.id, amount: 100 });
    await makeRecord(admin(), 'Payment', { billingId: invoice.id, amount: 30, paymentStatus: 'completed' });
    await passDays(10);
    await admin().records('Trainer').update(trainer.id, { name: 'Ann After' });
    await admin().records('Member').update(member.id, { city: 'There' });
    await makeRecord(admin(), 'Payment', { billingId: invoice.id, amount: 20, paymentStatus: 'completed' });
  });

  const read = `query ($id: ID!, $day: LocalDate) {
    member(id: $id, asOf: $day) { city assignedTrainer { name } invoices { totalCount items { paidAmount openAmount payments { items { amount } } } } }
  }`;

  test('related records and lists within it are those of the day', async () => {
    const invoice = (paid: number, amounts: number[]) => ({
      totalCount: 1,
      items: [
        {
          paidAmount: paid,
          openAmount: 100 - paid,
          payments: { items: amounts.map(amount => ({ amount })) },
        },
      ],
    });
    expect(await admin().request(read, { id: member.id, day: daysAgo(5) })).toEqual({
      member: { city: 'Here', assignedTrainer: { name: 'Ann Before' }, invoices: invoice(30, [30]) },
    });
    const { member: current } = await admin().request<{ member: object }>(read, { id: member.id });
    expect(current).toMatchObject({ city: 'There', assignedTrainer: { name: 'Ann After' } });
  });

  test('filters, sorts and groups use the values of the day, in one request for two days', async () => {
    const query = `query ($early: LocalDate, $late: LocalDate, $filter: MemberFilter!) {
      early: membersAggregate(filter: $filter, groupBy: [{ city: true }, { assignedTrainer: { name: true } }], asOf: $early) { group { city assignedTrainer { name } } count }
      late: membersAggregate(filter: $filter, groupBy: [{ city: true }, { assignedTrainer: { name: true } }], asOf: $late) { group { city assignedTrainer { name } } count }
      found: members(filter: { and: [$filter, { assignedTrainer: { name: { eq: "Ann Before" } } }] }, sort: [{ field: assignedTrainerName }], asOf: $early) { totalCount }
      gone: members(filter: { and: [$filter, { assignedTrainer: { name: { eq: "Ann Before" } } }] }, asOf: $late) { totalCount }
    }`;
    const variables = { early: daysAgo(5), late: daysAgo(0), filter: { id: { eq: member.id } } };
    expect(await admin().request(query, variables)).toEqual({
      early: [{ group: { city: 'Here', assignedTrainer: { name: 'Ann Before' } }, count: 1 }],
      late: [{ group: { city: 'There', assignedTrainer: { name: 'Ann After' } }, count: 1 }],
      found: { totalCount: 1 },
      gone: { totalCount: 0 },
    });
  });

  test('groups of several days use the values of each', async () => {
    const query = `query ($days: [LocalDate!], $filter: MemberFilter!) {
      rows: membersAggregate(filter: $filter, groupBy: [{ city: true }, { assignedTrainer: { name: true } }], asOfEach: { days: $days }) {
        asOf group { city assignedTrainer { name } } count
      }
      found: membersAggregate(filter: { and: [$filter, { payments: { aggregate: { sum: { amount: { gte: 50 } } } } }] }, asOfEach: { days: $days }) { count }
    }`;
    const [early, late] = [daysAgo(5), daysAgo(0)];
    const variables = { days: [late, early], filter: { id: { eq: member.id } } };
    expect(await admin().request(query, variables)).toEqual({
      rows: [
        { asOf: early, group: { city: 'Here', assignedTrainer: { name: 'Ann Before' } }, count: 1 },
        { asOf: late, group: { city: 'There', assignedTrainer: { name: 'Ann After' } }, count: 1 },
      ],
      found: [{ count: 0 }, { count: 1 }],
    });
  });

  test('the last visit is the last one up to the day, also of a member that never changed', async () => {
    const [unchanged] = (await app.sql<{ id: string }>(
      `insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date, membership_end_date, health_conditions, created_at)
       values ('Imported', 'imported@example.com', '0555', 'Basic', 'active', '2024-01-01', '2024-01-01', '2034-01-01', '{}', now() - interval '20 days')
       returning id::text`,
    )) as [{ id: string }];
    const visitedAt = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const visits = [8, 2].map(visitedAt);
    for (const { id } of [member, unchanged])
      await app.sql(
        `with visits as (
           insert into visit (member_id, checked_in_at, checked_out_at, decision, reasons, details, facts, decided_by)
           select $1::int, at, at, decision, '{}', '[]', '{}', 'server'
             from (values ($2::timestamptz, 'allowed'), ($3, 'warned'), (now() - interval '4 days', 'denied')) given(at, decision))
         update member set last_visit = $3 where id = $1`,
        [id, ...visits],
      );
    const filter = { id: { in: [member.id, unchanged.id] } };
    const days = [9, 5, 0].map(daysAgo);
    const { rows } = await admin().request<{ rows: { min: object; max: object }[] }>(
      `query ($days: [LocalDate!], $filter: MemberFilter!) {
         rows: membersAggregate(filter: $filter, asOfEach: { days: $days }) { min { lastVisit } max { lastVisit } }
       }`,
      { days, filter },
    );
    const expected = [null, ...visits];
    expect(rows).toEqual(expected.map(lastVisit => ({ min: { lastVisit }, max: { lastVisit } })));
    for (const [index, asOf] of days.entries()) {
      const { items } = await admin().records('Member').list({ filter, asOf });
      expect(
        items.map(({ lastVisit }) => lastVisit),
        asOf,
      ).toEqual([expected[index], expected[index]]);
    }
  });

  test('pages are read on by cursor at the same day', async () => {
    const query = `query ($day: LocalDate, $after: String) {
      payments(filter: { memberId: { eq: "${member.id}" } }, sort: [{ field: amount }], page: { limit: 1, after: $after }, asOf: $day) {
        totalCount items { amount } pageInfo { hasNextPage endCursor }
      }
    }`;
    type Page = { payments: { items: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    const first = await admin().request<Page>(query, { day: daysAgo(0) });
    expect(first.payments).toMatchObject({
      totalCount: 2,
      items: [{ amount: 20 }],
      pageInfo: { hasNextPage: true },
    });
    const after = first.payments.pageInfo.endCursor;
    const second = await admin().request<Page>(query, { day: daysAgo(0), after });
    expect(second.payments).toMatchObject({
      totalCount: 2,
      items: [{ amount: 30 }],
      pageInfo: { hasNextPage: false },
    });
    expect((await admin().request<Page>(query, { day: daysAgo(5) })).payments).toMatchObject({
      totalCount: 1,
    });
  });

  describe('a record that no entry of the log created', () => {
    const day = (days: number) => ({ asOf: daysAgo(days) });
    let id: string;

    beforeAll(async () => {
      const [row] = await app.sql<{ id: number }>(
        `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date, membership_start_date, membership_end_date, created_at)
       values ('Imported', 'imported@example.com', '5', 'Basic', 'active', '{}', '2026-01-31', '2026-01-31', '2027-01-30', now() - interval '20 days') returning id`,
      );
      id = String(row!.id);
    });

    const existsOn = async (days: number) => {
      const one = await admin().records('Member').one(id, day(days).asOf);
      const { items } = await admin()
        .records('Member')
        .list({ filter: { id: { eq: id } }, ...day(days) });
      expect(items.length, `${days} days ago`).toBe(one ? 1 : 0);
      return one !== null;
    };

    test('exists from its first day on, also when it is changed, deleted and restored', async () => {
      const expectSame = async (now: boolean) => {
        expect(await existsOn(30)).toBe(false);
        expect(await existsOn(21)).toBe(false);
        expect(await existsOn(15)).toBe(true);
        expect(await existsOn(-5)).toBe(now);
      };
      await expectSame(true);
      await admin().records('Member').update(id, { city: 'Elsewhere' });
      await expectSame(true);
      await admin().records('Member').remove(id);
      await expectSame(false);
      await admin().request(`mutation ($entry: ID!) { undoChange(entryId: $entry) { __typename } }`, {
        entry: await lastEntry(),
      });
      await expectSame(true);
    });

    async function lastEntry(): Promise<string> {
      const [entry] = await app.sql<{ id: string }>(
        `select max(id)::text as id from audit_entry where resource = 'members' and record_id = $1`,
        [id],
      );
      return entry!.id;
    }
  });

  test('it takes the permission to view the records, and a date', async () => {
    const query = `query ($day: LocalDate) { employees(asOf: $day) { totalCount } }`;
    await expect(app.as('trainer').request(query, { day: daysAgo(5) })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const day of ['2026-02-30', "2026-01-01'; drop table member", '', 5])
      await expect(admin().request(query, { day })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
