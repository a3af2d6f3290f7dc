import { defineHub } from '@gym/hub-kit';
import { facilities } from '../hub.manifest.ts';

export const hub = defineHub(facilities, {
  screens: {
    locations: () => import('./locations/locations.screen.ts'),
    equipment: () => import('./equipment/equipment-screen.tsx'),
    parkingPasses: () => import('./parking-passes/parking-passes.screen.ts'),
  },
  lists: {
    equipment: [
      () => import('./equipment/equipment.screen.ts'),
      () => import('./equipment/maintenance.screen.ts'),
    ],
  },
  panels: {
    memberPasses: () => import('./member-passes/member-passes.tsx'),
  },
});
