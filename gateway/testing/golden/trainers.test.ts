import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { fieldFailure, signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const ann = {
  name: 'Ann Coach',
  email: 'ann@club.example',
  phone: '(555) 123-4567',
  specializations: ['Yoga', 'HIIT'],
  status: 'active',
  joining_date: '2024-01-15',
  salary: 4000.5,
  working_hours: 32,
};

test('POST /trainers returns 201 with the record as saved', async () => {
  const { status, body } = await admin.post('/trainers', {
    ...ann,
    specializations: JSON.stringify(ann.specializations),
    certifications: '["CPR/AED"]',
    availability: ['Monday'],
    salary: '4000.50',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...ann,
    id: expect.any(Number),
    version: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    certifications: ['CPR/AED'],
    availability: ['Monday'],
    assigned_clients: 0,
    experience: null,
    address: null,
    city: null,
    state: null,
    zip_code: null,
    date_of_birth: null,
    gender: null,
    emergency_contact: null,
    emergency_phone: null,
    bio: null,
  });
  expect((await admin.get(`/trainers/${body.id}`)).body).toEqual(body);
});

test('leaves out the pay for roles that may not view it, in lists, records and CSV', async () => {
  const { body: trainer } = await admin.post('/trainers', ann);
  expect(trainer).toMatchObject({ salary: 4000.5 });
  for (const role of ['reception', 'trainer']) {
    const client = await signedIn(app.url, role);
    const { body } = await client.get(`/trainers/${trainer.id}`);
    expect(body).toMatchObject({ id: trainer.id, emergency_contact: null });
    expect(body).not.toHaveProperty('salary');
    for (const query of ['', '?page=1']) {
      const { body: all } = await client.get(`/trainers${query}`);
      expect(all).not.toHaveLength(0);
      for (const row of all) expect(row).not.toHaveProperty('salary');
    }
    for (const query of ['salary=4000.5', 'sort=salary'])
      expect(await client.get(`/trainers?${query}`)).toMatchObject({ status: 403 });
    const csv = await fetch(`${app.url}/api/trainers`, {
      headers: { authorization: `Bearer ${client.token}`, accept: 'text/csv' },
    });
    expect((await csv.text()).split(/\r?\n/)[0]?.split(',')).not.toContain('salary');
  }
});

test('says "This field is required" of each required field', async () => {
  const { status, body } = await admin.post('/trainers', { name: '', specializations: '[]' });
  expect(status).toBe(400);
  expect(body.fields).toMatchObject(
    Object.fromEntries(
      ['name', 'email', 'phone', 'specializations', 'salary'].map(name => [name, 'This field is required']),
    ),
  );
});

test.each([
  ['email', 'nonsense', 'Invalid email address'],
  ['phone', '12345', 'Invalid phone number'],
  ['salary', 0, 'Salary must be a positive number'],
  ['working_hours', -1, 'Working hours must be a positive number'],
  ['specializations', [], 'This field is required'],
])('rejects %s %j', async (field, value, message) => {
  const { status, body } = await admin.post('/trainers', { ...ann, [field]: value });
  expect(status).toBe(400);
  expect(body).toEqual(fieldFailure(field, message));
});

test('PUT and DELETE return the record and a message', async () => {
  const { id } = (await admin.post('/trainers', ann)).body;
  const updated = await admin.put(`/trainers/${id}`, { status: 'on leave' });
  expect(updated.status).toBe(200);
  expect(updated.body).toMatchObject({ id, status: 'on leave', version: 2, name: 'Ann Coach' });
  expect((await admin.delete(`/trainers/${id}`)).body).toEqual({ message: 'Trainer deleted successfully' });
});

test('GET /trainers/stats/summary counts by status', async () => {
  const before = (await admin.get('/trainers/stats/summary')).body;
  await admin.post('/trainers', { ...ann, status: 'busy' });
  await admin.post('/trainers', { ...ann, status: 'on leave' });
  const { status, body } = await admin.get('/trainers/stats/summary');
  expect(status).toBe(200);
  expect(body).toEqual({
    totalTrainers: before.totalTrainers + 2,
    activeTrainers: before.activeTrainers,
    onLeaveTrainers: before.onLeaveTrainers + 1,
    busyTrainers: before.busyTrainers + 1,
  });
});

test('a deleted trainer is taken off the members', async () => {
  const trainer = (await admin.post('/trainers', ann)).body;
  const member = {
    name: 'Zoe',
    email: 'z@example.com',
    phone: '5550001111',
    assigned_trainer_id: trainer.id,
  };
  const { id } = (await admin.post('/members', member)).body.member;
  await admin.delete(`/trainers/${trainer.id}`);
  expect((await admin.get(`/members/${id}`)).body).toMatchObject({
    assigned_trainer_id: null,
    assigned_trainer_name: null,
  });
});
