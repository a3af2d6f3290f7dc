import { defineHub } from '@gym/hub-kit';
import { fitnessTraining } from '../hub.manifest.ts';

export const hub = defineHub(fitnessTraining, {
  screens: {
    trainers: () => import('./trainers/trainers-screen.tsx'),
    sessions: () => import('./sessions/sessions.screen.ts'),
    dietPlans: () => import('./diet-plans/diet-plans.screen.ts'),
  },
  panels: {
    memberSessions: () => import('./member-sessions/member-sessions.tsx'),
  },
});
