import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { themeHead } from '@gym/theme';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin, rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { budgets } from './budgets.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { DocumentsPlugin } from './documents-plugin.ts';
import { shellRules } from './documents.ts';
import { sharedByShell } from './shared.ts';
import { ShellJsonPlugin, type ShellFacts } from './shell-json-plugin.ts';
import { SizeBudgetPlugin } from './size-budget-plugin.ts';

/**
 * The whole build of the shell, from `src/main.ts` and `index.html` in its folder; `src/live-reload.ts` in development.
 * @param contract what manifests may name: icons, and the paths that the shell has itself
 */
export function shellConfig(
  folder: string,
  contract: Pick<ShellFacts, 'icons' | 'paths'>,
): (env: unknown, argv: { mode?: string }) => Configuration {
  return (_env, argv) => {
    const production = argv.mode !== 'development';
    const base = baseConfig(folder, production);
    const shared = sharedByShell(folder);
    const documents = new DocumentsPlugin(folder, () => shellRules);
    return {
      ...base,
      entry: { main: production ? './src/main.ts' : ['./src/live-reload.ts', './src/main.ts'] },
      module: { rules: [...base.module.rules, catalogues] },
      output: { ...base.output, path: join(folder, 'dist'), publicPath: '/', uniqueName: 'shell_app' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups, minSize: FEWER_FILES } },
      plugins: [
        ...base.plugins,
        documents,
        new HtmlRspackPlugin({
          template: './index.html',
          templateParameters: { themeHead },
          scriptLoading: 'defer',
          // The Content Security Policy names the hash of the script in the head as it is.
          minify: false,
        }),
        new ModuleFederationPlugin({
          name: 'shell_app',
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            // Hubs are found by their entries alone.
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        production &&
          new SizeBudgetPlugin({
            what: 'The login page',
            files: ({ entrypoints }) =>
              (entrypoints.get('main')?.getFiles() ?? []).filter(file => file.endsWith('.js')),
            most: budgets.login,
          }),
        new ShellJsonPlugin({
          shared: Object.fromEntries(
            Object.entries(shared).map(([library, { version }]) => [library, version]),
          ),
          ...contract,
          operations: documents.texts,
        }),
        production && new CompressPlugin(),
        onePrinter(folder),
      ],
    };
  };
}

/** The printer of gql.tada's own parser, which prints the same, in place of that of graphql: half as many bytes. */
function onePrinter(folder: string) {
  const kit = findPackageJSON('@gym/hub-kit', pathToFileURL(join(folder, 'package.json')))!;
  const tada = findPackageJSON('gql.tada', pathToFileURL(realpathSync(kit)))!;
  const parser = findPackageJSON('@0no-co/graphql.web', pathToFileURL(realpathSync(tada)))!;
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]graphql[\\/]language[\\/]printer\.mjs$/,
    join(dirname(parser), 'dist/graphql.web.mjs'),
  );
}

const catalogues = {
  test: /[\\/]messages[\\/]\w+\.json$/,
  type: 'json',
  loader: join(import.meta.dirname, 'texts/catalogue-loader.ts'),
};

/** Bytes of source that parts of the page have in common from which they are a file of their own: each is a request. */
const FEWER_FILES = 80_000;

/** Files that are always wanted together are one. */
const cacheGroups = {
  login: { name: 'libraries', chunks: 'initial', type: /javascript/, test: /[\\/]node_modules[\\/]/ },
  list: {
    name: 'list-libraries',
    chunks: 'async',
    type: /javascript/,
    test: /[\\/]node_modules[\\/](@apollo|@date-fns|@wry|graphql(-tag)?|optimism|rxjs|tslib|gql\.tada|@0no-co|react-data-grid)[\\/]|hub-kit[\\/]src[\\/](graphql|common[\\/](day|fresh|graphql|parse|settings)|elements[\\/](popover|panel-button|menu|rows-skeleton|hidden|dialog|confirm-dialog|lazy-part|toasts|notices|retry-line|clear-errors)|fields[\\/](field-frame|master-data)|definition[\\/]relative-day|screens[\\/](token-list|slots[\\/]slot-context))\./,
  },
  styles: {
    name: 'main',
    chunks: 'all',
    type: /css/,
    // Comes with the calendar.
    test: /^(?!.*[\\/]@event-calendar[\\/])/,
    enforce: true,
  },
} as const;
