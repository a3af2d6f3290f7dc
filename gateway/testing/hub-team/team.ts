import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toolEnvironment } from '../../launch/tool.ts';

export interface Outcome {
  ok: boolean;
  /** Of standard output and standard error. */
  output: string;
}

/** How long a command may take on a busy machine, in milliseconds. */
const MOST_TIME = 240_000;

/** The repository of a hub team, outside of this checkout. */
export class Team {
  /** The folder in which repositories are created. */
  readonly home = mkdtempSync(join(tmpdir(), 'gym-hub-team-'));
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(remote: string, env: NodeJS.ProcessEnv) {
    this.folder = join(this.home, remote);
    this.#env = { ...toolEnvironment, NO_COLOR: '1', ...env };
  }

  npm(folder: string, command: string, ...args: string[]): Promise<Outcome> {
    const quietly = ['--no-audit', '--no-fund', '--ignore-scripts'];
    return this.#run('npm', [command, ...quietly, ...args], folder);
  }

  /** The command that the repository has installed. */
  hub(...args: string[]): Promise<Outcome> {
    return this.#run(join(this.folder, 'node_modules/.bin/hub'), args, this.folder);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  #run(program: string, args: readonly string[], cwd: string): Promise<Outcome> {
    const options = { cwd, env: this.#env, timeout: MOST_TIME, maxBuffer: 10_000_000 };
    return new Promise(resolve => {
      execFile(program, args, options, (error, stdout, stderr) =>
        resolve({ ok: !error, output: stdout + stderr }),
      );
    });
  }
}

/** `hub.json`, as far as the tests change it. */
export interface Bundle {
  version: string;
  name: string;
  files: Record<string, string>;
  operations: string[];
  packages: string[];
  hubs: { manifest: { icon: unknown; screens: Record<string, Record<string, unknown>> } }[];
}

/**
 * A copy of a build that another tool than hub-build may have made.
 * @param change what the copy has differently; new files are added with their integrity
 */
export function forge(
  build: string,
  copy: string,
  change: (bundle: Bundle) => Record<string, string> | void,
): string {
  rmSync(copy, { recursive: true, force: true });
  cpSync(build, copy, { recursive: true });
  const bundle = JSON.parse(readFileSync(join(build, 'hub.json'), 'utf8')) as Bundle;
  for (const [file, content] of Object.entries(change(bundle) ?? {})) {
    writeFileSync(join(copy, file), content);
    bundle.files[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  writeFileSync(join(copy, 'hub.json'), JSON.stringify(bundle));
  return copy;
}

/** The packages of a club by name: `packages.json` of the packer has the file, that of the club the address. */
export type PackageList = Record<
  string,
  { version: string; file?: string; address?: string; integrity: string } | undefined
>;

/** Replaces the hub-kit of a club by one with the same version and another content, as an update of the club may. */
export function updateKit(packages: string, description: string): void {
  const list = JSON.parse(readFileSync(join(packages, 'packages.json'), 'utf8')) as PackageList;
  const { version, file: formerFile } = list['hub-kit']!;
  const former = join(packages, formerFile!);
  const folder = mkdtempSync(join(tmpdir(), 'gym-kit-'));
  execFileSync('tar', ['-xzf', former, '-C', folder]);
  const packageFile = join(folder, 'package/package.json');
  const content = JSON.parse(readFileSync(packageFile, 'utf8')) as object;
  writeFileSync(packageFile, JSON.stringify({ ...content, description }));
  const archive = execFileSync('tar', ['-czf', '-', '-C', folder, 'package'], { maxBuffer: 10_000_000 });
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 16);
  const file = `hub-kit-${version}-${hash}.tgz`;
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  writeFileSync(join(packages, file), archive);
  const changed = { ...list, 'hub-kit': { version, file, integrity } };
  writeFileSync(join(packages, 'packages.json'), JSON.stringify(changed));
  rmSync(former);
  rmSync(folder, { recursive: true });
}
