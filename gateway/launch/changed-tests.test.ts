import { describe, expect, test } from 'vitest';
import { affectedTests, allTests, OF_EVERY_HUB } from './changed-tests.ts';

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
