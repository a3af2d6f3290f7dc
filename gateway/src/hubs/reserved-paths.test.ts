import { serverSegments } from '@gym/hub-rules/paths';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { forwardTo } from '../forward.ts';

test('every first segment that the server serves is reserved, and no other', async () => {
  const api = forwardTo('http://127.0.0.1:1/graphql');
  const log = { info() {}, error() {} };
  const app = await createApp({ api, shellFolder: import.meta.dirname, hubs: { builds: new Map() }, log });
  onTestFinished(async () => {
    await app.close();
    await api.close();
  });
  await app.ready();
  const routes = app.printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, segment]) => segment);
  // The address of a file has a dot, and a path of a screen has none.
  const served = new Set(segments.filter(segment => segment && !/[.*]/.test(segment)));
  // `pnpm dev` serves /dev.
  expect([...served, 'dev'].sort()).toEqual([...serverSegments]);
});
