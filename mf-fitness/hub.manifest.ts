import type { HubManifest } from '@gym/hub-kit';

export const fitnessTraining = {
  contract: 1,
  id: 'fitness-training',
  title: 'Fitness & Training',
  icon: 'dumbbell',
  order: 20,
  screens: {
    trainers: { path: '/trainers', title: 'Trainers', icon: 'trainer', menu: 'trainers', requires: null },
    sessions: { path: '/sessions', title: 'Sessions', icon: 'sessions', menu: 'sessions', requires: null },
    dietPlans: { path: '/diet-plans', title: 'Diet Plans', icon: 'diet', menu: 'diet-plans', requires: null },
  },
  panels: {
    memberSessions: { slot: 'member', title: 'Sessions', icon: 'sessions', requires: 'sessions:view' },
  },
} as const satisfies HubManifest;
