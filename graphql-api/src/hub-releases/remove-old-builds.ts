import { defineJob } from '../jobs/job.ts';

/** Builds that are old and not served; a release removes them too, which a club may not see for months. */
export const removeOldBuilds = defineJob({
  name: 'remove-old-builds',
  title: 'Remove old versions of hubs',
  schedule: '40 3 * * *',
  attempts: 3,
  timeout: 60,
  run: async ({ releases }) => ({ removed: await releases.builds.prune() }),
});
