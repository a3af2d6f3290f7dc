import { cellsOf, choicesOf, contractOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { equipmentScreen } from './equipment/equipment.screen.ts';
import { maintenanceScreen } from './equipment/maintenance.screen.ts';
import { weekdays } from './locations/opening-hours.ts';
import locationsScreen from './locations/locations.screen.ts';
import parkingPassesScreen from './parking-passes/parking-passes.screen.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] }));

test('equipment', () =>
  expect(contractOf(equipmentScreen)).toEqual({
    title: 'Equipment',
    entity: 'equipment, equipment',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'New Equipment', 'title of a record': 'Edit Equipment' },
    search: 'Search by name, type or serial number',
    columns: [
      'Name',
      'Type',
      'Location',
      'Status: available green, maintenance orange, out-of-order red, * grey',
      'Condition',
      'Last Maintenance',
      'Next Maintenance',
      'Cost',
    ],
    sort: 'name asc',
    pages: '10 of 5, 10, 25',
    tabs: ['Maintenance Overdue', 'Maintenance Due Soon', 'by status'],
    filters: [
      'Name',
      'Type',
      'Location',
      'Status',
      'Condition',
      'Last Maintenance',
      'Next Maintenance',
      'Warranty Expiry',
      'Cost',
      'Assigned To',
    ],
    actions: ['Maintenance done'],
    form: {
      'Basic Information': [
        'Name*: text',
        'Type*: select',
        'Location*: reference',
        'Assigned To: reference',
        'Status: select = available',
        'Condition: select',
      ],
      Identification: [
        'Manufacturer: text',
        'Model: text',
        'Serial Number: text',
        'QR Code: text',
        'Manual URL: text',
      ],
      Maintenance: [
        'Last Maintenance: date',
        'Next Maintenance: date',
        'Maintenance Schedule: text',
        'Maintenance History: textarea',
      ],
      Specifications: ['Max User Weight: number', 'Power Requirement: text', 'Dimensions: text'],
      'Purchase and Warranty': [
        'Supplier: text',
        'Purchase Date: date',
        'Purchase Order Number: text',
        'Warranty Expiry: date',
        'Warranty Info: text',
      ],
      Value: ['Cost: money', 'Depreciation Value: money', 'Replacement Cost: money'],
      'Safety and Notes': ['Usage Restrictions: textarea', 'Safety Guidelines: textarea', 'Notes: textarea'],
    },
    missing: ['Name is required', 'Type is required', 'Location is required'],
  }));

test('the row of a piece of equipment has its days and its cost', () =>
  expect(
    cellsOf(equipmentScreen, {
      name: 'Treadmill 1',
      type: 'Cardio',
      location: { id: '1', name: 'Harbor Gym' },
      status: 'out-of-order',
      eqpCondition: 'Good',
      lastMaintenance: '2026-03-09',
      nextMaintenance: null,
      cost: 4200.5,
    }),
  ).toEqual(['Treadmill 1', 'Cardio', 'Harbor Gym', 'Out Of Order', 'Good', '03/09/2026', '', '$4,200.50']));

test('equipment has days of the calendar, and no amount below 0', async () => {
  const bike = { name: 'Bike', type: 'Cardio', locationId: 1 };
  expect(await messagesFor(equipmentScreen, { ...bike, maxUserWeight: 180.5, cost: 0 })).toEqual({});
  const below = { cost: -1, depreciationValue: -1, replacementCost: -1 };
  expect(await messagesFor(equipmentScreen, { ...bike, ...below })).toEqual({
    cost: 'Cost cannot be below 0',
    depreciationValue: 'Depreciation value cannot be below 0',
    replacementCost: 'Replacement cost cannot be below 0',
  });
  const wrong = { maxUserWeight: 'heavy', purchaseDate: '02/30/2026' };
  expect(await messagesFor(equipmentScreen, { ...bike, ...wrong })).toEqual({
    maxUserWeight: 'Max user weight must be a number',
    purchaseDate: 'Enter a date as MM/DD/YYYY',
  });
});

test('maintenance records', () =>
  expect(contractOf(maintenanceScreen)).toEqual({
    title: 'Maintenance Records',
    entity: 'maintenance record, maintenance records',
    offers: 'add, change, delete',
    words: {
      button: 'Add Maintenance',
      'title of a new record': 'New Maintenance Record',
      'title of a record': 'Edit Maintenance Record',
    },
    search: 'Search by equipment, type or technician',
    columns: ['Equipment', 'Date', 'Type', 'Description', 'Cost', 'Technician'],
    sort: 'date desc',
    pages: '10 of 5, 10, 25',
    filters: ['Equipment', 'Date', 'Type', 'Cost', 'Technician'],
    form: {
      Maintenance: [
        'Equipment*: reference',
        'Date*: date',
        'Type*: select',
        'Technician: text',
        'Cost: money',
        'Description: textarea',
      ],
    },
    missing: ['Equipment is required', 'Date is required', 'Type is required'],
  }));

test('the row of a maintenance record, and what is wrong with its cost', async () => {
  const record = {
    equipment: { id: '1', name: 'Bike 01' },
    date: '2026-03-09',
    type: 'Repair',
    description: 'Chain replaced',
    cost: 99.9,
    technician: 'Frank',
  };
  const cells = ['Bike 01', '03/09/2026', 'Repair', 'Chain replaced', '$99.90', 'Frank'];
  expect(cellsOf(maintenanceScreen, record)).toEqual(cells);
  const entered = { equipmentId: 1, date: '2026-03-09', type: 'Repair' };
  expect(await messagesFor(maintenanceScreen, entered)).toEqual({});
  for (const [cost, message] of [
    [-1, 'Cost cannot be below 0'],
    ['some', 'Cost must be a number'],
  ])
    expect(await messagesFor(maintenanceScreen, { ...entered, cost })).toEqual({ cost: message });
});

test('locations', () =>
  expect(contractOf(locationsScreen)).toEqual({
    title: 'Locations Management',
    entity: 'location, locations',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Location', 'title of a record': 'Edit Location' },
    search: 'Search by name, address, city or zip code',
    columns: ['Name', 'Address', 'Phone', 'Capacity', 'Status: active green, maintenance orange, * red'],
    sort: 'name asc',
    pages: '10 of 5, 10, 25',
    tabs: ['by status'],
    filters: ['Name', 'City', 'Capacity', 'Status', 'Counts In'],
    form: {
      'Basic Information': [
        'Name*: text',
        'Status: select = active',
        'Capacity: number',
        'Phone: phone',
        'Email: email',
        'Amenities: own',
      ],
      Address: ['Address*: text', 'City*: text', 'State*: text', 'Zip Code*: text'],
      'Opening Hours': ['Opening Hours: own'],
    },
    missing: [
      'Name is required',
      'Address is required',
      'City is required',
      'State is required',
      'Zip code is required',
    ],
    texts: { incomplete: 'Please fill in all required fields' },
  }));

test('the row of a location joins its address', () =>
  expect(
    cellsOf(locationsScreen, {
      name: 'Pier Gym',
      address: '1 Pier',
      city: 'Boston',
      state: 'MA',
      zipCode: '02110',
      phone: '617-555-0115',
      capacity: 1250,
      status: 'closed',
    }),
  ).toEqual(['Pier Gym', '1 Pier, Boston, MA 02110', '617-555-0115', '1,250', 'Closed']));

test('a location has a whole capacity and short opening hours', async () => {
  const pier = { name: 'Pier Gym', address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };
  expect(await messagesFor(locationsScreen, pier)).toEqual({});
  for (const [capacity, message] of [
    [-1, 'Capacity cannot be below 0'],
    ['many', 'Capacity must be a number'],
    [1.5, 'Capacity must be a whole number'],
  ])
    expect(await messagesFor(locationsScreen, { ...pier, capacity })).toEqual({ capacity: message });
  const openingHours = Object.fromEntries(
    weekdays.map(day => [day, day === 'tuesday' ? 'x'.repeat(201) : '']),
  );
  expect(await messagesFor(locationsScreen, { ...pier, openingHours })).toEqual({
    'openingHours.tuesday': 'Opening hours may have 200 characters at the most',
  });
});

test('parking passes', () =>
  expect(contractOf(parkingPassesScreen)).toEqual({
    title: 'Parking Passes Management',
    entity: 'parking pass, parking passes',
    offers: 'add, change, delete',
    search: 'Search by pass, member or vehicle number',
    columns: [
      'Pass Number',
      'Member',
      'Vehicle Number',
      'Pass Type',
      'Valid From',
      'Valid Until',
      'Status: active green, expired red, * grey',
    ],
    sort: 'validUntil desc',
    pages: '10 of 5, 10, 25',
    tabs: ['Expiring Soon', 'Past Validity', 'by status'],
    filters: ['Member', 'Vehicle Number', 'Pass Type', 'Status', 'Valid From', 'Valid Until', 'Lot'],
    actions: ['Renew'],
    form: {
      'Member and Vehicle': ['Member*: reference', 'Vehicle Number*: text'],
      Pass: [
        'Pass Type*: select = Monthly',
        'Status*: select = active',
        'Lot: text',
        'Valid From*: date = 2026-06-15',
        'Valid Until*: date = 2026-07-15',
        'Notes: textarea',
      ],
    },
    missing: ['This field is required'],
  }));

test('a parking pass has a valid vehicle and days', async () => {
  const pass = { memberId: '1', vehicleNumber: 'KTE-9294' };
  expect(await messagesFor(parkingPassesScreen, pass)).toEqual({});
  for (const vehicleNumber of ['A', 'ABCDEFGHIJK', 'AB 1', 'AB_1'])
    expect(await messagesFor(parkingPassesScreen, { ...pass, vehicleNumber })).toEqual({
      vehicleNumber: 'Invalid vehicle number format',
    });
  expect(await messagesFor(parkingPassesScreen, { ...pass, validFrom: '2026-06-14' })).toEqual({
    validFrom: 'Valid from date must not be in the past for active passes',
  });
  expect(await messagesFor(parkingPassesScreen, { ...pass, validUntil: '2026-06-15' })).toEqual({
    validUntil: 'Valid until date must be after valid from date',
  });
  const begun = { ...pass, status: 'active', validFrom: '2026-06-14' };
  expect(await messagesFor(parkingPassesScreen, begun, begun)).toEqual({});
  expect(await messagesFor(parkingPassesScreen, begun, { ...begun, status: 'expired' })).toEqual({
    validFrom: 'Valid from date must not be in the past for active passes',
  });
});

test('the row of a parking pass', () =>
  expect(
    cellsOf(parkingPassesScreen, {
      passNumber: 'P-1',
      member: { id: '1', name: 'Ann Lee' },
      vehicleNumber: 'KTE-9294',
      type: 'Monthly',
      validFrom: '2026-06-15',
      validUntil: '2026-08-15',
      status: 'cancelled',
    }),
  ).toEqual(['P-1', 'Ann Lee', 'KTE-9294', 'Monthly', '06/15/2026', '08/15/2026', 'Cancelled']));

test('drop-downs have the choices of the master data', () => {
  expect(choicesOf(equipmentScreen)).toEqual({
    type: 'Equipment: type',
    status: 'Equipment: status',
    eqpCondition: 'Equipment: eqp_condition',
  });
  expect(choicesOf(maintenanceScreen)).toEqual({ type: 'Maintenance: type' });
  expect(choicesOf(locationsScreen)).toEqual({ status: 'Locations: status' });
  expect(choicesOf(parkingPassesScreen)).toEqual({
    type: 'ParkingPasses: type',
    status: 'ParkingPasses: status',
  });
});
