import { expect, test } from 'vitest';
import { executeGraphql, useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

test('/metrics counts background jobs by state, and how long they ran', async () => {
  await executeGraphql(app, 'mutation { runJob(name: "remove-old-addresses") { id } }');
  const runs = () => executeGraphql(app, '{ jobRuns { items { state } } }');
  await expect.poll(runs).toEqual({ jobRuns: { items: [{ state: 'COMPLETED' }] } });
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toContain('job_runs{job="remove-old-addresses",state="completed"} 1\n');
  expect(metrics).toContain('job_duration_seconds_count{job="remove-old-addresses",outcome="completed"} 1\n');
});
