import { describe, expect, test } from 'vitest';
import { buildOf, useReleases } from '../../testing/release-servers.ts';

const { servers, as, upload, activate, served } = useReleases();

describe('the event stream', () => {
  test('reports each change in every process', async () => {
    const token = await as('reception');
    const streams = await Promise.all(
      [servers.app.url, servers.other.url].map(async url => {
        const response = await fetch(`${url}/graphql/access`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
        let text = '';
        void (async () => {
          for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            text += value;
          }
        })();
        return { text: () => text, close: () => reader.cancel() };
      }),
    );
    const { registry } = await served('mf-event');
    for (const { text } of streams)
      await expect.poll(text).toContain(`event: hubs\ndata: ${registry.revision}\n\n`);
    await upload(buildOf('mf-event', '1.0.0'));
    await activate(buildOf('mf-event', '1.0.0'));
    const { revision } = (await served('mf-event')).registry;
    expect(revision).not.toBe(registry.revision);
    for (const { text, close } of streams) {
      await expect.poll(text).toContain(`event: hubs\ndata: ${revision}\n\n`);
      await close();
    }
  });

  test('a process whose listener is away lists what is served', async () => {
    await upload(buildOf('mf-away', '1.0.0'));
    await served('mf-away', { url: servers.other.url });
    await servers.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gym-listener' and datname = current_database()`,
    );
    await activate(buildOf('mf-away', '1.0.0'));
    await expect
      .poll(() => served('mf-away', { url: servers.other.url }).then(({ version }) => version))
      .toBe('1.0.0');
  });
});
