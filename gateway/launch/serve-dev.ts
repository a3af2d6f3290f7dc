/** The server that `dev.ts` starts, and restarts when its code changes. */
import { launch } from './launch.ts';
import { liveReload } from './live-reload.ts';

const pages = liveReload();
process.on('message', pages.reloadPages);
// `dev.ts` was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await launch({ extend: pages.install, announce: banner => process.send?.(banner) });
