import type { Compiler } from '@rspack/core';

/** Emits `shell.json`: the version of each library that hubs find in the page, by which a release is checked. */
export class ShellJsonPlugin {
  readonly #shared: Record<string, string>;

  constructor(shared: Record<string, string>) {
    this.#shared = shared;
  }

  apply(compiler: Compiler) {
    const { sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', compilation => {
      compilation.hooks.processAssets.tap('ShellJsonPlugin', () => {
        const text = `${JSON.stringify({ shared: this.#shared }, null, 2)}\n`;
        compilation.emitAsset('shell.json', new sources.RawSource(text));
      });
    });
  }
}
