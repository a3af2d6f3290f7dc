/** Measures what a developer waits for: from a saved file to its effect, and for one test file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium, launchChromium, tokenOf, unpackChromium } from '@gym/hub-kit/testing';
import { checkout } from '../launch/data-dir.ts';
import { freePort } from '../launch/embedded-database.ts';
import { copyCheckout } from '../testing/checkout-copy.ts';
import { Command } from '../testing/command.ts';
import { reportFigure } from './report-figure.ts';

const ROUNDS = 5;
/** Milliseconds between two looks. */
const INTERVAL = 20;
const MOST_WAIT = 120_000;

const column = {
  file: 'graphql-api/src/resources/trainers/trainer.ts',
  text: 'Phone of the emergency contact',
};
const label = { file: 'mf-fitness/src/trainers/trainers.screen.ts', text: 'Trainers Management' };
const testFile = 'graphql-api/src/common/dates.test.ts';

const figures = [
  { what: 'a changed column, until GraphQL describes it', most: 5 },
  { what: 'a changed label, until the open page shows it', most: 2 },
  { what: `pnpm test ${testFile}`, most: 5 },
] as const;

export async function measureInnerLoop(resources: AsyncDisposableStack): Promise<void> {
  const copy = copyCheckout();
  resources.defer(() => copy.remove());
  const port = await freePort();
  const club = { url: `http://127.0.0.1:${port}` };
  const env = { PORT: String(port) };
  const dev = new Command('dev.ts', { args: ['fitness', '--empty'], env, folder: copy.folder });
  resources.defer(async () => void (await dev.end()));
  await dev.says(/is running/);
  const token = await tokenOf(club, 'admin');

  /** Seconds from each change of a text to its effect, the median. */
  async function timeOf({ file, text }: typeof column, shows: (text: string) => Promise<boolean>) {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const changed = `${text} ${round}`;
      const began = performance.now();
      writeFileSync(path, source.replace(text, changed));
      while (!(await shows(changed))) {
        if (performance.now() - began > MOST_WAIT)
          throw new Error(`"${changed}" was not seen:\n${dev.output}`);
        await sleep(INTERVAL);
      }
      times.push((performance.now() - began) / 1000);
      // The type check of the change before is over.
      await sleep(5_000);
    }
    return medianOf(times);
  }

  const describesColumn = async (text: string) => {
    const body = JSON.stringify({ query: '{ __type(name: "Trainer") { fields { description } } }' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${club.url}/graphql`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    return (await response?.text())?.includes(text) ?? false;
  };
  const seconds = [await timeOf(column, describesColumn)];

  const browser = await launchChromium(findChromium(process.env) ?? (await unpackChromium()));
  resources.defer(() => browser.close());
  const page = await browser.newPage();
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.goto(`${club.url}/trainers`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  // The page may be loading again.
  const showsLabel = async (text: string) =>
    (await heading.allInnerTexts().catch((): string[] => [])).includes(text);
  seconds.push(await timeOf(label, showsLabel));
  await dev.end();

  const tests: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const began = performance.now();
    const test = new Command('test.ts', { args: [testFile] });
    if ((await test.exitCode()) !== 0) throw new Error(test.output);
    tests.push((performance.now() - began) / 1000);
  }
  seconds.push(medianOf(tests));

  figures.forEach(({ what, most }, at) => reportFigure(what, seconds[at]!, 's', most));
  writeResults(seconds);
}

const medianOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const HEADING = '## Inner loop';

/** Replaces the section of the results. */
function writeResults(seconds: readonly number[]): void {
  const file = join(checkout, 'gateway/bench/RESULTS.md');
  const text = readFileSync(file, 'utf8');
  const lines = figures.map(
    ({ what, most }, at) => `- ${what}: ${seconds[at]!.toFixed(1)} s (target ≤ ${most} s)`,
  );
  const section = [
    HEADING,
    '',
    `By \`pnpm bench dev\` on ${new Date().toISOString().slice(0, 10)}, medians of ${ROUNDS}, ${availableParallelism()} processors, load ${loadavg()[0]!.toFixed(1)}:`,
    '',
    ...lines,
    '',
  ].join('\n');
  const [before = '', rest = ''] = text.split(`${HEADING}\n`);
  const next = rest.indexOf('\n## ');
  writeFileSync(file, `${before.trimEnd()}\n\n${section}${next < 0 ? '' : rest.slice(next)}`);
}
