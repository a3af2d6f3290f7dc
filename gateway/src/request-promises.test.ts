import { createHook } from 'node:async_hooks';
import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { tokenOf, useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ isInteractive: () => true });

/** The most promises that a request of a cached document may create. */
const MOST_PROMISES = 31;

test('a request of a cached document creates few promises: none of its hooks is asynchronous', async () => {
  const token = await tokenOf(app, 'admin');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let promises = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'PROMISE') promises++;
    },
  });
  onTestFinished(() => {
    hook.disable();
    agent.destroy();
  });
  const body = JSON.stringify({
    query: '{ members(page: { limit: 1 }) { items { id } } }',
    // As Apollo Client sends it.
    extensions: { clientLibrary: { name: '@apollo/client', version: '4.3.8' } },
  });
  const send = (done: (created: number) => void) => {
    const before = promises;
    request(
      `${app.url}/graphql`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json,application/json;q=0.9',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      response => response.resume().once('end', () => done(promises - before)),
    ).end(body);
  };
  const counts = await new Promise<number[]>(resolve => {
    const found: number[] = [];
    const next = (created: number) => {
      found.push(created);
      if (found.length === 10) hook.enable();
      if (found.length < 40) send(next);
      else resolve(found.slice(11));
    };
    send(next);
  });
  expect(Math.min(...counts)).toBeLessThanOrEqual(MOST_PROMISES);
});
