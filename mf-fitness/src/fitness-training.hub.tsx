import { defineHub } from '@gym/hub-kit';
import { fitnessTraining } from '../hub.manifest.ts';

export const hub = defineHub(fitnessTraining, {
  screens: {
    trainers: () => import('./trainers/trainers-screen.tsx'),
    sessions: () => import('./sessions/sessions-screen.tsx'),
    dietPlans: () => import('./diet-plans/diet-plans.screen.ts'),
  },
  lists: {
    trainers: [() => import('./trainers/trainers.screen.ts')],
    sessions: [() => import('./sessions/sessions.screen.ts')],
  },
  pages: {
    trainers: () => import('./trainers/trainer-page.tsx'),
  },
  panels: {
    myDay: () => import('./my-day/my-day.tsx'),
    memberSessions: () => import('./member-sessions/member-sessions.tsx'),
    memberDietPlans: () => import('./member-diet-plans/member-diet-plans.tsx'),
    nextSession: () => import('./next-session/next-session.tsx'),
    trainerWeek: () => import('./trainer-week/trainer-week.tsx'),
    trainerMembers: () => import('./trainer-members/trainer-members.tsx'),
    // Charts are loaded where they are shown.
    trainerFigures: () => import(/* webpackMode: "lazy" */ './trainer-figures/trainer-figures.tsx'),
  },
});
