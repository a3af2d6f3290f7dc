import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldFailure, signedIn, type Client } from '../../testing/golden/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Client;
let member: number;
let equipment: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.url, 'admin');
  const trainer = await created('trainers', {
    name: 'Ann Before',
    email: 'ann@example.com',
    phone: '555-123-4567',
    specializations: ['Yoga'],
    salary: 3000,
    joining_date: '2026-01-01',
    status: 'active',
  });
  member = await created('members', {
    name: 'Max',
    email: 'max@example.com',
    phone: '555-000-1111',
    membership_type: 'Basic',
    city: 'Here',
    assigned_trainer_id: trainer,
    joining_date: '2026-01-01',
    membership_start_date: '2026-01-01',
    membership_end_date: '2027-01-01',
  });
  const location = await created('locations', {
    name: 'North',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78701',
    phone: '555-123-4567',
    email: 'north@example.com',
  });
  equipment = await created('equipment', { name: 'Bike', type: 'Cardio', location_id: location });
  await passTenDays();
  for (const [path, change] of [
    [`/members/${member}`, { city: 'There' }],
    [`/trainers/${trainer}`, { name: 'Ann After' }],
    [`/equipment/${equipment}`, { name: 'Old bike' }],
  ] as const)
    await changed(path, change);
});
afterAll(() => app.stop());

async function changed(path: string, change: object): Promise<void> {
  expect(await admin.put(path, change)).toMatchObject({ status: 200 });
}

async function created(path: string, input: object): Promise<number> {
  const { status, body } = await admin.post(`/${path}`, input);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id ?? Object.values<{ id?: number }>(body).find(value => value.id)?.id);
}

/** Moves what was written so far ten days into the past. */
async function passTenDays() {
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(
    `alter table audit_entry disable trigger user;
     update audit_entry set at = at - interval '10 days';
     alter table audit_entry enable trigger user;
     ${['trainer', 'member', 'equipment'].map(table => `update ${table} set created_at = created_at - interval '10 days';`).join('\n')}`,
  );
  await database.end();
}

test('a list has the records of the day, with filters, counts and related records', async () => {
  const before = await admin.get('/members?as_of=now-5d&city=Here');
  expect(before.headers.get('x-total-count')).toBe('1');
  expect(before.body).toMatchObject([{ id: member, city: 'Here', assigned_trainer_name: 'Ann Before' }]);
  expect(before.headers.get('cache-control')).toBe('no-store');
  expect((await admin.get('/members?asOf=now-5d&city=There&page=1')).body).toEqual([]);
  expect((await admin.get('/members?as_of=now-5d&page=1&page_size=5')).body).toMatchObject([
    { city: 'Here' },
  ]);
  expect((await admin.get('/members')).body).toMatchObject([
    { city: 'There', assigned_trainer_name: 'Ann After' },
  ]);
  expect((await admin.get('/members?as_of=now-20d')).body).toEqual([]);
  const head = await fetch(`${app.url}/api/members?as_of=now-20d`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(head.headers.get('x-total-count')).toBe('0');
  const csv = await fetch(`${app.url}/api/members?as_of=now-5d`, {
    headers: { authorization: `Bearer ${admin.token}`, accept: 'text/csv' },
  });
  expect(await csv.text()).toContain(',Here,');
});

test('a record is that of the day, and missing before it existed', async () => {
  expect(await admin.get(`/members/${member}?as_of=now-5d`)).toMatchObject({
    status: 200,
    body: { city: 'Here', version: 1 },
  });
  expect((await admin.get(`/members/${member}?as_of=now`)).body).toMatchObject({ city: 'There', version: 2 });
  expect((await admin.get(`/members/${member}?as_of=now-20d`)).status).toBe(404);
  expect((await admin.get(`/equipment/${equipment}?as_of=now-5d`)).body).toMatchObject({
    name: 'Bike',
    maintenance_records: [],
  });
});

test('what is no day is rejected by the name of the parameter', async () => {
  const wrong = 'as_of must be a date, yyyy-mm-dd, or relative, such as now-1M/M';
  for (const path of ['/members', `/members/${member}`, `/equipment/${equipment}`]) {
    const rejected = await admin.get(`${path}?as_of=2026-02-30`);
    expect([rejected.status, rejected.body]).toEqual([400, fieldFailure('as_of', wrong)]);
    expect((await admin.get(`${path}?as_of=`)).body).toEqual(fieldFailure('as_of', wrong));
    expect((await admin.get(`${path}?as_of=now-1`)).body.fields).toEqual({
      as_of: expect.stringMatching(/^as_of must be written as now, then steps/),
    });
    expect((await admin.get(`${path}?as_of=now&as_of=now`)).body.fields).toEqual({
      as_of: 'as_of is given more than once',
    });
  }
  expect((await admin.get(`/members/${member}?page=1`)).body).toEqual(
    fieldFailure('page', 'Unknown query parameter: page'),
  );
});

test('a change takes no day', async () => {
  const unknown = fieldFailure('as_of', 'Unknown query parameter: as_of');
  expect((await admin.put(`/members/${member}?as_of=now-5d`, { city: 'X' })).body).toEqual(unknown);
  expect((await admin.post('/members?as_of=now-5d', {})).body).toEqual(unknown);
  expect((await admin.delete(`/members/${member}?as_of=now-5d`)).body).toEqual(unknown);
  expect((await admin.get(`/members/${member}`)).body).toMatchObject({ city: 'There' });
});
