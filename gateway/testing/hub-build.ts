import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkout } from '../launch/data-dir.ts';
import { failureOf } from '../launch/tool.ts';

/** A hub of a test's own, built as every hub is. */
export interface HubSource {
  /** Writes its files and builds it; answers the folder of the build. */
  build(files: Record<string, string>): Promise<string>;
  remove(): void;
}

/**
 * @param remote `mf-…`
 * @param kit the version of hub-kit that it is built against; by default that of this checkout
 */
export function createHubSource(remote: string, kit?: string): HubSource {
  const parent = mkdtempSync(join(tmpdir(), 'gym-hub-'));
  const folder = join(parent, remote);
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write(
    'package.json',
    JSON.stringify({ name: remote, version: '0.1.0', type: 'module', scripts: { build: 'rspack build' } }),
  );
  write(
    'rspack.config.ts',
    "import { hubConfig } from '@gym/hub-build';\nexport default hubConfig(import.meta.dirname);\n",
  );
  const packages = join(checkout, 'mf-fitness/node_modules');
  if (kit === undefined) symlinkSync(packages, join(folder, 'node_modules'));
  else {
    // Of hub-kit a build reads the version alone, since the shell brings its code.
    write('node_modules/@gym/hub-kit/package.json', JSON.stringify({ name: '@gym/hub-kit', version: kit }));
    symlinkSync(join(packages, '@gym/hub-build'), join(folder, 'node_modules/@gym/hub-build'));
    for (const name of readdirSync(packages).filter(name => name !== '@gym'))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  return {
    async build(files) {
      for (const [name, content] of Object.entries(files)) write(name, content);
      const failure = await failureOf(['node', '--run', 'build'], { cwd: folder });
      if (failure !== undefined) throw new Error(failure);
      return join(folder, 'dist');
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
