import { expect, test } from 'vitest';
import { afterRepetition } from './unstable-tests.ts';

const report = (passed: number, failures: string[]) => ({
  project: 'gateway',
  file: 'gateway/a.test.ts',
  milliseconds: 1,
  passed,
  skipped: 0,
  failures,
});
const failed = report(1, ['a > b: timed out']);
const passed = report(2, []);
const known = [{ file: 'gateway/a.test.ts', since: '2026-11-01', why: 'a port is taken' }];

test('what passes only when it is repeated fails the run', () => {
  expect(afterRepetition(failed, passed)).toEqual(
    report(1, ['a > b: timed out (UNSTABLE: passes when it is repeated)']),
  );
  expect(afterRepetition(failed, failed)).toEqual(failed);
});

test('unless it is known as unstable, for two weeks', () => {
  expect(afterRepetition(failed, passed, known, '2026-11-15')).toEqual(passed);
  expect(afterRepetition(failed, passed, known, '2026-11-16').failures).toHaveLength(1);
  expect(afterRepetition(failed, failed, known, '2026-11-15')).toEqual(failed);
});
