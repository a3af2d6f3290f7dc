import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { samplerOf, type SamplerSettings } from './sampler.ts';

const log = { info() {}, error() {} };
const REQUESTS = 2_000;

/** The share of requests that are traced, whose client chose the ids and the flag. */
function shareOf(settings: SamplerSettings, traceFlags: 0 | 1): number {
  const sampler = samplerOf(settings, log);
  // The sampler of the ratio takes every trace with this id.
  const traceId = '00000000000000000000000000000001';
  const parent = { traceId, spanId: '0000000000000001', traceFlags, isRemote: true };
  const context = trace.setSpanContext(ROOT_CONTEXT, parent);
  const decisions = Array.from({ length: REQUESTS }, () =>
    sampler.shouldSample(context, traceId, 'GET /', SpanKind.SERVER, {}, []),
  );
  const traced = decisions.filter(({ decision }) => decision === SamplingDecision.RECORD_AND_SAMPLED);
  return traced.length / REQUESTS;
}

test('a client cannot force its requests into the traces, by no flag and no id', () => {
  expect(shareOf({ sampler: 'always_off' }, 1)).toBe(0);
  // Five standard deviations.
  for (const sampler of ['traceidratio', 'parentbased_traceidratio'])
    expect(Math.abs(shareOf({ sampler, ratio: '0.1' }, 1) - 0.1)).toBeLessThan(0.035);
});

test('a request that its gateway left out is left out, unless the sampler does not follow parents', () => {
  expect(shareOf({}, 1)).toBe(1);
  expect(shareOf({}, 0)).toBe(0);
  expect(shareOf({ sampler: 'always_on' }, 0)).toBe(1);
});
