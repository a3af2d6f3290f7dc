import type { HubManifest } from '@gym/hub-kit';
import { defineAttention, addAddress } from '@gym/hub-kit/define';
import { sessions } from '@gym/hub-kit/resources';
import { planEnd } from './src/diet-plans/plan-end.ts';

export const fitnessTraining = {
  contract: 2,
  id: 'fitness-training',
  title: 'Fitness & Training',
  icon: 'dumbbell',
  order: 20,
  screens: {
    trainers: {
      path: '/trainers',
      title: 'Trainers',
      icon: 'trainer',
      menu: 'trainers',
      requires: null,
      recordPage: { record: 'trainer', requires: 'trainers:view' },
      list: { record: 'trainer', resource: 'trainers', add: 'Add Trainer' },
    },
    sessions: {
      path: '/sessions',
      title: 'Sessions',
      icon: 'sessions',
      menu: 'sessions',
      requires: null,
      list: { record: 'session', resource: 'sessions', add: 'Add Session' },
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
      list: { record: 'dietPlan', resource: 'diet-plans', add: 'Add Diet Plan' },
      due: planEnd,
    },
  },
  panels: {
    myDay: {
      slot: 'dashboard',
      isFirst: true,
      title: 'My Day',
      icon: 'calendar',
      requires: 'sessions:view',
    },
    memberSessions: { slot: 'member', title: 'Sessions', icon: 'sessions', requires: 'sessions:view' },
    memberDietPlans: { slot: 'member', title: 'Diet Plans', icon: 'diet', requires: 'diet-plans:view' },
    nextSession: {
      slot: 'member',
      place: 'fact',
      title: 'Next Session',
      icon: 'sessions',
      requires: 'sessions:view',
    },
    trainerWeek: { slot: 'trainer', title: 'Week', icon: 'calendar', requires: 'sessions:view' },
    trainerMembers: { slot: 'trainer', title: 'Members', icon: 'users', requires: 'members:view' },
    trainerFigures: { slot: 'trainer', title: 'Statistics', icon: 'chart', requires: 'sessions:view' },
  },
  actions: {
    bookSession: {
      slot: 'member',
      title: 'Book session',
      icon: 'sessions',
      requires: 'sessions:add',
      path: addAddress<typeof sessions>('/sessions', { memberId: ':id' }),
    },
    bookTrainer: {
      slot: 'trainer',
      title: 'Book session',
      icon: 'sessions',
      requires: 'sessions:add',
      path: addAddress<typeof sessions>('/sessions', { trainerId: ':id' }),
    },
  },
} as const satisfies HubManifest;
