import type { HubManifest } from '@gym/hub-kit';
import { defineAttention } from '@gym/hub-kit/define';
import { sessions } from '@gym/hub-kit/resources';
import { planEnd } from './src/diet-plans/plan-end.ts';

export const fitnessTraining = {
  contract: 2,
  id: 'fitness-training',
  title: 'Fitness & Training',
  icon: 'dumbbell',
  order: 20,
  screens: {
    trainers: { path: '/trainers', title: 'Trainers', icon: 'trainer', menu: 'trainers', requires: null },
    sessions: {
      path: '/sessions',
      title: 'Sessions',
      icon: 'sessions',
      menu: 'sessions',
      requires: null,
      attention: [
        defineAttention(sessions, {
          filter: { date: { day: 'today' }, status: { among: ['scheduled'] } },
          line: ['session today', 'sessions today'],
          requires: 'sessions:edit',
        }),
      ],
    },
    dietPlans: {
      path: '/diet-plans',
      title: 'Diet Plans',
      icon: 'diet',
      menu: 'diet-plans',
      requires: null,
      due: planEnd,
    },
  },
  panels: {
    memberSessions: { slot: 'member', title: 'Sessions', icon: 'sessions', requires: 'sessions:view' },
  },
} as const satisfies HubManifest;
