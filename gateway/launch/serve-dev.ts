/** The server that `dev.ts` starts, and starts anew when its code changes. */
import { launch } from './launch.ts';
import { liveReload } from './live-reload.ts';

const pages = liveReload();
process.on('message', pages.reloadPages);
// Whoever started it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await launch({ extend: pages.install, announce: banner => process.send?.(banner) });
