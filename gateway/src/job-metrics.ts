import type { Api } from '@gym/graphql-api';
import { Gauge, Histogram, type HistogramConfiguration } from 'prom-client';

/** How long counts are reported again before they are counted again, in milliseconds. */
const COUNT_EVERY_MS = 10_000;

/** Metrics of background jobs: how many are stored in which state, and how long those of this process ran. */
export function measureJobs(registers: HistogramConfiguration<string>['registers'], jobs: Api['jobs']): void {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that an attempt to run a background job took',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  jobs.onEnded(({ name, outcome, seconds }) => durations.observe({ job: name, outcome }, seconds));

  let countedAt = -Infinity;
  // eslint-disable-next-line no-new
  new Gauge({
    name: 'job_runs',
    help: 'Stored runs of background jobs by state',
    labelNames: ['job', 'state'],
    registers,
    // Every process counts the same rows.
    aggregator: 'max',
    async collect() {
      if (performance.now() - countedAt < COUNT_EVERY_MS) return;
      countedAt = performance.now();
      const counts = await jobs.counts().catch(() => undefined);
      // Without a database the other metrics are reported all the same.
      this.reset();
      for (const { name, state, count } of counts ?? []) this.set({ job: name, state }, count);
    },
  });
}
