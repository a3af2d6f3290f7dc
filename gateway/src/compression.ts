import { pipeline, type Readable } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/*
 * Compresses what is made per request. Files are compressed when they are built (hub-build's CompressPlugin).
 * Algorithms, levels and sizes are chosen by `pnpm bench compression`; gateway/bench/RESULTS.md has the figures.
 */

/** Bytes below which compressing saves no packet. */
const SMALLEST = 1_400;
/** Bytes up to which responses are compressed on the main thread: it takes half a millisecond. */
const LARGEST_IN_PLACE = 256 * 1024;

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;

/** Brotli's fastest useful quality is smaller and faster than gzip. The window of 256 KB bounds memory per response. */
const brotliOptions: BrotliOptions = { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 18 } };
/** For clients without Brotli: browsers offer it over HTTPS and to localhost only. */
const gzipOptions: ZlibOptions = { level: 1 };

interface Encoding {
  name: 'br' | 'gzip';
  inPlace(body: Buffer | string): Buffer;
  inThread(body: Buffer | string, done: (error: Error | null, compressed: Buffer) => void): void;
  /** Flushes after each part, so that what has been written arrives. */
  stream(): NodeJS.ReadWriteStream;
}

const brotli: Encoding = {
  name: 'br',
  inPlace: body => brotliCompressSync(body, brotliOptions),
  inThread: (body, done) => brotliCompress(body, brotliOptions, done),
  stream: () => createBrotliCompress({ ...brotliOptions, flush: BROTLI_OPERATION_FLUSH }),
};
const gz: Encoding = {
  name: 'gzip',
  inPlace: body => gzipSync(body, gzipOptions),
  inThread: (body, done) => gzip(body, gzipOptions, done),
  stream: () => createGzip({ ...gzipOptions, flush: Z_SYNC_FLUSH }),
};

/** Data and pages made per request; not event streams, and not what a file is. */
const COMPRESSED_TYPES = /^(application\/(?:\S+\+)?(json|jsonl)|text\/(csv|html|plain))(;|$)/;

/** Compresses the responses of all routes that are registered afterwards. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = encodingFor(request, reply, payload);
    if (!encoding) return done(null, payload);
    if (isStream(payload)) {
      setEncoding(reply, encoding);
      // `pipeline` destroys both streams when either fails or closes.
      return done(
        null,
        pipeline(payload, encoding.stream(), () => {}),
      );
    }
    const body = payload as Buffer | string;
    if (body.length <= LARGEST_IN_PLACE) {
      setEncoding(reply, encoding);
      return done(null, encoding.inPlace(body));
    }
    encoding.inThread(body, (error, compressed) => {
      if (error) return done(error);
      setEncoding(reply, encoding);
      done(null, compressed);
    });
  });
}

function encodingFor(request: FastifyRequest, reply: FastifyReply, payload: unknown): Encoding | undefined {
  if (request.method === 'HEAD') return undefined;
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isBody && !isStream(payload)) return undefined;
  // Files that were compressed when they were built say so themselves, and others stay as they are.
  if (reply.hasHeader('content-encoding') || reply.hasHeader('last-modified')) return undefined;
  if (!COMPRESSED_TYPES.test(String(reply.getHeader('content-type')))) return undefined;
  reply.header('vary', varied(reply.getHeader('vary')));
  if (isBody && payload.length < SMALLEST) return undefined;
  return accepted(request.headers['accept-encoding']);
}

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';

function varied(vary: ReturnType<FastifyReply['getHeader']>): string {
  const names = vary === undefined ? [] : [vary].flat().join(', ').split(/,\s*/);
  return [...new Set([...names, 'accept-encoding'])].join(', ');
}

/** What browsers send; a client that excludes an encoding by `q=0` gets none. */
function accepted(header: string | string[] = ''): Encoding | undefined {
  const offered = String(header);
  if (/;\s*q=0(\.0*)?(,|\s|$)/.test(offered)) return undefined;
  if (/(^|[\s,])br(?=[\s,;]|$)/.test(offered)) return brotli;
  return /(^|[\s,])(gzip|x-gzip)(?=[\s,;]|$)/.test(offered) ? gz : undefined;
}

function setEncoding(reply: FastifyReply, { name }: Encoding): void {
  reply.header('content-encoding', name).removeHeader('content-length');
}
