import { defineHub } from '@gym/hub-kit';
import { memberHub } from '../hub.manifest.ts';

export const hub = defineHub(memberHub, {
  screens: {
    members: () => import('./members/members-screen.tsx'),
    memberships: () => import('./memberships/membership-plans.screen.ts'),
  },
  pages: {
    // The list, which more people open first, does not wait for it.
    members: () => import(/* webpackMode: "lazy" */ './members/member-page.tsx'),
  },
});
