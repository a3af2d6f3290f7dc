import { addRecord, openPage, tokenOf, useClub } from '@gym/hub-kit/testing';
import { expectRecordKept } from '@gym/hub-kit/testing/screens';
import { test } from 'vitest';
import { equipmentScreen } from './equipment/equipment.screen.ts';
import { maintenanceScreen } from './equipment/maintenance.screen.ts';
import locationsScreen from './locations/locations.screen.ts';
import parkingPassesScreen from './parking-passes/parking-passes.screen.ts';

const club = useClub();

test('records of each screen are added, changed, deleted and brought back', async () => {
  await addRecord(club, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '555-0100' });
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await expectRecordKept(page, locationsScreen, {
    path: '/locations',
    row: 'Pier Gym',
    values: { Name: 'Pier Gym', Address: '1 Pier', City: 'Boston', State: 'MA', 'Zip Code': '02110' },
    changes: { Capacity: '40', Status: 'Maintenance' },
  });
  await expectRecordKept(page, equipmentScreen, {
    path: '/equipment',
    row: 'Rower',
    values: { Name: 'Rower', Type: 'Cardio', Location: 'Pier Gym' },
    changes: { Model: 'R1', Cost: '900' },
  });
  await expectRecordKept(page, parkingPassesScreen, {
    path: '/parking-passes',
    row: 'Ann Lee',
    values: { Member: 'Ann Lee', 'Vehicle Number': 'kte-9294' },
    changes: { Lot: 'Roof Deck', Status: 'Cancelled' },
  });
  await expectRecordKept(page, maintenanceScreen, {
    path: '/equipment?tab=maintenance',
    row: 'Rower',
    values: { Equipment: 'Rower', Date: '01/05/2026', Type: 'Repair' },
    changes: { Technician: 'Bo Diaz' },
  });
});
