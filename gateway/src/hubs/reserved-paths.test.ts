import { serverSegments } from '@gym/hub-rules/paths';
import { expect, onTestFinished, test } from 'vitest';
import { apiAway } from '../../testing/api-away.ts';
import { createApp } from '../app.ts';

test('every first segment that the server serves is reserved, and no other', async () => {
  const log = { info() {}, error() {} };
  const hubs = { builds: new Map() };
  const app = await createApp({ api: apiAway, shellFolder: import.meta.dirname, hubs, log });
  onTestFinished(async () => void (await app.close()));
  await app.ready();
  const routes = app.printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, segment]) => segment);
  // The address of a file has a dot, and a path of a screen has none.
  const served = new Set(segments.filter(segment => segment && !/[.*]/.test(segment)));
  // `pnpm dev` serves /dev.
  expect([...served, 'dev'].sort()).toEqual([...serverSegments]);
});
