import { contractOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { equipmentScreen } from './equipment/equipment.screen.ts';
import { maintenanceScreen } from './equipment/maintenance.screen.ts';
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
    filters: ['Name', 'City', 'Capacity', 'Status'],
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
  expect(await messagesFor(parkingPassesScreen, { ...pass, vehicleNumber: 'k' })).toEqual({
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
