import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOf, formOf, integrityOf, type Build, type Json } from '../../testing/release-servers.ts';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp({ checkDeadline: 1_000 });

/** The threads that this process has started. */
const threads: Worker[] = [];
const note = (worker: Worker) => void threads.push(worker);
beforeAll(() => void process.on('worker', note));
afterAll(() => void process.off('worker', note));

async function post(path: string, body?: FormData): Promise<{ status: number; body: Json }> {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(app, 'admin')}` },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const upload = (build: Build) => post('/hubs/releases', formOf(build));
const activate = ({ remote, version }: Build) => post(`/hubs/releases/${remote}/${version}/activate`);

/** A hub within all limits, whose style sheet is parsed for minutes: the work grows with the square of a list of selectors. */
function hostileBuild(): Build {
  const build = buildOf('mf-hostile', '1.0.0');
  const styles = `${'a,'.repeat(240_000)}b{}`;
  const bundle = JSON.parse(build.parts.get('hub.json')!) as Json;
  bundle.files['a.css'] = integrityOf(styles);
  build.parts.set('hub.json', JSON.stringify(bundle));
  build.parts.set('a.css', styles);
  return build;
}

test('requests are served while a build is checked, and a check that takes too long is ended', async () => {
  const good = buildOf('mf-good', '1.0.0');
  expect((await upload(good)).status).toBe(201);
  const [first] = threads;
  expect(threads).toHaveLength(1);

  let isChecking = true;
  const hostile = upload(hostileBuild()).finally(() => (isChecking = false));
  let served = 0;
  while (isChecking) {
    expect((await fetch(`${app.url}/hubs.json`)).status).toBe(200);
    served++;
  }
  expect(served).toBeGreaterThan(20);
  expect(await hostile).toEqual({
    status: 422,
    body: expect.objectContaining({
      message: 'mf-hostile 1.0.0 cannot be checked',
      details: ['The check took more than 1 seconds. Release fewer or smaller files and documents.'],
    }),
  });
  // A thread that has ended has no id.
  expect(first!.threadId).toBe(-1);
  expect((await activate(good)).status).toBe(200);
  expect(threads).toHaveLength(2);
});

test('only some checks wait for their turn', async () => {
  const good = buildOf('mf-waiting', '1.0.0');
  expect((await upload(good)).status).toBe(201);
  let isChecking = true;
  const hostile = upload(hostileBuild()).finally(() => (isChecking = false));
  // Not one after the other: all of a dozen may wait for the hostile check, and nothing comes after them.
  const dozens: Promise<Awaited<ReturnType<typeof post>>[]>[] = [];
  while (isChecking) {
    dozens.push(Promise.all(Array.from({ length: 12 }, () => activate(good))));
    await sleep(100);
  }
  const replies = (await Promise.all(dozens)).flat();
  const rejected = replies.find(({ status }) => status === 503);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(rejected!.body.message).toBe('Other releases are being checked. Try again in 5 seconds.');
  expect((await hostile).status).toBe(422);
});
