import { beforeEach, describe, expect, test } from 'vitest';
import { buildOf, useReleases } from '../../testing/release-servers.ts';

const { servers, send, as, upload, activate, rollBack, served, releasesOf } = useReleases();

describe('a canary', () => {
  const stable = buildOf('mf-bird', '1.0.0');
  const canary = buildOf('mf-bird', '1.1.0');
  beforeEach(async () => {
    await servers.database.query('update "user" set last_login = now()');
    await upload(stable);
    await upload(canary);
    await activate(stable);
  });
  const versionFor = async (username: string) =>
    (await served('mf-bird', { token: await as(username) })).version;
  const fail = async (username: string, version = '1.1.0') =>
    send('POST', '/hubs/failures', {
      token: await as(username),
      body: { remote: 'mf-bird', version, entry: 'x', reason: 'It is broken' },
    });

  test('is served to its roles, and to everybody when it is activated', async () => {
    await activate(canary, { roles: ['Trainer'] });
    expect([await versionFor('trainer'), await versionFor('reception')]).toEqual(['1.1.0', '1.0.0']);
    const { registry, version } = await served('mf-bird');
    expect([registry.personal, version]).toEqual([true, '1.0.0']);
    await activate(canary);
    const all = await served('mf-bird');
    expect([all.version, all.registry.personal]).toEqual(['1.1.0', undefined]);
    expect((await releasesOf('mf-bird')).canary).toBeNull();
  });

  test('is served to a share of the users, always to the same, and to more of them when the share grows', async () => {
    const logins = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
    const servedTo = async (percent: number) => {
      await activate(canary, { percent });
      const versions = await Promise.all(logins.map(versionFor));
      expect(await Promise.all(logins.map(versionFor))).toEqual(versions);
      return logins.filter((_, index) => versions[index] === '1.1.0');
    };
    const [few, half, most] = [await servedTo(0.01), await servedTo(50), await servedTo(99.99)];
    expect([few, most]).toEqual([[], logins]);
    expect(half.length, 'with some and without some').toSatisfy((count: number) => count > 0 && count < 5);
    // The first of them are still served it when the share is smaller again.
    const quarter = await servedTo(25);
    expect(half).toEqual(expect.arrayContaining(quarter));
    for (const percent of [0, 100, -1, '50']) expect((await activate(canary, { percent })).status).toBe(400);
    expect((await activate(canary, { roles: ['Nobody'] })).status).toBe(400);
    expect((await activate(canary, {})).status).toBe(400);
  });

  test('is stopped when it fails for two users of its audience', async () => {
    await activate(canary, { roles: ['Trainer', 'Reception'] });
    // Of somebody who has it not, and twice of one user.
    for (const username of ['accounts', 'trainer', 'trainer'])
      expect((await fail(username)).status).toBe(204);
    expect(await versionFor('trainer')).toBe('1.1.0');
    expect((await fail('reception')).status).toBe(204);
    expect(await versionFor('trainer')).toBe('1.0.0');
    expect((await served('mf-bird')).hub.recalled).toEqual(['1.1.0']);
    const { history, canary: none } = await releasesOf('mf-bird');
    expect([history[0], none]).toMatchObject([
      { action: 'stop-canary', version: '1.1.0', by: 'the server', reason: 'It failed for 2 users' },
      null,
    ]);
    expect(servers.app.errors.splice(0).map(({ message }) => message)).toContain(
      'A canary was stopped because it failed in several browsers',
    );
  });

  test('is stopped when it fails for the only user of its audience', async () => {
    await activate(canary, { roles: ['Trainer'] });
    expect((await fail('trainer')).status).toBe(204);
    expect(await versionFor('trainer')).toBe('1.0.0');
    expect((await releasesOf('mf-bird')).history[0]).toMatchObject({
      action: 'stop-canary',
      reason: 'It failed for 1 user',
    });
    servers.app.errors.splice(0);
  });

  describe('is stopped when it fails for the only user who', () => {
    const trainers = { roles: ['Trainer', 'Accounts'] };
    const isStopped = async (version?: string) => {
      expect((await fail('trainer', version)).status).toBe(204);
      servers.app.errors.splice(0);
      return (await releasesOf('mf-bird')).canary === null;
    };

    test('signs in', async () => {
      await activate(canary, trainers);
      expect(await isStopped()).toBe(false);
      await activate(canary, trainers);
      await servers.database.query(
        `update "user" set last_login = now() - interval '31 days' where role = 'Accounts'`,
      );
      expect(await isStopped()).toBe(true);
    });

    test('may open one of its parts', async () => {
      const grant = (role: string, allowed: boolean) =>
        servers.database.query(
          `update permission set can_view = $2 where role = $1 and resource = 'sessions'`,
          [role, allowed],
        );
      const guarded = buildOf('mf-bird', '1.2.0', { requires: 'sessions:view' });
      await upload(guarded);
      await grant('Accounts', true);
      await activate(guarded, trainers);
      expect(await isStopped('1.2.0')).toBe(false);
      await grant('Accounts', false);
      await activate(guarded, trainers);
      expect(await isStopped('1.2.0')).toBe(true);
    });
  });

  test('names the role that does not exist', async () => {
    const { status, body } = await activate(canary, { roles: ['Trainer', 'Trainr'] });
    expect([status, body.errors?.audience ?? JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('There is no role Trainr. Roles are '),
    ]);
  });

  test('is stopped by a roll-back, which leaves the active version', async () => {
    await activate(canary, { roles: ['Trainer'] });
    expect((await rollBack('mf-bird')).body.version).toBe('1.0.0');
    expect(await versionFor('trainer')).toBe('1.0.0');
  });
});
