import type { HubManifest } from '@gym/hub-kit';
import { addAddress } from '@gym/hub-kit/define';
import type { parkingPasses } from '@gym/hub-kit/resources';
import { maintenanceDue } from './src/equipment/maintenance-due.ts';
import { passExpiry } from './src/parking-passes/pass-expiry.ts';

export const facilities = {
  contract: 2,
  id: 'facilities',
  title: 'Facilities',
  icon: 'facilities',
  order: 30,
  screens: {
    locations: {
      path: '/locations',
      title: 'Locations',
      icon: 'map-pin',
      menu: 'locations',
      requires: null,
      list: { record: 'location', resource: 'locations', add: 'Add Location' },
    },
    equipment: {
      path: '/equipment',
      title: 'Equipment',
      icon: 'wrench',
      menu: 'equipment',
      requires: null,
      list: { record: 'equipmentItem', resource: 'equipment', add: 'Add Equipment' },
      due: maintenanceDue,
    },
    parkingPasses: {
      path: '/parking-passes',
      title: 'Parking Passes',
      icon: 'car',
      menu: 'parking-passes',
      requires: null,
      list: { record: 'parkingPass', resource: 'parking-passes', add: 'Add Parking Pass' },
      due: passExpiry,
    },
  },
  panels: {
    memberPasses: { slot: 'member', title: 'Parking Passes', icon: 'car', requires: 'parking-passes:view' },
  },
  actions: {
    addPass: {
      slot: 'member',
      title: 'Add parking pass',
      icon: 'car',
      requires: 'parking-passes:add',
      path: addAddress<typeof parkingPasses>('/parking-passes', { memberId: ':id' }),
    },
  },
} as const satisfies HubManifest;
