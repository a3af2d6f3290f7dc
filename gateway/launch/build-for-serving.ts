import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allTargets, type BuildResult, buildChanged } from './build.ts';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';

/**
 * Builds what changed, and prints a line for each build. A hub that fails is listed as down, and the others are served.
 * An image has builds and no sources: nothing is built there.
 * @throws CliError if anything else could not be built
 */
export async function buildForServing(
  resources: AsyncDisposableStack,
  targets = allTargets(),
): Promise<void> {
  if (!existsSync(join(checkout, 'graphql-api/src'))) return;
  const building = new AbortController();
  resources.defer(() => building.abort());
  const results = await buildChanged(targets, reportBuild, { signal: building.signal });
  const broken = results.find(({ target, failure }) => failure && !target.name.startsWith('mf-'));
  if (broken) throw new CliError(`${broken.target.name} could not be built; its messages are above.`);
}

export function reportBuild({ target, failure }: BuildResult, seconds: number): void {
  reportStep('built', target.name, seconds, failure);
}

/** Prints one line for a finished step with its duration, and its messages if it failed. */
export function reportStep(done: string, name: string, seconds: number, failure: string | undefined): void {
  const line = `${name.padEnd(18)}${seconds.toFixed(1)} s`;
  if (failure === undefined) console.log(`  ${done.padEnd(8)}${line}`);
  else console.error(`  FAILED  ${line}\n\n${failure}\n`);
}
