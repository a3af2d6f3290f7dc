import { expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { tcpProxyTo } from '../../testing/tcp-proxy.ts';
import { entities } from '../resources/index.ts';
import { openDatabase } from './database.ts';

const app = useApp();

test('a silent database is not ready, and is with the first check after it responds again', async () => {
  const proxy = await tcpProxyTo(app.databaseUrl);
  const db = await openDatabase({ databaseUrl: proxy.databaseUrl }, entities(), () => {});
  onTestFinished(async () => {
    await db.close();
    await proxy.close();
  });
  expect(await db.ready()).toBe(true);
  // Every text contains the empty one: connections that are open, and those that are made meanwhile.
  proxy.silence('');
  expect(await db.ready()).toBe(false);
  expect(await db.ready()).toBe(false);
  proxy.restore();
  expect(await db.ready()).toBe(true);
}, 20_000);
