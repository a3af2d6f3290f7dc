import { log } from './log.ts';

/** Sends traces from now on if the environment names a collector. Otherwise no package of OpenTelemetry is loaded. */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<AsyncDisposable | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { openTelemetry } = await import('../src/tracing/open-telemetry.ts');
  const sampler = env.OTEL_TRACES_SAMPLER || undefined;
  return openTelemetry({ sampler, ratio: env.OTEL_TRACES_SAMPLER_ARG || undefined }, log);
}
