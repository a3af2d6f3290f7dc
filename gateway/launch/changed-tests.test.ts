import { describe, expect, test } from 'vitest';
import { affectedTests, allTests, isSlow, OF_EVERY_HUB } from './changed-tests.ts';

const tests = allTests();
const affected = (...changed: string[]) => affectedTests(tests, changed);

describe('what a change can affect without being imported', () => {
  test('a hub: its own browser tests and those that open every screen', () => {
    const of = affected('mf-fitness/src/trainers/trainers.tsx');
    expect(of).toContain('mf-fitness/src/trainers/trainers.browser.test.ts');
    expect(of).toEqual(expect.arrayContaining([...OF_EVERY_HUB]));
    expect(of.filter(file => file.startsWith('mf-') && !file.startsWith('mf-fitness/'))).toEqual([]);
    expect(of.length).toBeLessThan(tests.length / 10);
  });

  test('the shell, the kit or the API: every browser test of a screen', () => {
    const ofHubs = tests.filter(file => /^mf-.*\.browser\.test\.ts$/.test(file));
    for (const file of [
      'shell-app/src/frame/frame.tsx',
      'shell-app/packages/hub-kit/src/format.ts',
      'graphql-api/src/resources/rewards/reward.ts',
    ])
      expect(affected(file)).toEqual(expect.arrayContaining(ofHubs));
  });

  test('the launcher: the tests that start programs', () => {
    expect(affected('gateway/launch/backup.ts')).toContain('gateway/launch/backup.test.ts');
    expect(affected('gateway/launch/backup.ts')).not.toContain('gateway/src/club.test.ts');
    const programs = tests.filter(file => isSlow(file) && file.startsWith('gateway/'));
    expect(affected('gateway/launch/serve.ts')).toEqual(expect.arrayContaining(programs));
  });

  test('what hubs are built of: the programs that build them', () => {
    for (const file of [
      'shell-app/packages/hub-kit/src/format.ts',
      'graphql-api/src/resources/rewards/reward.ts',
    ])
      expect(affected(file)).toEqual(
        expect.arrayContaining([
          'gateway/launch/create-hub.slow.test.ts',
          'gateway/launch/dev.slow.browser.test.ts',
          'gateway/testing/contributing/guide.slow.test.ts',
          'gateway/testing/hub-team/hub-commands.slow.test.ts',
          'gateway/testing/hub-team/hub-team.slow.browser.test.ts',
        ]),
      );
    expect(affected('shell-app/packages/hub-kit/src/format.ts')).not.toContain(
      'gateway/testing/chaos/kill-run.slow.test.ts',
    );
  });

  test('what a test reads or runs beside itself: that test', () => {
    expect(affected('gateway/testing/kept-hubs/hub-kit-2.1.0/hub.json')).toContain(
      'gateway/testing/kept-hubs/kept-hubs.slow.browser.test.ts',
    );
    for (const file of [
      'gateway/testing/contributing/locker-tests.ts',
      'mf-facilities/src/facilities.hub.tsx',
    ])
      expect(affected(file)).toContain('gateway/testing/contributing/guide.slow.test.ts');
  });

  test('a document: the tests of documents', () => {
    expect(affected('gateway/docs/tests.md')).toEqual(['gateway/testing/documentation.test.ts']);
    expect(affected('graphql-api/docs/tutorial.md')).toEqual([
      'gateway/testing/contributing/guide.slow.test.ts',
      'gateway/testing/documentation.test.ts',
    ]);
  });

  test('a test: itself', () => {
    const file = 'mf-fitness/src/trainers/trainers.browser.test.ts';
    expect(affected(file)).toEqual([file]);
  });

  test('the lock file: everything', () => expect(affected('pnpm-lock.yaml')).toEqual(tests));
});
