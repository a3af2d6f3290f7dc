/** `npx -y pnpm@12 start`: builds what changed, then serves it. */
import { startBuilds } from './build-for-serving.ts';
import { launch } from './launch.ts';

await launch({ build: startBuilds });
