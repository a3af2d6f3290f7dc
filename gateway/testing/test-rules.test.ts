import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { toolEnvironment } from '../launch/tool.ts';

const run = promisify(execFile);
const plugin = join(import.meta.dirname, 'test-rules.ts');
const rules = ['absence', 'polled-reads', 'elapsed-time', 'colors'].map(rule => `tests/${rule}`);

interface Report {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

/** Lints a source: the rule and line of each problem, and the source as the rules repair it. */
async function lint(source: string): Promise<{ problems: string[]; repaired: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gym-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [config, file] = [join(folder, 'config.json'), join(folder, 'sample.ts')];
  await writeFile(file, source);
  await writeFile(
    config,
    JSON.stringify({
      jsPlugins: [plugin],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map(rule => [rule, 'error'])),
    }),
  );
  const oxlint = (...args: string[]) =>
    run('oxlint', ['-c', config, ...args, file], { env: toolEnvironment }).catch(
      (failed: { stdout: string }) => failed,
    );
  const { diagnostics } = JSON.parse((await oxlint('--format=json')).stdout) as Report;
  await oxlint('--fix');
  return {
    problems: diagnostics.map(({ code, labels }) => `${labels[0]?.span.line} ${code}`),
    repaired: await readFile(file, 'utf8'),
  };
}

it('one-shot reads of a page are found and become polls', async () => {
  const { problems, repaired } = await lint(`
expect(await row.innerText()).toBe('Ada');
expect(await messageOf(box), 'at the field').toMatch(/required/);
expect(await button.count()).toBe(0);
expect(await button.count()).not.toBe(0);
expect(await storedMember(id)).toEqual({});
expect((await columnTexts(page, 1))[0]).toBe('Ada');
`);
  expect(problems).toEqual([
    '2 tests(polled-reads)',
    '3 tests(polled-reads)',
    '4 tests(absence)',
    '5 tests(polled-reads)',
    '7 tests(polled-reads)',
  ]);
  expect(repaired).toBe(`
await expect.poll(() => row.innerText()).toBe('Ada');
await expect.poll(() => messageOf(box), { message: 'at the field' }).toMatch(/required/);
await expectAbsent(button);
await expect.poll(() => button.count()).not.toBe(0);
expect(await storedMember(id)).toEqual({});
await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe('Ada');
`);
});

it('elapsed time and expected color values are found', async () => {
  const { problems } = await lint(`
expect(performance.now() - began).toBeLessThan(1000);
expect(Date.now() - began).toBeLessThan(1000);
expect(requests - before).toBe(1);
expect(colors).toEqual(['rgb(1, 2, 3)']);
const canvas = 'rgb(255, 255, 255)';
`);
  expect(problems).toEqual(['2 tests(elapsed-time)', '3 tests(elapsed-time)', '5 tests(colors)']);
});
