import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allTargets, apiTarget, type BuildResult, buildChanged, isForPage, type Target } from './build.ts';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';
import { reportStep } from './steps.ts';

/** Builds that run. Each promise rejects with a CliError if a build that it waits for failed. */
export interface RunningBuilds {
  /** Resolves when the API is built. */
  api: Promise<void>;
  /** Resolves when everything is built that the first page needs. The other builds follow. */
  page: Promise<void>;
}

/**
 * Builds what changed, and prints a line for each build. A hub that fails is listed as down, and the others are served;
 * so are explorer and packages, which nothing waits for. An image has builds and no sources: nothing is built there.
 */
export function startBuilds(resources: AsyncDisposableStack, targets = allTargets()): RunningBuilds {
  if (!existsSync(join(checkout, 'graphql-api/src')))
    return { api: Promise.resolve(), page: Promise.resolve() };
  const building = new AbortController();
  const { promise: apiBuilt, resolve } = Promise.withResolvers<void>();
  const build = (some: readonly Target[], yields = false) =>
    buildChanged(
      some,
      (result, seconds) => {
        reportBuild(result, seconds);
        if (result.target === apiTarget && result.failure === undefined) resolve();
      },
      { signal: building.signal, yields },
    );
  const page = build(targets.filter(isForPage)).then(requireAllButHubs);
  const others = page.then(() =>
    build(
      targets.filter(target => !isForPage(target)),
      true,
    ),
  );
  const api = Promise.race([apiBuilt, page]);
  const ended = Promise.allSettled([api, page, others]);
  resources.defer(async () => {
    building.abort();
    await ended;
  });
  return { api, page };
}

function requireAllButHubs(results: readonly BuildResult[]): void {
  const broken = results.find(({ target, failure }) => failure && !target.name.startsWith('mf-'));
  if (broken) throw new CliError(`${broken.target.name} could not be built; its messages are above.`);
}

export function reportBuild({ target, failure }: BuildResult, seconds: number): void {
  reportStep('built', target.name, seconds, failure);
}
