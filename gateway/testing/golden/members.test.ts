import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { failure, fieldFailure, signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
let trainerId: number;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
  admin = await signedIn(app.url, 'admin');
  const trainer = {
    name: 'Ann Coach',
    email: 'ann@club.example',
    phone: '555-123-4567',
    specializations: ['Yoga'],
    joining_date: '2024-01-15',
    salary: 4000,
    working_hours: 40,
  };
  trainerId = (await admin.post('/trainers', trainer)).body.id;
});
afterAll(() => app.stop());

const zoe = {
  name: 'Zoe Adams',
  email: 'zoe@example.com',
  phone: '555-000-1111',
  membership_type: 'Premium',
};
const added = async (more: object = {}) => (await admin.post('/members', { ...zoe, ...more })).body.member;
const today = new Date().toISOString().slice(0, 10);

test('POST /members returns 201 with the record as saved, under `member`', async () => {
  const { status, body } = await admin.post('/members', {
    ...zoe,
    date_of_birth: '1990-05-17',
    gender: 'female',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    emergency_contact: 'Max Adams',
    emergency_phone: '555-000-2222',
    health_conditions: ['Asthma'],
    joining_date: '2025-01-31',
    membership_start_date: '2025-02-01',
    membership_end_date: '2026-02-01',
    assigned_trainer_id: trainerId,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    message: 'Member created successfully',
    member: {
      id: expect.any(Number),
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated_at: expect.stringMatching(/Z$/),
      name: 'Zoe Adams',
      email: 'zoe@example.com',
      phone: '555-000-1111',
      membership_type: 'Premium',
      status: 'active',
      date_of_birth: '1990-05-17',
      gender: 'female',
      address: '1 Main St',
      city: 'Austin',
      state: 'TX',
      zip_code: '78704',
      emergency_contact: 'Max Adams',
      emergency_phone: '555-000-2222',
      health_conditions: ['Asthma'],
      joining_date: '2025-01-31',
      membership_start_date: '2025-02-01',
      membership_end_date: '2026-02-01',
      assigned_trainer_id: trainerId,
      assigned_trainer_name: 'Ann Coach',
      card_number: null,
      home_location_id: null,
      home_location_name: null,
      last_visit: null,
    },
  });
});

test('fills in the defaults', async () => {
  const member = await added({ membership_type: undefined });
  expect(member).toMatchObject({
    membership_type: 'Standard',
    status: 'active',
    health_conditions: [],
    joining_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    membership_start_date: member.joining_date,
    assigned_trainer_id: null,
    assigned_trainer_name: null,
  });
  expect(Math.abs(Date.parse(member.joining_date) - Date.parse(today))).toBeLessThanOrEqual(86_400_000);
  expect(Number(member.membership_end_date.slice(0, 4))).toBe(
    Number(member.membership_start_date.slice(0, 4)) + 1,
  );
});

test('takes camelCase, JSON text, numbers as text, empty text for nothing, and ignores what is read-only', async () => {
  const { status, body } = await admin.post('/members', {
    id: 999_999,
    name: 'Camel Case',
    email: 'camel@example.com',
    phone: 5551112222,
    membershipType: 'VIP',
    healthConditions: '["Diabetes","Asthma"]',
    dateOfBirth: '',
    assignedTrainerId: String(trainerId),
    assigned_trainer_name: 'Somebody',
    created_at: '2001-01-01',
  });
  expect(status).toBe(201);
  expect(body.member).toMatchObject({
    membership_type: 'VIP',
    phone: '5551112222',
    health_conditions: ['Diabetes', 'Asthma'],
    date_of_birth: null,
    assigned_trainer_id: trainerId,
    assigned_trainer_name: 'Ann Coach',
  });
  expect(body.member.id).not.toBe(999_999);
});

test('says everything that is missing, in the words of the form', async () => {
  const { status, body } = await admin.post('/members', { membership_type: '' });
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
  });
  expect(body.errors).toEqual(Object.values(body.fields));
  expect(body.error).toBe(body.message);
});

test('rejects an unknown name and a value of the wrong kind, each by its name', async () => {
  const { status, body } = await admin.post('/members', {
    ...zoe,
    colour: 'red',
    date_of_birth: '2024-02-30',
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    colour: 'Unknown field: colour',
    date_of_birth: 'Date of birth must be a date, yyyy-mm-dd',
  });
});

test('GET /members/{id} returns that record', async () => {
  const member = await added();
  expect((await admin.get(`/members/${member.id}`)).body).toEqual(member);
});

test('PUT /members/{id} changes the fields given', async () => {
  const member = await added({ city: 'Austin' });
  const { status, body } = await admin.put(`/members/${member.id}`, { phone: '555-999-8888' });
  expect(status).toBe(200);
  expect(body).toEqual({
    message: 'Member updated successfully',
    member: { ...member, phone: '555-999-8888', version: 2, updated_at: expect.any(String) },
  });
});

test('an older version is rejected with what is stored now; without a version the last one wins', async () => {
  const member = await added();
  await admin.put(`/members/${member.id}`, { city: 'Dallas', version: member.version });
  const { status, body } = await admin.put(`/members/${member.id}`, {
    city: 'Houston',
    version: member.version,
  });
  expect(status).toBe(409);
  expect(body).toEqual({
    ...failure(body.message),
    current: expect.objectContaining({ city: 'Dallas', version: 2 }),
  });
  expect((await admin.put(`/members/${member.id}`, { city: 'Houston' })).status).toBe(200);
});

test('an optional field is cleared by null, a required one is not', async () => {
  const member = await added({ city: 'Austin', assigned_trainer_id: trainerId });
  const cleared = await admin.put(`/members/${member.id}`, { city: null, assigned_trainer_id: '' });
  expect(cleared.body.member).toMatchObject({
    city: null,
    assigned_trainer_id: null,
    assigned_trainer_name: null,
  });
  const rejected = await admin.put(`/members/${member.id}`, { name: null });
  expect(rejected.status).toBe(400);
  expect(rejected.body).toEqual(fieldFailure('name', 'Name is required'));
});

test('DELETE /members/{id} returns a message and deletes the record', async () => {
  const { id } = await added();
  const deleted = await admin.delete(`/members/${id}`);
  expect(deleted.status).toBe(200);
  expect(deleted.body).toEqual({ message: 'Member deleted successfully' });
  for (const reply of [
    await admin.get(`/members/${id}`),
    await admin.put(`/members/${id}`, { city: 'Austin' }),
    await admin.delete(`/members/${id}`),
  ]) {
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual(failure('Member not found'));
  }
});

test('a rejection names the missing permission', async () => {
  const trainer = await signedIn(app.url, 'trainer');
  const { id } = await added();
  expect((await trainer.get(`/members/${id}`)).status).toBe(200);
  for (const reply of [
    await trainer.post('/members', zoe),
    await trainer.put(`/members/${id}`, { city: 'Austin' }),
    await trainer.delete(`/members/${id}`),
  ]) {
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual(failure(expect.stringContaining('permission') as unknown as string));
  }
});

test('GET /members is narrowed, searched, sorted and paged in the database', async () => {
  for (const name of ['Ida Page', 'Jon Page', 'Kim Page'])
    await added({ name, city: 'Pagetown', assigned_trainer_id: trainerId });
  const names = async (query: string) => {
    const { status, headers, body } = await admin.get(`/members?${query}`);
    expect(status).toBe(200);
    const head = await fetch(`${app.url}/api/members?${query}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(head.headers.get('x-total-count'), query).toBe(headers.get('x-total-count'));
    return [headers.get('x-total-count'), ...body.map((member: { name: string }) => member.name)];
  };
  expect(await names('city=Pagetown')).toEqual(['3', 'Ida Page', 'Jon Page', 'Kim Page']);
  expect(await names('city=Pagetown&sort=-name')).toEqual(['3', 'Kim Page', 'Jon Page', 'Ida Page']);
  expect(await names('city=Pagetown&page=2&page_size=2')).toEqual(['3', 'Kim Page']);
  expect(await names('city=Pagetown&page=9&page_size=2')).toEqual(['3']);
  expect(await names('q=jon+page')).toEqual(['1', 'Jon Page']);
  expect(await names(`assignedTrainerId=${trainerId}&city=Pagetown&page_size=1`)).toEqual(['3', 'Ida Page']);
  expect(await names('city=Nowhere')).toEqual(['0']);
});

test('POST /members/{id}/merge moves the records of the other member, fills empty fields and deletes it', async () => {
  const keep = await added({ name: 'Zoe Adams-Hale' });
  const other = await added({ zip_code: '78704', city: 'Austin' });
  const reward = await admin.post('/rewards', { member_id: other.id });
  expect(reward.status).toBe(201);
  const merge = { merged_id: other.id, fields: ['zip_code'] };
  const unknown = await admin.post(`/members/${keep.id}/merge`, { ...merge, fields: ['zip'] });
  expect(unknown).toMatchObject({ status: 400, body: { fields: { fields: 'Unknown field: zip' } } });
  const following = [{ resource: 'rewards', record_name: 'reward', count: 1 }];
  const shown = await admin.post(`/members/${keep.id}/merge`, { ...merge, dry_run: true });
  expect(shown).toMatchObject({ status: 200, body: { operation_id: null, member_id: keep.id, following } });
  expect((await admin.get(`/members/${other.id}`)).status).toBe(200);
  const done = await admin.post(`/members/${keep.id}/merge`, merge);
  expect(done).toMatchObject({
    status: 200,
    body: { operation_id: expect.any(Number), member_id: keep.id, following },
  });
  expect((await admin.get(`/members/${other.id}`)).status).toBe(404);
  expect((await admin.get(`/members/${keep.id}`)).body).toMatchObject({ zip_code: '78704', city: null });
  expect((await admin.get(`/rewards/${reward.body.id}`)).body).toMatchObject({ member_id: keep.id });
});
