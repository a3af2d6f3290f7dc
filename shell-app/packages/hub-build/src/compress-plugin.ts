import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

/** What does not compress by itself; fonts and images do. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|map)$/;
/** Bytes below which compressing saves no packet. */
const SMALLEST = 1_400;
/** Quality 11 saves 4 % more and takes ten times as long, which every first start would wait for. */
const BROTLI_QUALITY = 9;

const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Emits each file compressed as well, `main.js.br` and `main.js.gz` beside `main.js`, so that servers need not. */
export class CompressPlugin {
  apply(compiler: Compiler) {
    const { sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', compilation => {
      // When every other file is there; hub.json lists the files that browsers ask for, and these are none.
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage: 200_000 }, async assets => {
        const files = Object.entries(assets)
          .map(([file, source]) => [file, source.buffer()] as const)
          .filter(([file, content]) => COMPRESSIBLE.test(file) && content.length >= SMALLEST);
        const encoded = files.flatMap(([file, content]) =>
          Object.entries(ENCODERS).map(async ([extension, encode]) => {
            const source = new sources.RawSource(await encode(content));
            compilation.emitAsset(`${file}.${extension}`, source);
          }),
        );
        await Promise.all(encoded);
      });
    });
  }
}
