import { globalStyles } from '@gym/hub-rules/styles';
import type { Compiler } from '@rspack/core';
import { hubRules, withoutExcepted } from './documents.ts';
import { scriptsIn } from './documents-plugin.ts';
import { globalStyleUses } from './global-styles.ts';

/**
 * Ends the build of a remote whose style sheets would apply outside the hub, for which the release check has the same rule,
 * or that makes such styles at run time.
 */
export class CheckStylesPlugin {
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CheckStylesPlugin', compilation => {
      compilation.hooks.finishModules.tap('CheckStylesPlugin', () => {
        for (const problem of globalStyleUses(withoutExcepted(scriptsIn(compilation), hubRules())))
          compilation.errors.push(new compiler.rspack.WebpackError(problem));
      });
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
