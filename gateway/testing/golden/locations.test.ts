import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const downtown = { name: 'Downtown', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
const hours = { monday: '09:00-18:00', sunday: 'closed' };
const everyDay = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};

test('POST /locations takes lists and objects as JSON text and returns JSON', async () => {
  const { status, body } = await admin.post('/locations', {
    ...downtown,
    phone: '512-555-0164',
    email: 'downtown@club.example',
    capacity: '180',
    opening_hours: JSON.stringify(hours),
    amenities: JSON.stringify(['Sauna', 'Pool']),
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...downtown,
    id: expect.any(Number),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    phone: '512-555-0164',
    email: 'downtown@club.example',
    capacity: 180,
    status: 'active',
    opening_hours: { ...everyDay, ...hours },
    amenities: ['Sauna', 'Pool'],
  });
  expect((await admin.get(`/locations/${body.id}`)).body).toEqual(body);
});

test('takes the same as JSON, and in camelCase', async () => {
  const { status, body } = await admin.post('/locations', {
    ...downtown,
    zip_code: undefined,
    zipCode: '78704',
    openingHours: hours,
    amenities: ['Sauna'],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ zip_code: '78704', opening_hours: hours, amenities: ['Sauna'] });
});

test('rejects a record without its required fields', async () => {
  const { status, body } = await admin.post('/locations', {});
  expect(status).toBe(400);
  const required = ['name', 'address', 'city', 'state', 'zip_code'];
  expect(body.fields).toEqual(
    Object.fromEntries(required.map(name => [name, 'Please fill in all required fields'])),
  );
});

test('a weekday that does not exist is rejected', async () => {
  const { status, body } = await admin.post('/locations', {
    ...downtown,
    opening_hours: { funday: '09:00' },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['opening_hours']);
});

test('PUT and DELETE return the record and a message', async () => {
  const { id } = (await admin.post('/locations', downtown)).body;
  const updated = await admin.put(`/locations/${id}`, { status: 'maintenance', amenities: '' });
  expect(updated.body).toMatchObject({ id, status: 'maintenance', amenities: [], name: 'Downtown' });
  expect((await admin.delete(`/locations/${id}`)).body).toEqual({ message: 'Location deleted successfully' });
});
