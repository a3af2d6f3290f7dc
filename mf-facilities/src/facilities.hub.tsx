import { defineHub } from '@gym/hub-kit';
import { facilities } from '../hub.manifest.ts';

export const hub = defineHub(facilities, {
  screens: {
    locations: () => import('./locations/locations-screen.tsx'),
    equipment: () => import('./equipment/equipment-screen.tsx'),
    parkingPasses: () => import('./parking-passes/parking-passes-screen.tsx'),
  },
  panels: {
    memberPasses: () => import('./member-passes/member-passes.tsx'),
  },
});
