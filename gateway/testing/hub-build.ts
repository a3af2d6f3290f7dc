import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHub } from '../../shell-app/packages/hub-build/src/commands/build.ts';
import { checkout } from '../launch/data-dir.ts';

/** A hub of a test's own, built as `hub build` does. */
export interface HubSource {
  /** Writes its files beside those of earlier builds and builds it; returns the folder of the build, always the same. */
  build(files: Record<string, string>): Promise<string>;
  remove(): void;
}

/**
 * @param remote `mf-…`
 * @param kit the version of hub-kit that it is built against; by default that of this checkout
 */
export function createHubSource(remote: string, kit?: string): HubSource {
  const home = mkdtempSync(join(tmpdir(), 'gym-hub-'));
  const output = join(home, 'dist');
  const written = new Map([
    ['package.json', JSON.stringify({ name: remote, version: '0.1.0', type: 'module' })],
  ]);
  let builds = 0;
  return {
    async build(files) {
      for (const [name, content] of Object.entries(files)) written.set(name, content);
      // A folder of its own: a process loads each manifest once.
      const folder = join(home, String(builds++), remote);
      for (const [name, content] of written) write(join(folder, name), content);
      installPackages(folder, kit);
      await buildHub(folder, 'production');
      rmSync(output, { recursive: true, force: true });
      renameSync(join(folder, 'dist'), output);
      return output;
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

function installPackages(folder: string, kit: string | undefined): void {
  const packages = join(checkout, 'mf-fitness/node_modules');
  if (kit === undefined) return symlinkSync(packages, join(folder, 'node_modules'));
  // Of hub-kit a build reads the version alone, since the shell brings its code.
  write(
    join(folder, 'node_modules/@gym/hub-kit/package.json'),
    JSON.stringify({ name: '@gym/hub-kit', version: kit }),
  );
  for (const name of readdirSync(packages).filter(name => name !== '@gym'))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
