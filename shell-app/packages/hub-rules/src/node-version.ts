import { readFileSync } from 'node:fs';

/**
 * Whether this Node can run the command of a package; says otherwise what is needed, and sets the exit code.
 * @param packageFile the package.json, whose `engines.node` decides
 */
export function canRun(packageFile: URL): boolean {
  const { engines } = JSON.parse(readFileSync(packageFile, 'utf8')) as { engines: { node: string } };
  const problem = nodeProblem(engines.node, process.versions.node);
  if (problem === undefined) return true;
  console.error(`\n${problem}\n`);
  process.exitCode = 1;
  return false;
}

/**
 * Why a Node cannot run a command, as a sentence; undefined if it can.
 * @param range `engines.node` of the package: `>=24` or `>=24.15`
 * @param found the version of the Node that runs: `20.19.2`
 */
export function nodeProblem(range: string, found: string): string | undefined {
  const needed = range.replace('>=', '');
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  const [foundMajor = 0, foundMinor = 0] = found.split('.').map(Number);
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return undefined;
  return `Node ${found} runs this command; it needs Node ${needed} or newer. Install one: https://nodejs.org/en/download`;
}
