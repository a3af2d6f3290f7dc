import '../entities.ts';
import { describe, expect, test } from 'vitest';
import type { Column } from '../kernel/columns.ts';
import { writableColumns, type Resource } from '../kernel/resource.ts';
import { validated } from '../kernel/validate.ts';
import { locations } from '../locations/location.ts';
import { members } from '../members/member.ts';
import { trainers } from '../trainers/trainer.ts';
import { makeLocations } from './demo/locations.ts';
import { makeMembers } from './demo/members.ts';
import { auditOf, recordOf, type Story } from './demo/story.ts';
import { makeTrainers } from './demo/trainers.ts';
import { masterData } from './master-data.ts';

function makeClub(today: string) {
  const coaches = makeTrainers(today);
  return {
    locations: makeLocations(today),
    trainers: coaches,
    members: makeMembers(today, coaches.map(recordOf)),
  };
}

const TODAY = '2026-11-20';
const club = makeClub(TODAY);
const clubMembers = club.members.map(recordOf);
const clubTrainers = club.trainers.map(recordOf);
const share = (status: string) =>
  clubMembers.filter(member => member.status === status).length / clubMembers.length;

const areas: [string, Resource, readonly Story<object>[]][] = [
  ['locations', locations as unknown as Resource, club.locations],
  ['trainers', trainers as unknown as Resource, club.trainers],
  ['members', members as unknown as Resource, club.members],
];

const choicesOf = ({ masterData: source }: Column) =>
  masterData[source!.page]![source!.dropdown]!.map(choice =>
    typeof choice === 'string' ? choice : choice[0],
  );

describe.each(areas)('%s', (_, resource, stories) => {
  const columns = writableColumns(resource);

  test('pass the validation that people meet', () => {
    for (const story of stories) validated(columns, recordOf(story), true);
  });

  test('take their choices from the drop-downs', () => {
    for (const column of columns.filter(({ masterData: source }) => source)) {
      const choices = choicesOf(column);
      const chosen = stories
        .map(recordOf)
        .flatMap(record => (record as Record<string, unknown>)[column.name]);
      expect(choices).toEqual(expect.arrayContaining([...new Set(chosen)]));
    }
  });

  test('have a past that ends today, in order', () => {
    for (const story of stories) {
      const moments = [story.createdAt, ...story.edits.map(edit => edit.at)];
      expect(moments).toEqual(moments.toSorted());
      expect(moments.at(-1)! <= `${TODAY}T00:05`).toBe(true);
    }
  });
});

test('the club is the same at every seed', () => {
  expect(makeClub(TODAY)).toEqual(club);
});

test.each(['2027-01-01', '2028-02-29', '2028-03-01', '2026-12-31'])('the club can be made on %s', today => {
  const { members: made } = makeClub(today);
  expect(made).toHaveLength(clubMembers.length);
  expect(made.map(recordOf).every(member => member.joiningDate <= today)).toBe(true);
});

test('members come and go, and most are active', () => {
  expect(share('active')).toBeGreaterThan(0.6);
  expect(share('inactive')).toBeGreaterThan(0.1);
  expect(share('frozen')).toBeGreaterThan(0.01);
  expect(share('expired')).toBeGreaterThan(0.005);
  expect(new Set(clubMembers.map(member => member.email)).size).toBe(clubMembers.length);
});

test('a running membership ends ahead, an ended one does not', () => {
  for (const member of clubMembers) {
    const runs = member.status === 'active' || member.status === 'frozen';
    expect(member.membershipEndDate > TODAY).toBe(runs);
    expect(member.membershipStartDate < member.membershipEndDate).toBe(true);
  }
});

test('only trainers who are there look after members', () => {
  const onLeave = clubTrainers.filter(trainer => trainer.status === 'on leave').map(trainer => trainer.id);
  expect(onLeave.length).toBeGreaterThan(0);
  const assigned = clubMembers.flatMap(member => member.assignedTrainerId ?? []);
  expect(assigned.length).toBeGreaterThan(300);
  expect(assigned.filter(id => onLeave.includes(id))).toEqual([]);
});

test('the audit trail tells how a record came about', () => {
  const left = club.members.find(({ edits }) => edits.at(-1)?.set.status === 'inactive')!;
  const trail = auditOf('members', left);
  expect(trail[0]).toMatchObject({
    action: 'created',
    changes: { status: [null, 'active'] },
    at: left.createdAt,
  });
  expect(trail.at(-1)).toMatchObject({ action: 'updated', recordId: left.id, at: recordOf(left).updatedAt });
  expect(trail.at(-1)!.changes['status']![1]).toBe('inactive');
  expect(recordOf(left).version).toBe(trail.length);
});
