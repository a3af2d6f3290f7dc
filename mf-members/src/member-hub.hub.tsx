import { defineHub } from '@gym/hub-kit';
import { memberHub } from '../hub.manifest.ts';

export const hub = defineHub(memberHub, {
  screens: {
    members: () => import('./members/members-screen.tsx'),
    memberships: () => import('./memberships/membership-plans.screen.ts'),
    contracts: () => import('./contracts/contracts-screen.tsx'),
  },
  panels: {
    memberContract: () => import('./member-contract/member-contract.tsx'),
    contractPlan: () => import('./member-contract/contract-plan.tsx'),
    contractWarning: () => import('./member-contract/contract-warning.tsx'),
    signUp: () => import('./member-contract/sign-up-action.tsx'),
  },
  pages: {
    members: () => import('./members/member-page.tsx'),
  },
});
