import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP has it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { name: string; value: string | number | boolean }[];
  /** `service.name` of the process. */
  service: string;
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: OtlpAttribute[] })[];
    }[];
  }[];
}

/** Receives traces over OTLP/HTTP, as JSON. */
export class Collector implements AsyncDisposable {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that was received. */
  text = '';
  /** Requests that it received, responded to or not. */
  requests = 0;

  readonly url: string;
  readonly #end: () => void;

  private constructor(url: string, end: () => void) {
    this.url = url;
    this.#end = end;
  }

  /** @param isSilent whether it never responds */
  static async open({ isSilent = false } = {}): Promise<Collector> {
    const server = createServer((request, response) => {
      collector.requests++;
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        collector.#add(Buffer.concat(parts).toString());
        if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const collector = new Collector(`http://127.0.0.1:${port}`, () => {
      server.close();
      server.closeAllConnections();
    });
    return collector;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end();
  }

  /** The spans of a trace. */
  trace(traceId: string): ReceivedSpan[] {
    return this.spans.filter(span => span.traceId === traceId);
  }

  #add(body: string): void {
    this.text += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpTraces).resourceSpans) {
      const service = String(plain(resource.attributes).find(({ name }) => name === 'service.name')?.value);
      for (const { spans } of scopeSpans)
        for (const span of spans) this.spans.push({ ...span, attributes: plain(span.attributes), service });
    }
  }
}

const plain = (attributes: OtlpAttribute[]): ReceivedSpan['attributes'] =>
  attributes.map(({ key, value }) => ({ name: key, value: Object.values(value)[0]! }));

/** The attributes of a span by name. */
export const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

/** The trace of a client, with the header that it sends. */
export const traceOf = (sampled = true) => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-0${Number(sampled)}` };
};

/** An option of Node: prints what a process loads of OpenTelemetry; prom-client loads its API. */
export const REPORT_LOADED = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)/.test(url)) process.stderr.write('LOADED ' + url + '\\n');
    return next(url, context);
  } });`)}`;
