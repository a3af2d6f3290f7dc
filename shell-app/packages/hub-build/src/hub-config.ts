import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { budgets } from './budgets.ts';
import { CheckStylesPlugin } from './check-styles-plugin.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { ContainerName } from './container-name.ts';
import { DocumentsPlugin } from './documents-plugin.ts';
import { hubRules } from './documents.ts';
import { HubJsonPlugin, type ManifestData } from './hub-json-plugin.ts';
import { entryInPage, packagesOf, readPackage, refusalOf, sharedByHub, type PackageFile } from './shared.ts';
import { SizeBudgetPlugin } from './size-budget-plugin.ts';

/**
 * The whole build of a remote, from three things in its folder: `package.json`, which names it, `hub.manifest.ts`, of which every
 * export is the manifest of one hub, and a `src/<id>.hub.tsx` for each of them, which exports `hub`.
 */
export function hubConfig(folder: string): (env: unknown, argv: { mode?: string }) => Promise<Configuration> {
  return async (_env, argv) => {
    const manifests = await readManifests(folder);
    const packageFile = readPackage(folder);
    const { version } = packageFile;
    const remote = remoteOf(packageFile);
    const production = argv.mode !== 'development';
    const shared = sharedByHub(folder);
    const name = new ContainerName(remote, () => [version, manifests, shared]);
    const documents = new DocumentsPlugin(folder, hubRules);
    const base = baseConfig(folder, production);
    return {
      ...base,
      entry: {},
      externals: [keepOut],
      module: {
        ...base.module,
        rules: [
          ...base.module.rules,
          // The screens of a hub come in one file with it, which weighs less than the wait for another.
          { test: /\.hub\.tsx$/, parser: { dynamicImportMode: 'eager' } },
        ],
        // The release check recognizes styles that apply within the hub by the name of the remote, and two builds that
        // meet in one page differ by the name of the container.
        generator: { 'css/auto': { localIdentName: `${remote}_[uniqueName]_[hash:8]_[local]` } },
      },
      // What the hubs of a remote share is in each of their files: a file of its own would be one more request in a chain.
      optimization: { ...base.optimization, splitChunks: false },
      // No hashes in the names, since every build has a URL of its own.
      output: {
        ...base.output,
        chunkFilename: '[name].js',
        path: join(folder, 'dist'),
        publicPath: 'auto',
        uniqueName: name.provisional,
      },
      plugins: [
        ...base.plugins,
        name,
        documents,
        takenFromPage(folder),
        new ModuleFederationPlugin({
          name: name.provisional,
          filename: 'remote-entry.js',
          exposes: Object.fromEntries(
            manifests.map(({ id }) => [`./${id}`, { import: `./src/${id}.hub.tsx`, name: id }]),
          ),
          shared,
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          // The shell's runtime is used, so that no hub carries its own.
          experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
        }),
        production &&
          new SizeBudgetPlugin({
            what: 'The entry',
            files: () => ['remote-entry.js'],
            most: budgets.entry,
          }),
        production &&
          new SizeBudgetPlugin({
            what: 'The hub',
            files: ({ assets }) => Object.keys(assets),
            most: budgets.hub,
          }),
        new CheckStylesPlugin(remote),
        new HubJsonPlugin({
          remote,
          version,
          folder,
          name: name.final,
          entry: 'remote-entry.js',
          manifests,
          shared: Object.fromEntries(
            Object.entries(shared).map(([library, { requiredVersion }]) => [library, requiredVersion]),
          ),
          packages: packagesOf(packageFile),
          operations: documents.texts,
        }),
        production && new CompressPlugin(),
      ],
    };
  };
}

/**
 * The name of the remote: that of its package, without the scope.
 * @throws Error when it cannot be one
 */
function remoteOf({ name = '' }: PackageFile): string {
  const remote = name.replace(/^@[^/]+\//, '');
  if (/^mf-[a-z0-9-]+$/.test(remote)) return remote;
  throw new Error(
    `A hub's package is called mf-… or @scope/mf-…, not "${name}". Change "name" in package.json.`,
  );
}

async function readManifests(folder: string): Promise<ManifestData[]> {
  const module: unknown = await import(pathToFileURL(join(folder, 'hub.manifest.ts')).href);
  const manifests = Object.values(module as Record<string, ManifestData>);
  const nameless = manifests.find(({ id }) => !/^[a-z][a-z0-9-]*$/.test(id));
  if (nameless) throw new Error(`${folder}: a hub's id is a lower-case word, not "${nameless.id}"`);
  return manifests;
}

/** The definitions of hub-kit are in the hub; what they import of the page they find there. */
function takenFromPage(folder: string) {
  const entryOf = entryInPage(folder);
  return new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, resource => {
    resource.request = entryOf(join(resource.context, resource.request)) ?? resource.request;
  });
}

/** Ends the build rather than letting a second copy into the page. */
function keepOut({ request = '' }: { request?: string }, done: (error?: Error) => void) {
  const refusal = refusalOf(request);
  done(refusal === undefined ? undefined : new Error(refusal));
}
