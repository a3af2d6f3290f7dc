/** Runs every check of `pnpm test` in this checkout, also those that follow a failed one. */
import { buildCheck, checksBesideTests } from '../../launch/checks.ts';

for (const { name, run } of [buildCheck, ...checksBesideTests]) {
  const failure = await run();
  if (failure === undefined) continue;
  console.error(`${name}:\n${failure}`);
  process.exitCode = 1;
}
