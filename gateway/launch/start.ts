/** `npx -y pnpm@12 start`: builds what changed, then serves it. */
import { buildForServing } from './build-for-serving.ts';
import { launch } from './launch.ts';

await launch({ prepare: buildForServing });
