import type { Compiler } from '@rspack/core';

export interface ShellFacts {
  /** The version of each library that hubs find in the page. */
  shared: Record<string, string>;
  /** The icons that a manifest may name, and the rules for a drawing. */
  icons: { names: readonly string[]; path: string; most: number };
  /** The paths of its own screens. */
  paths: readonly string[];
  /** The GraphQL documents in its sources and those of hub-kit, read when they are built. */
  operations: () => readonly string[];
}

/** Emits `shell.json`, by which a release is checked and the server recognizes the shell's requests. */
export class ShellJsonPlugin {
  readonly #facts: ShellFacts;

  constructor(facts: ShellFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler) {
    const { sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', compilation => {
      compilation.hooks.processAssets.tap('ShellJsonPlugin', () => {
        const facts = { ...this.#facts, operations: this.#facts.operations() };
        const text = `${JSON.stringify(facts, null, 2)}\n`;
        compilation.emitAsset('shell.json', new sources.RawSource(text));
      });
    });
  }
}
