import { accessSync, constants, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser of this machine: CHROMIUM_PATH, or the first on the PATH; undefined when there is none.
 * @example
 * const program = findChromium(process.env) ?? (await unpackChromium());
 */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = env.PATH?.split(delimiter) ?? [];
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)));
  return env.CHROMIUM_PATH || candidates.find(isExecutable);
}

/**
 * Starts a browser without anything that reaches for the network by itself.
 * @param flags further switches of Chromium
 * @example
 * const browser = await launchChromium(findChromium(process.env));
 */
export async function launchChromium(
  executablePath: string | undefined,
  flags: readonly string[] = [],
): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });
}

/** Whether the processes of a browser can share memory without files; containers often have 64 MB of it. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

/**
 * Unpacks the browser of a package to `.cache/chromium`, for a machine without one; it brings the system libraries that
 * it needs.
 * @returns the path of the program
 * @example
 * const browser = await launchChromium(await unpackChromium());
 */
export async function unpackChromium(): Promise<string> {
  // Told this way where it runs, it unpacks its libraries too, and names them in the environment.
  process.env.AWS_EXECUTION_ENV ??= `AWS_Lambda_nodejs${process.versions.node.split('.')[0]}.x`;
  const folder = resolve('.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // It unpacks to the folder for temporary files, which other users share.
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executable = await packaged.executablePath();
    process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
    writeFileSync(process.env.FONTCONFIG_FILE, fontConfiguration(folder));
    return executable;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The package's own names folders of a cloud's machines; without any font, Chromium ends at the first text. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
