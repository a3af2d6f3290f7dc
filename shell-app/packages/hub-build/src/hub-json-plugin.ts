import type { Compiler } from '@rspack/core';

/** What this preset needs to know of a manifest; the whole of it is typed by hub-kit. */
export interface ManifestData {
  id: string;
}

interface Options {
  remote: string;
  version: string;
  name: string;
  entry: string;
  manifests: readonly ManifestData[];
}

/** Emits `hub.json`, by which a server lists the remote and the shell draws its entries without running its code. */
export class HubJsonPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('HubJsonPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HubJsonPlugin', stage }, () => {
        const { manifests, version, ...names } = this.#options;
        const bundle = {
          ...names,
          version: `${version}-${compilation.hash?.slice(0, 8)}`,
          hubs: manifests.map(manifest => ({ module: `./${manifest.id}`, manifest })),
        };
        compilation.emitAsset('hub.json', new sources.RawSource(`${JSON.stringify(bundle, null, 2)}\n`));
      });
    });
  }
}
