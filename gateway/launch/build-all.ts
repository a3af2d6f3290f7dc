/** `npx -y pnpm@12 run build`: builds what changed, hubs included; exits with 1 if a build fails. */
import { allTargets, buildChanged } from './build.ts';
import { reportBuild } from './build-for-serving.ts';

const results = await buildChanged(allTargets(), reportBuild);
if (results.some(({ failure }) => failure)) process.exitCode = 1;
