import { allTargets, type BuildResult, buildChanged } from './build.ts';
import type { Closers } from './closers.ts';
import { Problem } from './problem.ts';

/**
 * Builds what changed and says so. The club can be served without a hub, which is then listed as down.
 * @throws Problem when anything else could not be built
 */
export async function buildForServing(closers: Closers): Promise<void> {
  const building = new AbortController();
  closers.add(() => building.abort());
  const results = await buildChanged(allTargets(), reportBuild, building.signal);
  const broken = results.find(({ target, failure }) => failure && !target.name.startsWith('mf-'));
  if (broken) throw new Problem(`${broken.target.name} could not be built; its messages are above.`);
}

/** One line for a build, with its messages when it failed. */
export function reportBuild({ target, failure }: BuildResult, seconds: number): void {
  const line = `${target.name.padEnd(18)}${seconds.toFixed(1)} s`;
  if (failure === undefined) console.log(`  built   ${line}`);
  else console.error(`  FAILED  ${line}\n\n${failure}\n`);
}
