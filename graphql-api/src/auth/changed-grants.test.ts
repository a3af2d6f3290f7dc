import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { TestUser } from '../../testing/test-user.ts';
import { createApi } from '../index.ts';

const app = useApp();

describe('a change of the table', () => {
  const canView = { role: 'Trainer', resource: 'expenses' };
  const listing = '{ expenses { totalCount } }';
  const rowId = async () => {
    const [row] = await app.sql<{ id: number }>(
      'select id from permission where role = $1 and resource = $2',
      [canView.role, canView.resource],
    );
    return String(row!.id);
  };

  test('holds at the next request', async () => {
    const id = await rowId();
    for (const flag of [true, false, true, false]) {
      await app.as('admin').records('Permission').update(id, { canView: flag });
      expect(await outcomeOf(app.as('trainer'), listing)).toBe(flag ? 'open' : 'FORBIDDEN');
    }
  });

  test('holds within moments in another process of the API, and when it was made past the API', async () => {
    const other = await createApi({ databaseUrl: app.databaseUrl, production: false, log: silent });
    try {
      const trainer = new TestUser(other, app.as('trainer').token);
      expect(await outcomeOf(trainer, listing)).toBe('FORBIDDEN');
      await app
        .as('admin')
        .records('Permission')
        .update(await rowId(), { canView: true });
      await expect.poll(() => outcomeOf(trainer, listing)).toBe('open');
      await app.sql(
        `update permission set can_view = false where role = 'Trainer' and resource = 'expenses'`,
      );
      await expect.poll(() => outcomeOf(trainer, listing)).toBe('FORBIDDEN');
      await expect.poll(() => outcomeOf(app.as('trainer'), listing)).toBe('FORBIDDEN');
    } finally {
      await other.close();
    }
  });
});

test('a Super User may always administer permissions, and `me` says so', async () => {
  await app.sql(`delete from permission where role = 'Super User'`);
  const admin = app.as('admin');
  const permissions = admin.records('Permission');
  await expect.poll(() => outcomeOf(admin, '{ members { totalCount } }')).toBe('FORBIDDEN');
  const { me } = await admin.request<{ me: { permissions: object[] } }>(
    '{ me { permissions { resource view add edit delete } } }',
  );
  expect(me.permissions).toEqual([
    { resource: 'permissions', view: true, add: true, edit: true, delete: true },
  ]);

  const flags = { canView: true, canAdd: true, canEdit: true, canDelete: true, menuVisible: true };
  const made = await permissions.create({ role: 'Super User', resource: 'members', ...flags });
  expect(await outcomeOf(admin, '{ members { totalCount } }')).toBe('open');
  await permissions.update(made.id, { canView: false });
  expect(await outcomeOf(admin, '{ members { totalCount } }')).toBe('FORBIDDEN');
  await permissions.remove(made.id);
  expect((await permissions.list({ filter: { role: { eq: 'Super User' } } })).totalCount).toBe(0);
});
