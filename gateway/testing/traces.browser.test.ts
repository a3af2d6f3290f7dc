import { rmSync } from 'node:fs';
import { openPage, tokenOf } from '@gym/hub-kit/testing';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, Server } from './chaos/installations.ts';
import { attributesOf, Collector } from './collector.ts';
import { startTestDatabase } from './database.ts';

it('a trace begins in the browser, whose requests say its id', async () => {
  await using collector = await Collector.open();
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await Server.start({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  onTestFinished(() => server.abandon());

  const page = await openPage('about:blank');
  const sent: string[] = [];
  page.on('request', request => {
    const { traceparent } = request.headers();
    if (traceparent && request.postData()?.includes('query Members(')) sent.push(traceparent);
  });
  await page.addInitScript(`localStorage.setItem('token', '${await tokenOf(server, 'admin')}')`);
  await page.goto(`${server.url}/members`);
  await page.getByRole('heading', { name: 'No members yet' }).waitFor();

  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(sent[0]!)!;
  await expect.poll(() => collector.trace(traceId!).map(({ name }) => name)).toContain('POST /graphql');
  const spans = collector.trace(traceId!);
  const request = spans.find(({ parentSpanId }) => parentSpanId === spanId)!;
  expect(request.name).toBe('POST /graphql');
  const operation = spans.find(({ parentSpanId }) => parentSpanId === request.spanId)!;
  expect(attributesOf(operation)).toMatchObject({
    'graphql.operation.name': 'Members',
    'gym.ad_hoc': false,
  });
});
