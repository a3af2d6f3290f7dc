import { expect, test } from 'vitest';
import { startEmbeddedInstallation } from './installations.ts';
import { formatReport, runKills } from './kill-run.ts';

test('killing the server and its PostgreSQL under load loses no confirmed write', async () => {
  const kinds = ['kill -9 server', 'kill -9 postmaster'];
  const report = await runKills(await startEmbeddedInstallation(), {
    kills: kinds.length,
    seconds: 120,
    seed: Date.now() & 0xff_ffff,
    kinds,
  });
  const { lost, duplicates, audit } = report;
  expect([...lost, ...duplicates, ...audit], formatReport(report)).toEqual([]);
  expect(report.tally.confirmedCreates, formatReport(report)).toBeGreaterThan(0);
}, 300_000);
