import '../entities.ts';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import type { Column } from '../kernel/columns.ts';
import { allResources, writableColumns, type Resource } from '../kernel/resource.ts';
import { validated } from '../write/validate.ts';
import { makeClub, type Area } from './demo/club.ts';
import { auditOf, recordOf } from './demo/story.ts';
import { masterData } from './master-data.ts';

const TODAY = '2026-11-20';
const club = makeClub(TODAY);

type Row = Record<string, unknown> & { id: number; status: string };

const rowsIn = (areas: readonly Area[], table: string) =>
  areas.find(({ resource }) => resource.table === table)!.stories.map(recordOf) as unknown as Row[];
const rows = (table: string) => rowsIn(club, table);
const resourceIn = (table: string): Resource => allResources().find(each => each.table === table)!;

const choicesOf = ({ masterData: source }: Column): readonly unknown[] =>
  masterData[source!.page]![source!.dropdown]!.map(choice =>
    typeof choice === 'string' ? choice : choice[0],
  );

describe.each(club.map(area => [area.resource.table, area] as const))('%s', (table, { stories }) => {
  const resource = resourceIn(table);
  const columns = writableColumns(resource);
  const records = stories.map(recordOf) as unknown as Row[];

  test('is more than an empty screen', () => {
    expect(records.length).toBeGreaterThan(3);
  });

  test('passes the validation that people meet', () => {
    for (const record of records) expect(() => validated(columns, record, true)).not.toThrow();
  });

  test('takes its choices from the drop-downs', () => {
    for (const column of columns.filter(({ masterData: source }) => source)) {
      const chosen = new Set(records.flatMap(record => record[column.name] ?? []));
      expect([...chosen].filter(choice => !choicesOf(column).includes(choice))).toEqual([]);
    }
  });

  test('has a past that ends today, in order', () => {
    for (const { createdAt, edits } of stories) {
      const moments = [createdAt, ...edits.map(edit => edit.at)];
      expect(moments).toEqual(moments.toSorted());
      expect(moments.at(-1)! <= `${TODAY}T00:05`).toBe(true);
    }
  });

  test('is numbered from one, and refers to records that are there', () => {
    expect(records.map(({ id }) => id)).toEqual(records.map((_, index) => index + 1));
    for (const column of resource.columns.filter(({ ref }) => ref)) {
      const known = rows(allResources().find(each => each.entity === column.ref!.entity())!.table).length;
      const ids = records.map(record => record[column.name]).filter(id => id !== null && id !== undefined);
      expect(ids.every(id => Number(id) >= 1 && Number(id) <= known)).toBe(true);
      expect(column.required === undefined || ids.length === records.length).toBe(true);
    }
  });
});

test('the club is the same at every seed', () => {
  expect(makeClub(TODAY)).toEqual(club);
});

test.each(['2027-01-01', '2028-02-29', '2028-03-01', '2026-12-31'])('the club can be made on %s', today => {
  const people = rowsIn(makeClub(today), 'member');
  expect(people).toHaveLength(rows('member').length);
  expect(people.every(member => (member['joiningDate'] as string) <= today)).toBe(true);
});

describe('members', () => {
  const people = rows('member');
  const share = (status: string) => people.filter(member => member.status === status).length / people.length;

  test('come and go, and most are active', () => {
    expect(share('active')).toBeGreaterThan(0.5);
    expect(share('inactive')).toBeGreaterThan(0.1);
    expect(share('frozen')).toBeGreaterThan(0.01);
    expect(share('expired')).toBeGreaterThan(0.005);
  });

  test('have an address of their own', () => {
    expect(new Set(people.map(member => member['email'])).size).toBe(people.length);
  });

  test('are in a running term exactly while they are active or frozen', () => {
    for (const member of people) {
      const runs = member.status === 'active' || member.status === 'frozen';
      expect((member['membershipEndDate'] as string) > TODAY).toBe(runs);
    }
  });

  test('are looked after by trainers who are there', () => {
    const trainers = rows('trainer');
    for (const trainer of trainers) {
      const clients = people.filter(member => member['assignedTrainerId'] === trainer.id);
      expect(trainer['assignedClients']).toBe(clients.length);
      expect(trainer.status === 'on leave' ? clients : []).toEqual([]);
    }
  });
});

test('no trainer is in two places at once', () => {
  const places = rows('session').map(({ trainerId, date, startTime }) => `${trainerId} ${date} ${startTime}`);
  expect(new Set(places).size).toBe(places.length);
});

test('there is something to do this week', () => {
  const soon = (day: unknown) => (day as string) >= TODAY && (day as string) <= addDays(TODAY, 7);
  expect(
    rows('parking_pass').filter(pass => pass.status === 'active' && soon(pass['validUntil'])).length,
  ).toBeGreaterThan(2);
  expect(rows('equipment').filter(piece => soon(piece['nextMaintenance'])).length).toBeGreaterThan(2);
  expect(
    rows('equipment').filter(piece => (piece['nextMaintenance'] as string) < TODAY).length,
  ).toBeGreaterThan(0);
  expect(
    rows('session').filter(session => session.status === 'scheduled' && soon(session['date'])).length,
  ).toBeGreaterThan(20);
});

test('the audit trail tells how a record came about', () => {
  const { stories } = club.find(({ resource }) => resource.table === 'member')!;
  const left = stories.find(
    ({ edits }) => (edits.at(-1)?.set as Partial<Row> | undefined)?.status === 'inactive',
  )!;
  const trail = auditOf('members', 'name', left);
  expect(trail[0]).toMatchObject({
    action: 'created',
    changes: { status: [null, 'active'] },
    at: left.createdAt,
  });
  expect(trail.at(-1)).toMatchObject({ action: 'updated', recordId: left.id, at: recordOf(left).updatedAt });
  expect(trail.at(-1)!.changes['status']![1]).toBe('inactive');
  expect(recordOf(left).version).toBe(trail.length);
});
