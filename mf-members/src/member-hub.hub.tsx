import { defineHub } from '@gym/hub-kit';
import { memberHub } from '../hub.manifest.ts';

export const hub = defineHub(memberHub, {
  screens: {
    members: () => import('./members/members-screen.tsx'),
    memberships: () => import('./memberships/membership-plans.screen.ts'),
  },
  pages: {
    members: () => import('./members/member-page.tsx'),
  },
});
