import { setTimeout as sleep } from 'node:timers/promises';
import { setTracing, type RootSpan, type Tracing, type Log } from '@gym/graphql-api';
import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { samplerOf, type SamplerSettings } from './sampler.ts';

/** How long the spans that are left may take to be sent when the server closes, in milliseconds. */
const FLUSH_TIMEOUT_MS = 2_000;
/** Failures to send are logged this often, in milliseconds. */
const LOG_EVERY_MS = 10 * 60_000;
/** How long a finished span waits for others to be sent with, in milliseconds. */
const SEND_EVERY_MS = 1_000;
/** Finished spans in memory; more are dropped. */
const MAX_QUEUE = 2_048;
/** Of one span: characters of an attribute, and attributes. */
const LIMITS = {
  attributeValueLengthLimit: 2_000,
  attributeCountLimit: 20,
  eventCountLimit: 0,
  linkCountLimit: 0,
};

/**
 * Sends spans over OTLP to where the exporter's own environment variables say. A collector that is slow or away delays
 * nothing: spans wait in a queue of limited length and are dropped beyond it.
 */
export function openTelemetry(settings: SamplerSettings, log: Log): AsyncDisposable {
  logFailures(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gym' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(settings, log),
    spanLimits: LIMITS,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        maxQueueSize: MAX_QUEUE,
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  setTracing(tracingWith(provider));
  return {
    async [Symbol.asyncDispose]() {
      setTracing(undefined);
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, sleep(FLUSH_TIMEOUT_MS, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

const KINDS = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function tracingWith(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('gym');
  return {
    span(name, kind, attributes, work) {
      const active = context.active();
      const parent = trace.getSpan(active);
      if (!parent?.isRecording()) return work(UNRECORDED);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, active);
      const ended = async () => {
        try {
          return await work({ set: more => void span.setAttributes(more) });
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      };
      return context.with(trace.setSpan(active, span), ended);
    },
    startRequest(name, traceparent, attributes) {
      const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
      const parent = remote
        ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
        : ROOT_CONTEXT;
      return rootOf(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
    },
    startJob: name => rootOf(tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)),
  };
}

function rootOf(span: Span): RootSpan {
  const active = trace.setSpan(ROOT_CONTEXT, span);
  return {
    run: work => context.with(active, work),
    end(attributes, failed) {
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const UNRECORDED = { set() {} };

/** Without its message, which contains values. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name).slice(0, 100));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The messages of the exporter may contain the address of the collector with its credentials, and are left out. */
function logFailures(log: Log): void {
  let last = -Infinity;
  const onFailure = () => {
    if (performance.now() - last < LOG_EVERY_MS) return;
    last = performance.now();
    log.info({}, 'Traces could not be sent: check OTEL_EXPORTER_OTLP_ENDPOINT and the collector');
  };
  const ignored = () => {};
  const logger = { error: onFailure, warn: onFailure, info: ignored, debug: ignored, verbose: ignored };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
