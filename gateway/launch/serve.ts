/**
 * Serves what is built already. This is what a service manager runs, since npx does not pass SIGTERM on:
 *
 *     ExecStart=/srv/gym/node_modules/.bin/node /srv/gym/gateway/launch/serve.ts
 */
import { launch } from './launch.ts';

await launch();
