import { rspack, type Configuration } from '@rspack/core';

/** The browsers that README names. */
const browsers = ['chrome >= 129', 'firefox >= 147', 'safari >= 26'];

/** For older browsers, styles would be without the logical properties that are in nested layers. */
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2022 } } }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/** The same for the shell and for every hub. */
export function baseConfig(folder: string, production: boolean) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['...'],
      // The federation names the CommonJS files of its own runtime, of which nothing can be left out.
      extensionAlias: { '.cjs': ['.js', '.cjs'] },
      // The production condition spares Apollo Client's development messages.
      conditionNames: [production ? 'production' : 'development', 'import', 'module', 'browser', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              // The same in both modes, so that hubs of one run in a shell of the other.
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    output: {
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A module whose dependency does not load is evaluated again by the next attempt.
      strictModuleErrorHandling: true,
    },
    // Who loads the entry by its hash has, by the hashes in it, every file that it fetches. In development, files change
    // after their hashes were computed.
    // The entry has the hash of each chunk: longer ones would be bytes that each page loads and nothing compresses.
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: production })],
    // What was built before stays when there are errors.
    optimization: {
      emitOnErrors: false,
      // Short names of modules and exports: one per cent of what the first list loads.
      moduleIds: production ? 'natural' : 'named',
      mangleExports: 'size',
      minimizer,
    },
    performance: false,
    stats: 'errors-warnings',
  } satisfies Configuration;
}
