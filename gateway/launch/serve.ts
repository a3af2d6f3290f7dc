/**
 * Serves what is built already. This is what a service manager runs, since npx does not pass SIGTERM on:
 *
 *     ExecStart=/srv/gym/node_modules/.bin/node --max-semi-space-size=16 /srv/gym/gateway/launch/serve.ts
 *
 * The option bounds what is new in memory at 32 MB instead of V8's 128, and costs long lists a tenth of their processor.
 */
import { launch } from './launch.ts';

await launch();
