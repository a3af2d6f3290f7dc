/** `npx -y pnpm@12 run build`: builds what changed, hubs included; fails when anything could not be built. */
import { allTargets, buildChanged } from './build.ts';
import { reportBuild } from './build-for-serving.ts';

const results = await buildChanged(allTargets(), reportBuild);
if (results.some(({ failure }) => failure)) process.exitCode = 1;
