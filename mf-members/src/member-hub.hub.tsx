import { defineHub } from '@gym/hub-kit';
import { memberHub } from '../hub.manifest.ts';

export const hub = defineHub(memberHub, {
  screens: {
    checkIn: () =>
      import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './check-in/check-in-screen.tsx'),
    members: () => import('./members/members-screen.tsx'),
    // Seldom opened, and not needed by the page of a member.
    memberships: () =>
      import(
        /* webpackMode: "lazy", webpackChunkName: "seldom" */ './memberships/membership-plans.screen.ts'
      ),
    contracts: () => import('./contracts/contracts-screen.tsx'),
    visits: () => import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './visits/visits-screen.tsx'),
  },
  lists: {
    members: [() => import('./members/members.screen.ts')],
    contracts: [
      () =>
        import(/* webpackMode: "lazy", webpackChunkName: "contracts" */ './contracts/contracts.screen.ts'),
    ],
    visits: [() => import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './visits/visits.screen.ts')],
  },
  panels: {
    // Its charts are no part of what a screen loads.
    membersByMonth: () =>
      import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './members-by-month/members-by-month.tsx'),
    memberContract: () => import('./member-contract/member-contract.tsx'),
    contractPlan: () => import('./member-contract/contract-plan.tsx'),
    contractWarning: () => import('./member-contract/contract-warning.tsx'),
    memberVisits: () =>
      import(/* webpackMode: "lazy", webpackChunkName: "seldom" */ './member-visits/member-visits.tsx'),
    signUp: () => import('./member-contract/sign-up-action.tsx'),
  },
  pages: {
    members: () => import('./members/member-page.tsx'),
  },
});
