import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';

const app = useApp();
const CHANGE = `mutation ($patch: UserSettingsPatch!) {
  settings: updateMySettings(patch: $patch) { density pageSize motion theme language }
}`;
const ME = '{ me { updatedAt settings { density pageSize motion theme language } } }';

test('settings belong to the user and stay after the session', async () => {
  expect(await app.as('reception').request(ME)).toMatchObject({
    me: {
      settings: { density: 'comfortable', pageSize: null, motion: 'full', theme: 'light', language: 'en' },
    },
  });
  await app
    .as('reception')
    .request(CHANGE, { patch: { density: 'compact', pageSize: 50, theme: 'dark', language: 'de' } });
  await app.as('reception').request(CHANGE, { patch: { pageSize: null, density: null, motion: 'reduced' } });
  expect(await app.as('reception').request(ME)).toMatchObject({
    me: {
      settings: { density: 'compact', pageSize: null, motion: 'reduced', theme: 'dark', language: 'de' },
    },
  });
  expect(await app.as('trainer').request(ME)).toMatchObject({ me: { settings: { density: 'comfortable' } } });
});

test('a change of settings does not change the version of the user', async () => {
  const before = await app.as('manager').request<{ me: { updatedAt: string } }>(ME);
  const versions = () =>
    app.sql<{ version: number }>(`select version from "user" where username = 'manager'`);
  const stored = await versions();
  await app.as('manager').request(CHANGE, { patch: { density: 'compact' } });
  const after = await app.as('manager').request<{ me: { updatedAt: string } }>(ME);
  expect(after.me.updatedAt).toBe(before.me.updatedAt);
  expect(await versions()).toEqual(stored);
});

test.each([0, -1, 101])('%i rows per page are rejected', async pageSize => {
  await expect(app.as('admin').request(CHANGE, { patch: { pageSize } })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { pageSize: 'Rows per page must be between 1 and 100' },
  });
});
