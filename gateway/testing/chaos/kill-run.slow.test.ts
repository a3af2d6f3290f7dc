import { expect, test } from 'vitest';
import { startEmbeddedInstallation } from './installations.ts';
import { formatReport, hasFailed, runKills } from './kill-run.ts';

test('killing the server and its PostgreSQL under load loses no confirmed write', async () => {
  const kinds = ['kill -9 server', 'kill -9 postmaster'];
  const report = await runKills(await startEmbeddedInstallation(), {
    kills: kinds.length,
    seconds: 120,
    seed: Date.now() & 0xff_ffff,
    kinds,
  });
  expect(hasFailed(report), formatReport(report)).toBe(false);
  expect(report.tally.confirmedCreates, formatReport(report)).toBeGreaterThan(0);
}, 300_000);
