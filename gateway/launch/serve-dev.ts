/** The server that `dev.ts` starts, and restarts when its code changes. */
import { join } from 'node:path';
import { chooseTargets } from './build.ts';
import { checkout } from './data-dir.ts';
import { launch } from './launch.ts';
import { liveReload } from './live-reload.ts';

const [hubs = '', ...args] = process.argv.slice(2);
const targets = chooseTargets(hubs.split(','));
const pages = liveReload();
process.on('message', pages.reloadPages);
// `dev.ts` was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await launch({
  args,
  extend: pages.install,
  development: {
    buildFolder: name =>
      join(checkout, targets.find(target => target.name === name)?.output ?? `${name}/dist`),
  },
  announce: banner => process.send?.(banner),
});
