import { ROOT_CONTEXT } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Log } from '@gym/graphql-api';

export interface SamplerSettings {
  /** `OTEL_TRACES_SAMPLER`: `always_on`, `always_off`, `traceidratio`, or one of these after `parentbased_`. */
  sampler?: string;
  /** `OTEL_TRACES_SAMPLER_ARG`: the share of traces for `traceidratio`, from 0 to 1. */
  ratio?: string;
}

const DEFAULT = 'parentbased_always_on';
const NAME = /^(parentbased_)?(always_on|always_off|traceidratio)$/;

/**
 * The sampler of these settings, `parentbased_always_on` unless given. A client may take itself out of the traces, but not
 * into them: its flag and the trace id that it chose are not trusted, and the share applies to its requests by chance.
 */
export function samplerOf({ sampler = DEFAULT, ratio = '1' }: SamplerSettings, log: Log): Sampler {
  const known = NAME.exec(sampler);
  if (!known) log.info({}, `OTEL_TRACES_SAMPLER is unknown: it is taken for ${DEFAULT}`);
  const [, followsParent, name] = known ?? NAME.exec(DEFAULT)!;
  const root = rootSampler(name!, Number(ratio));
  const ids = new RandomIdGenerator();
  const byChance: Sampler = {
    shouldSample: (_context, _traceId, ...request) =>
      root.shouldSample(ROOT_CONTEXT, ids.generateTraceId(), ...request),
    toString: () => `ByChance{${root.toString()}}`,
  };
  return new ParentBasedSampler({
    root,
    remoteParentSampled: byChance,
    ...(!followsParent && { remoteParentNotSampled: byChance }),
  });
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio'
    ? new TraceIdRatioBasedSampler(Number.isNaN(ratio) ? 1 : ratio)
    : new AlwaysOnSampler();
}
