import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { toolEnvironment } from '../launch/tool.ts';

const run = promisify(execFile);
const plugins = ['test-rules.ts', 'write-rules.ts', 'text-rules.ts', 'import-rules.ts'].map(file =>
  join(import.meta.dirname, file),
);
const rules = [
  ...['absence', 'polled-reads', 'elapsed-time', 'colors'].map(rule => `tests/${rule}`),
  'writes/only-write',
  'texts/shown-late',
];

interface Report {
  diagnostics: { code: string; labels: { span: { line: number } }[] }[];
}

/** Lints a source: the rule and line of each problem, and the source as the rules repair it. */
async function lint(
  source: string,
  { path = 'sample.ts', of = rules } = {},
): Promise<{ problems: string[]; repaired: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gym-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [config, file] = [join(folder, 'config.json'), join(folder, path)];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  await writeFile(
    config,
    JSON.stringify({
      jsPlugins: plugins,
      categories: { correctness: 'off' },
      rules: Object.fromEntries(of.map(rule => [rule, 'error'])),
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
await expect.poll(() => button.count()).toBe(0);
expect(new URL(page.url()).search).toBe('?q=ada');
expect(request.url()).toBe('/graphql');
`);
  expect(problems).toEqual([
    '2 tests(polled-reads)',
    '3 tests(polled-reads)',
    '4 tests(absence)',
    '5 tests(polled-reads)',
    '7 tests(polled-reads)',
    '8 tests(absence)',
    '9 tests(polled-reads)',
  ]);
  expect(repaired).toBe(`
await expect.poll(() => row.innerText()).toBe('Ada');
await expect.poll(() => messageOf(box), { message: 'at the field' }).toMatch(/required/);
await expectAbsent(button);
await expect.poll(() => button.count()).not.toBe(0);
expect(await storedMember(id)).toEqual({});
await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe('Ada');
await expectAbsent(button);
await expect.poll(() => new URL(page.url()).search).toBe('?q=ada');
expect(request.url()).toBe('/graphql');
`);
});

it('one-shot reads by a variable or a function of the file are found', async () => {
  const { problems } = await lint(`
const texts = await rows.allInnerTexts();
const { x, width } = (await button.boundingBox())!;
const [first, second] = await Promise.all([row.boundingBox(), card.boundingBox()]);
const labels = row => row.getByRole('button').allInnerTexts();
const address = page => page.url().replace(origin, '');
const stored = id => client.query(id);
async function shown(page) { return (await columnTexts(page, 1)).slice(1); }
expect(texts.slice(1)).toEqual(['Ada']);
expect(x + width).toBeLessThan(24);
expect([first.x, second!.x]).toEqual([1, 2]);
expect(await labels(row)).toEqual(['Edit']);
expect(address(page)).toBe('/members');
expect(await shown(page)).toEqual(['Ada']);
expect(await stored(texts[0])).toEqual({});
function check(texts) { expect(texts).toEqual([]); }
await expect.poll(() => labels(row)).toEqual(['Edit']);
`);
  expect(problems).toEqual([9, 10, 11, 12, 13, 14].map(line => `${line} tests(polled-reads)`));
});

it('elapsed time and expected color values are found', async () => {
  const { problems } = await lint(`
expect(performance.now() - began).toBeLessThan(1000);
expect(Date.now() - began).toBeLessThan(1000);
expect(requests - before).toBe(1);
expect(colors).toEqual(['rgb(1, 2, 3)']);
const canvas = 'rgb(255, 255, 255)';
const took = performance.now() - began;
expect(Math.round(took / 1000)).toBeLessThan(1);
expect(Date.parse(later)).toBeGreaterThan(Date.now());
expect(color).toBe('#0e0e11');
expect(color).toBe('rgba(0, 0, 0, 0)');
expect(color).toBe('oklch(0.7 0.1 200)');
`);
  expect(problems).toEqual([
    '2 tests(elapsed-time)',
    '3 tests(elapsed-time)',
    '5 tests(colors)',
    '8 tests(elapsed-time)',
    '10 tests(colors)',
    '12 tests(colors)',
  ]);
});

it('hubs send changes with `write`', async () => {
  const { problems } = await lint(`
import { useMutation, useQuery } from '@gym/hub-kit/graphql';
await client.mutate({ mutation });
await write(client, { mutation });
await client.query({ query });
`);
  expect(problems).toEqual(['2 writes(only-write)', '3 writes(only-write)']);
});

it('texts that are made when a module loads are found', async () => {
  const { problems } = await lint(`
export const title = t('Members');
const required = (label: string) => string().required(t('{label} is required', { label }));
function tooLong(label: string) { return [label].map(name => t('{name} is too long', { name })); }
export const schema = object({ name: required('Name') });
export const limits = tooLong('Name');
export const later = () => required('Name');
export const Heading = () => t('Members');
export const columns = memo(() => t('Members'));
export const labels = { status: 'Status' };
`);
  expect(problems).toEqual(['2 texts(shown-late)', '5 texts(shown-late)', '6 texts(shown-late)']);
});

it('imports within hub-kit are relative, of the declaring module, and of lower folders', async () => {
  const { problems } = await lint(
    `
import { Button } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { formatDay } from '../format.ts';
import { TextField } from './index.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import type { Row } from '../records/history/entry-list.tsx';
export { Pager } from '../screens/pager.tsx';
const panel = () => import('../screens/crud-panel.tsx');
import { color } from '../theme/theme.ts';
import { formatWord } from '../common/format.ts';
import { useFormField } from './use-form-field.ts';
import { members } from '../generated/resources.ts';
import { useState } from 'react';
`,
    { path: 'hub-kit/src/fields/sample.ts', of: ['imports/one-way'] },
  );
  expect(problems).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(line => `${line} imports(one-way)`));
});

it('entries of hub-kit import from every folder', async () => {
  const { problems } = await lint(
    `export { Pager } from './screens/pager.tsx';\nexport { t } from './common/text.ts';`,
    { path: 'hub-kit/src/sample.ts', of: ['imports/one-way'] },
  );
  expect(problems).toEqual([]);
});
