import { gzipSync } from 'node:zlib';
import type { Compilation, Compiler } from '@rspack/core';

interface Budget {
  /** What the files make together, for the message. */
  what: string;
  files: (compilation: Compilation) => readonly string[];
  /** In bytes of gzip. */
  most: number;
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
        const size = files(compilation).reduce(
          (sum, file) => sum + gzipSync(assets[file]!.buffer()).length,
          0,
        );
        if (size > most)
          compilation.errors.push(new compiler.rspack.WebpackError(`${what}: ${size} bytes of ${most}`));
      });
    });
  }
}
