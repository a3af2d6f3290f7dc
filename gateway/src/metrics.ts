import type { Api } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Histogram } from 'prom-client';
import { measureJobs } from './job-metrics.ts';
import { metricsAccess } from './metrics-access.ts';

/**
 * Metrics of the process and of every response, for Prometheus at /metrics.
 * @param ofAll the metrics of all processes that share the port, if there are several
 */
export function measure(app: FastifyInstance, api: Api, ofAll?: () => Promise<string>): void {
  // One that sends its metrics to the process that collects them.
  const registry = new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  measureJobs([registry], api.jobs);
  const series = new Map<string, Histogram.Internal<string>>();
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const labels = [method, routeOptions.url ?? 'unmatched', String(statusCode)];
    const key = labels.join(' ');
    let one = series.get(key);
    if (!one) series.set(key, (one = durations.labels(...labels)));
    one.observe(elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { onRequest: metricsAccess(api) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await (ofAll?.() ?? registry.metrics())),
  );
  app.addHook('onClose', async () => registry.clear());
}
