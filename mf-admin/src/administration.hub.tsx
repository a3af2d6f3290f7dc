import { defineHub } from '@gym/hub-kit';
import { administration } from '../hub.manifest.ts';

export const hub = defineHub(administration, {
  screens: {
    users: () => import('./users/users-screen.tsx'),
    masterData: () => import('./master-data/master-data-screen.tsx'),
    clubSettings: () => import('./club-settings/club-settings-screen.tsx'),
    activity: () => import('./activity/activity-screen.tsx'),
    backgroundJobs: () => import('./background-jobs/background-jobs-screen.tsx'),
  },
  lists: {
    users: [() => import('./users/users.screen.ts'), () => import('./users/permissions.screen.ts')],
    masterData: [() => import('./master-data/master-data.screen.ts')],
  },
});
