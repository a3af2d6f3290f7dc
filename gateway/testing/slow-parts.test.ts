import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { checkout } from '../launch/data-dir.ts';
import { chosenParts, type Parts, runParts, testsNamed } from './slow-parts.ts';

const parts: Parts = {
  one: async () => ({ result: 'passed' }),
  two: () => Promise.reject(new Error('the server does not start\nand more')),
  three: async () => ({ result: 'left out' }),
  four: async () => ({ result: 'FAILED', failures: ['a.test.ts > adds'] }),
};

test('every part has a row in the table, also after one that throws', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { failures, hasFailed, table } = await runParts(parts, Object.keys(parts));
  expect(printed).toHaveBeenCalledExactlyOnceWith(new Error('the server does not start\nand more'));
  expect(table.split('\n').map(row => row.split(/ {2,}/).slice(0, 2))).toEqual([
    ['', 'duration processor'],
    ['passed', 'one'],
    ['FAILED', 'two'],
    ['left out', 'three'],
    ['FAILED', 'four'],
  ]);
  expect(failures).toEqual(['two: the server does not start', 'four: a.test.ts > adds']);
  expect(hasFailed).toBe(true);
});

test('a part that is left out fails nothing', async () => {
  expect(await runParts(parts, ['one', 'three'])).toMatchObject({ failures: [], hasFailed: false });
});

test('all parts, or the named ones once each', () => {
  expect(chosenParts(parts, [])).toEqual(['one', 'two', 'three', 'four']);
  expect(chosenParts(parts, ['three', 'one', 'three'])).toEqual(['three', 'one']);
});

test('a text that is in no path of a test is named', () => {
  expect(testsNamed(['testing/slow-parts'])).toEqual(['gateway/testing/slow-parts.test.ts']);
  expect(() => testsNamed(['testing/slow-parts', 'was-renamed'])).toThrow(
    'No path of a test file contains was-renamed.',
  );
});

const KNOWN = 'The parts are: programs, one-server, several-servers, random, seconds, cluster.';

test.each([
  [['one-sever', 'random'], {}, `There is no part one-sever. ${KNOWN}`],
  [['--random'], {}, `Unknown option '--random'. ${KNOWN}`],
  [['cluster'], { CHAOS_KILLS: 'many' }, 'CHAOS_KILLS is "many"; it must be a number.'],
])('test:slow rejects %j %j in one line, before it builds', (args, env, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['gateway/testing/slow.ts', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.trim()]).toEqual([1, '', message]);
});
