import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** As long as what replaces it, so that places in source maps stay right. */
const PLACEHOLDER = '_nameFromOutput_';

/**
 * The name of a federation container, which is another one for any other output: two builds that meet in one page, in a
 * tab that was open before a release, share no chunk and no module. The build is compiled under a provisional name, which
 * is replaced in its files by a hash over them.
 */
export class ContainerName {
  readonly #prefix: string;
  readonly #facts: () => unknown;
  #name: string | undefined;

  /** @param facts what belongs to the output besides its files, such as the version of the package */
  constructor(remote: string, facts: () => unknown) {
    this.#prefix = `${remote.replaceAll('-', '_')}_`;
    this.#facts = facts;
  }

  /** The name while it is compiled. */
  get provisional(): string {
    return this.#prefix + PLACEHOLDER;
  }

  /** The name of the latest build. */
  readonly final = (): string => {
    if (!this.#name) throw new Error('The container has its name when its files are emitted');
    return this.#name;
  };

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ContainerName', compilation => {
      // After files were minified and source maps made, before the hashes of files are written into other files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'ContainerName', stage }, assets => {
        const contents = Object.entries(assets)
          .map(([file, source]) => [file, source.buffer()] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash('sha256').update(JSON.stringify(this.#facts()));
        for (const [file, content] of contents) hash.update(`\0${file}\0${content.length}\0`).update(content);
        const suffix = hash.digest('hex').slice(0, PLACEHOLDER.length);
        this.#name = this.#prefix + suffix;
        for (const [file, content] of contents)
          if (content.includes(PLACEHOLDER)) {
            const renamed = content.toString('utf8').replaceAll(PLACEHOLDER, suffix);
            compilation.updateAsset(file, new sources.RawSource(renamed));
          }
      });
    });
  }
}
