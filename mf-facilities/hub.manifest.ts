import type { HubManifest } from '@gym/hub-kit';

export const facilities = {
  contract: 1,
  id: 'facilities',
  title: 'Facilities',
  icon: 'facilities',
  order: 30,
  screens: {
    locations: { path: '/locations', title: 'Locations', icon: 'map-pin', menu: 'locations', requires: null },
    equipment: { path: '/equipment', title: 'Equipment', icon: 'wrench', menu: 'equipment', requires: null },
    parkingPasses: {
      path: '/parking-passes',
      title: 'Parking Passes',
      icon: 'car',
      menu: 'parking-passes',
      requires: null,
    },
  },
} as const satisfies HubManifest;
