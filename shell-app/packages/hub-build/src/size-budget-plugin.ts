import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ConcatenatedModule, type Compilation, type Compiler } from '@rspack/core';

interface Budget {
  /** What the files make together, for the message. */
  what: string;
  files: (compilation: Compilation) => readonly string[];
  /** In bytes of gzip. */
  most: number;
}

/** Modules that a message names. */
const NAMED_MODULES = 8;

function largestModules({ chunks, chunkGraph }: Compilation, files: readonly string[], folder: string) {
  const modules = [...chunks]
    .filter(chunk => files.some(file => chunk.files.has(file)))
    .flatMap(chunk => chunkGraph.getChunkModules(chunk))
    .flatMap(module => (module instanceof ConcatenatedModule ? module.modules : module));
  const sizes = new Map(modules.map(module => [module.nameForCondition() ?? 'other', module.size()]));
  return [...sizes]
    .map(([name, bytes]) => ({ name: relative(folder, name).replace(/^.*node_modules\//, ''), bytes }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED_MODULES);
}

/** Ends a build whose files weigh more than they may. */
export class SizeBudgetPlugin {
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  apply(compiler: Compiler) {
    const { what, files, most } = this.#budget;
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', compilation => {
      // After the hashes of files were written into other files.
      compilation.hooks.processAssets.tap({ name: 'SizeBudgetPlugin', stage: 100_000 }, assets => {
        const weighed = files(compilation);
        const size = weighed.reduce((sum, file) => sum + gzipSync(assets[file]!.buffer()).length, 0);
        if (size <= most) return;
        const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
        const modules = largestModules(compilation, weighed, compiler.context);
        const message = [
          `${what} has ${kilobytes(size)} after compression; it may have ${kilobytes(most)}.`,
          "Import lazily what is not shown at once: const Chart = lazyPart(() => import('./chart.tsx')).",
          'The largest modules, before compression:',
          ...modules.map(({ name, bytes }) => `  ${kilobytes(bytes).padStart(10)}  ${name}`),
        ];
        compilation.errors.push(new compiler.rspack.WebpackError(message.join('\n')));
      });
    });
  }
}
