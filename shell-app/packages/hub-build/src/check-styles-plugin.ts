import { globalStyles } from '@gym/hub-rules/styles';
import type { Compiler } from '@rspack/core';

/** Ends the build of a remote whose style sheets would apply outside the hub; the release check has the same rule. */
export class CheckStylesPlugin {
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CheckStylesPlugin', compilation => {
      // When the style sheets are written.
      compilation.hooks.processAssets.tap({ name: 'CheckStylesPlugin', stage: 100_000 }, assets => {
        for (const [file, source] of Object.entries(assets).filter(([file]) => file.endsWith('.css')))
          for (const problem of globalStyles(String(source.source()), this.#remote))
            compilation.errors.push(
              new compiler.rspack.WebpackError(`${file}: ${problem}. Use CSS modules or styled-components.`),
            );
      });
    });
  }
}
