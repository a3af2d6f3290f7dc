/** Processor time and size of compressed pages by algorithm and level, measured in turns so that the ratios hold. */
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { fetchJson, signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { measureInTurns, median } from './load.ts';
import { membersPage } from './workloads.ts';

export interface CompressionOptions {
  databaseUrl: string;
  rounds: number;
  seconds: number;
}

/** `Accept-Encoding` of Chrome and Firefox over HTTPS, and over plain HTTP. */
const ACCEPTED = { none: 'identity', brotli: 'gzip, deflate, br, zstd', gzip: 'gzip, deflate' };
const PAGES = [5, 25, 100, 1000];

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = (quality: number) => {
  const options = { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 } };
  return [
    (body: Buffer) => zlib.brotliCompressSync(body, options),
    (body: Buffer) => promisify<Buffer, object, Buffer>(zlib.brotliCompress)(body, options),
  ] as const;
};
const gzip = (level: number) =>
  [
    (body: Buffer) => zlib.gzipSync(body, { level }),
    (body: Buffer) => promisify<Buffer, object, Buffer>(zlib.gzip)(body, { level }),
  ] as const;
const zstd = (level: number) => {
  const options = { params: { [ZSTD_c_compressionLevel]: level } };
  return [
    (body: Buffer) => zlib.zstdCompressSync(body, options),
    (body: Buffer) => promisify<Buffer, object, Buffer>(zlib.zstdCompress)(body, options),
  ] as const;
};
const encoders = {
  'brotli 0': brotli(0),
  'brotli 1': brotli(1),
  'brotli 4': brotli(4),
  'gzip 1': gzip(1),
  'gzip 3': gzip(3),
  'gzip 6': gzip(6),
  'zstd 1': zstd(1),
  'zstd 3': zstd(3),
};

export async function testCompression(
  options: CompressionOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const { databaseUrl, rounds, seconds } = options;
  const server = await startContender('ours', databaseUrl, resources);
  const authorization = `Bearer ${await signIn(server.url)}`;
  for (const rows of PAGES) {
    const body = Buffer.from(
      JSON.stringify(await fetchJson({ ...server, headers: { authorization } }, membersPage(rows))),
    );
    await compareEncoders(body, rounds);
  }
  for (const rows of [25, 1000]) {
    const loads = Object.entries(ACCEPTED).map(
      ([name, accepted]) =>
        [
          name,
          {
            endpoint: { ...server, headers: { authorization, 'accept-encoding': accepted } },
            requests: [membersPage(rows)],
          },
        ] as const,
    );
    const measured = await measureInTurns(new Map(loads), rounds, seconds);
    console.log(`\nA page of ${rows} rows from the server`);
    const plain = measured.get('none')!;
    for (const [name, results] of measured) {
      const ratios = results.map(({ computed }, round) => computed / plain[round]!.computed);
      const computed = median(results.map(result => result.computed));
      console.log(
        `  ${name.padEnd(10)}${computed.toFixed(2)} ms of processor, ${median(ratios).toFixed(2)}× of none`,
      );
    }
    console.log(`  memory ${(await server.usage()).memory.toFixed(0)} MB`);
  }
}

/** Microseconds of processor time on all threads, on the main thread and in a thread of libuv. */
async function compareEncoders(body: Buffer, rounds: number): Promise<void> {
  console.log(`\n${body.length} bytes`);
  for (const [name, [mainThread, inThread]] of Object.entries(encoders)) {
    const times = { mainThread: [] as number[], inThread: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.mainThread.push(await timed(async () => mainThread(body)));
      times.inThread.push(await timed(() => inThread(body)));
    }
    const { length } = mainThread(body);
    console.log(
      `  ${name.padEnd(10)}${String(length).padStart(7)} bytes (${(length / body.length).toFixed(2)})` +
        `  main thread ${median(times.mainThread).toFixed(0).padStart(5)} µs  in a thread ${median(times.inThread).toFixed(0).padStart(5)} µs`,
    );
  }
}

const TIMES = 64;

async function timed(encode: () => Promise<Buffer>): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 16) await Promise.all(Array.from({ length: 16 }, encode));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}
