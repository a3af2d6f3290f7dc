import { themeHead } from '@gym/theme';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';
import { minimizer } from '../../shell-app/packages/hub-build/src/base-config.ts';
import { CompressPlugin } from '../../shell-app/packages/hub-build/src/compress-plugin.ts';
import { graphiqlColors } from './graphiql-colors.ts';

/** GraphiQL with its editor and workers, all from our own files, at /explorer. */
export default defineConfig({
  context: import.meta.dirname,
  mode: 'production',
  target: 'web',
  entry: './src/main.tsx',
  output: {
    path: `${import.meta.dirname}/../dist/explorer`,
    publicPath: '/explorer/',
    filename: '[name].[contenthash:12].js',
    cssFilename: '[name].[contenthash:12].css',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
      // The editor's packages name some of their modules without the ending that ES modules want.
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      template: './index.html',
      templateParameters: { themeHead, graphiqlColors },
      scriptLoading: 'defer',
      // The Content Security Policy names the hash of the script in the head as it is.
      minify: false,
    }),
    // The documentation of REST is a page of other people's files.
    new rspack.CopyRspackPlugin({
      patterns: ['swagger-ui.css', 'swagger-ui-bundle.js'].map(file => ({
        from: `${import.meta.dirname}/../node_modules/swagger-ui-dist/${file}`,
        to: 'swagger-ui/',
        info: { minimized: true },
      })),
    }),
    new CompressPlugin(),
    // Only for subscriptions over a web socket, which the API does not have.
    new rspack.IgnorePlugin({ resourceRegExp: /^graphql-ws$/ }),
  ],
  optimization: { minimizer },
  // An editor is large by nature; it is fetched by those who open it.
  performance: { hints: false },
});
