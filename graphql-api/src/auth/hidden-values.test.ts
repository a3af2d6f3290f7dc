import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Rejected, TestUser } from '../../testing/test-user.ts';

const app = useApp();

describe('without a hint', () => {
  const asTrainer = <T>(operation: string) => app.as('trainer').request<T>(operation);
  const grant = async (flags: { canView: boolean; canEdit?: boolean; canDelete?: boolean }) => {
    const [row] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Trainer' and resource = 'members'`,
    );
    await app.as('admin').records('Permission').update(String(row!.id), flags);
  };

  beforeAll(async () => {
    const member = await makeRecord(app.as('admin'), 'Member', { name: 'Ann Lee', phone: '777 4242' });
    await makeRecord(app.as('admin'), 'Session', { memberId: member.id });
  });
  beforeEach(() => grant({ canView: false, canEdit: true, canDelete: true }));
  afterAll(() => grant({ canView: true, canEdit: false, canDelete: false }));

  test('a search finds related records by their titles alone, whatever else the words match', async () => {
    const found = async (words: string) => {
      const operation = `{ sessions(search: "${words}") { totalCount } sessionsAggregate(search: "${words}") { count } memberOptions(search: "${words}") { id } }`;
      const data = await asTrainer<{
        sessions: { totalCount: number };
        sessionsAggregate: { count: number }[];
        memberOptions: unknown[];
      }>(operation);
      return [data.sessions.totalCount, data.sessionsAggregate[0]!.count, data.memberOptions.length];
    };
    expect(await found('lee')).toEqual([1, 1, 1]);
    expect(await found('4242')).toEqual([0, 0, 0]);
    expect(await found('lee 4242')).toEqual([0, 0, 0]);
  });

  test('a rejection names the permission and reveals nothing of the records', async () => {
    const operation = (phone: string) =>
      `{ sessions(filter: { member: { phone: { eq: "${phone}" } } }) { totalCount } }`;
    const rejections = await Promise.all(
      ['777 4242', 'no such number'].map(phone =>
        asTrainer(operation(phone)).catch((error: Rejected) => [error.message, error.extensions]),
      ),
    );
    const rejection = [
      'You do not have permission for this (members:view)',
      {
        code: 'FORBIDDEN',
        permission: 'members:view',
        template: 'You do not have permission for this ({permission})',
        values: { permission: 'members:view' },
      },
    ];
    expect(rejections).toEqual([rejection, rejection]);
  });

  test('only the referencing records that the user may view are counted', async () => {
    const admin = app.as('admin');
    const member = await makeRecord(admin, 'Member');
    const rejection = (user: TestUser) =>
      user
        .records('Member')
        .remove(member.id)
        .catch((error: Rejected) => error.message);
    await makeRecord(admin, 'Payment', { memberId: member.id });
    expect(await rejection(app.as('trainer'))).toBe('Other records refer to this member');
    await makeRecord(admin, 'Session', { memberId: member.id });
    expect(await rejection(app.as('trainer'))).toBe('1 session and other records refer to this member');
    expect(await rejection(admin)).toMatch(/^1 .+ and 1 .+ refer to this member$/);
  });

  test('an unknown name has the same validation error for every role', async () => {
    const operations = [
      '{ expensess { totalCount } }',
      '{ members { items { emial } } }',
      '{ sessions(filter: { member: { phon: { eq: "1" } } }) { totalCount } }',
      '{ members(sort: [{ field: nam }]) { totalCount } }',
      '{ membersAggregate(groupBy: [{ statu: true }]) { count } }',
    ];
    for (const operation of operations) {
      const rejections = await Promise.all(
        (['admin', 'trainer'] as const).map(login =>
          app
            .as(login)
            .request(operation)
            .catch(({ message, extensions }: Rejected) => [message, extensions]),
        ),
      );
      expect(rejections[0]).toMatchObject([
        expect.stringContaining('Did you mean'),
        { code: 'BAD_USER_INPUT' },
      ]);
      expect(rejections[1]).toEqual(rejections[0]);
    }
  });

  test('groups, their order and their conditions show nothing beyond titles', async () => {
    const rejections = await Promise.all(
      [
        '{ sessionsAggregate(groupBy: [{ member: { city: true } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ member: { name: true, phone: true } }], sort: [{ group: { member: { phone: ASC } } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ member: { assignedTrainer: { name: true } } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ status: true }], filter: { member: { city: { eq: "x" } } }, having: { count: { gt: 0 } }) { count } }',
        '{ sessions { items { member { name sessions { totalCount } } } } }',
      ].map(operation =>
        asTrainer(operation).catch(({ message, extensions }: Rejected) => [message, extensions]),
      ),
    );
    const rejection = [
      'You do not have permission for this (members:view)',
      {
        code: 'FORBIDDEN',
        permission: 'members:view',
        template: 'You do not have permission for this ({permission})',
        values: { permission: 'members:view' },
      },
    ];
    expect(rejections).toEqual(rejections.map(() => rejection));
    const ordered = await asTrainer<{ sessionsAggregate: { group: { member: { name: string } } }[] }>(
      '{ sessionsAggregate(groupBy: [{ member: { name: true } }], sort: [{ group: { member: { name: DESC } } }]) { group { member { name } } } }',
    );
    expect(ordered.sessionsAggregate.length).toBeGreaterThan(0);
  });

  test('an update that returns a record needs the permission to view it', async () => {
    const admin = app.as('admin');
    const member = await makeRecord(admin, 'Member');
    const update = app.as('trainer').records('Member').update(member.id, { name: 'Changed' });
    await expect(update).rejects.toMatchObject({ extensions: { permission: 'members:view' } });
    expect(await admin.records('Member').one(member.id)).toEqual(member);
  });
});
