import { expect } from 'vitest';
import { failure } from '../failure.ts';
import { moment, story, text } from './pair.ts';

export const locations = story({
  path: '/locations',
  keep: 'location',
  label: 'Location',
  body: {
    name: 'Downtown',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    phone: '512-555-0164',
    email: 'downtown@club.example',
    capacity: 180,
    opening_hours: '{"monday":"09:00-18:00","tuesday":"09:00-18:00","sunday":"closed"}',
    amenities: '["Sauna","Pool"]',
  },
  record: {
    name: 'Downtown',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    phone: '512-555-0164',
    email: 'downtown@club.example',
    capacity: 180,
    status: 'active',
    opening_hours: {
      monday: '09:00-18:00',
      tuesday: '09:00-18:00',
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: 'closed',
    },
    amenities: ['Sauna', 'Pool'],
  },
  change: { status: 'maintenance', capacity: null },
});

const noEquipmentText = {
  maintenance_schedule: null,
  maintenance_history: null,
  usage_restrictions: null,
  safety_guidelines: null,
  supplier: null,
  model: null,
  serial_number: null,
  qr_code: null,
  manual_url: null,
  purchase_order_number: null,
  warranty_info: null,
  power_requirement: null,
  dimensions: null,
  notes: null,
};
export const equipment = story({
  path: '/equipment',
  keep: 'treadmill',
  label: 'Equipment',
  body: {
    name: 'Treadmill 1',
    type: 'Cardio',
    location_id: '{location}',
    eqp_condition: 'Good',
    eqp_manufacturer: 'Runwell',
    purchase_date: '2024-01-10',
    warranty_expiry: '2027-01-10',
    last_maintenance: null,
    next_maintenance: '2026-06-01',
    assigned_to: '{trainer}',
    max_user_weight: 150,
    cost: 2499.99,
    depreciation_value: 499.5,
    replacement_cost: null,
  },
  record: {
    ...noEquipmentText,
    name: 'Treadmill 1',
    type: 'Cardio',
    location_id: '{location}',
    location_name: 'Downtown',
    status: 'available',
    last_maintenance: null,
    next_maintenance: '2026-06-01',
    eqp_condition: 'Good',
    eqp_manufacturer: 'Runwell',
    purchase_date: '2024-01-10',
    warranty_expiry: '2027-01-10',
    assigned_to: '{trainer}',
    assigned_to_name: 'Ann Coach',
    max_user_weight: 150,
    cost: 2499.99,
    depreciation_value: 499.5,
    replacement_cost: null,
  },
  more: { maintenance_records: [] },
  change: { status: 'out-of-order', next_maintenance: null },
});

const belt = {
  equipment_id: '{treadmill}',
  date: '2026-05-04',
  type: 'Repair',
  description: 'New belt',
  cost: 120,
  technician: 'Sam Fix',
};
export const maintenance = story({
  path: '/maintenance',
  keep: 'repair',
  label: 'Maintenance record',
  body: belt,
  record: { ...belt, equipment_name: 'Treadmill 1' },
  change: { cost: null, technician: 'Pat Fix' },
});
maintenance.pairs.push({
  request: 'GET /equipment/{treadmill}',
  as: 'trainer',
  response: expect.objectContaining({
    name: 'Treadmill 1',
    maintenance_records: [
      {
        ...belt,
        id: '{repair}',
        version: 2,
        created_at: moment,
        updated_at: moment,
        equipment_name: 'Treadmill 1',
        cost: null,
        technician: 'Pat Fix',
      },
    ],
  }),
});

const pass = {
  memberId: '{member}',
  vehicleNumber: 'tx-4711',
  validFrom: '2098-01-31',
  validUntil: '2098-02-28',
  lot: 'North 1',
};
export const parkingPasses = story({
  path: '/parking-passes',
  keep: 'pass',
  label: 'Parking pass',
  camelCase: true,
  body: pass,
  record: {
    ...pass,
    vehicleNumber: 'TX-4711',
    passNumber: text,
    memberName: 'Zoe Adams',
    type: 'Monthly',
    status: 'active',
    notes: null,
  },
  change: { status: 'cancelled', notes: 'Sold the car' },
});
const thePass = {
  id: '{pass}',
  version: 2,
  createdAt: moment,
  updatedAt: moment,
  ...pass,
  vehicleNumber: 'TX-4711',
  passNumber: text,
  memberName: 'Zoe Adams',
  type: 'Monthly',
  status: 'cancelled',
  notes: 'Sold the car',
};
parkingPasses.pairs.push(
  { request: 'GET /parking-passes/lot/North%201', response: [thePass] },
  { request: 'GET /parking-passes/lot/South', response: [] },
  {
    request: 'POST /parking-passes',
    body: { ...pass, vehicleNumber: 'TX 4711', validUntil: '2098-01-31' },
    status: 400,
    response: failure('Invalid vehicle number format', { vehicleNumber: 'Invalid vehicle number format' }),
  },
);
