import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { restClient, signedIn, type Client, type Reply } from '../../testing/golden/client.ts';
import { documentOf } from '../../testing/golden/document.ts';
import { calls, type Need } from '../../testing/golden/specification.ts';
import { startTestApp, type TestApp, tokenOf } from '../../testing/test-app.ts';
import { contracts } from '../contracts.ts';
import { documentsOf } from './documents.ts';

const LOGINS = {
  admin: 'Super User',
  manager: 'Admin',
  accounts: 'Accounts',
  reception: 'Reception',
  trainer: 'Trainer',
} as const;
type Login = keyof typeof LOGINS;
const logins = Object.keys(LOGINS) as Login[];

let app: TestApp;
let database: pg.Client;
let anonymous: Client;
const people = new Map<Login, Client>();

beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  anonymous = await restClient(app.url);
  for (const login of logins) people.set(login, await signedIn(app.url, login));
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

/** `Trainer members:view` */
type Grants = ReadonlySet<string>;

async function grantsInTable(): Promise<Grants> {
  const { rows } = await database.query<{ granted: string }>(
    `select role || ' ' || resource || ':' || action as granted
       from permission, lateral (values ('view', can_view), ('add', can_add), ('edit', can_edit), ('delete', can_delete)) flag(action, given)
      where given`,
  );
  return new Set(rows.map(({ granted }) => granted));
}

/** A Super User administers permissions, whatever the table says. */
const holds = (grants: Grants, login: Login, permission: string) =>
  grants.has(`${LOGINS[login]} ${permission}`) ||
  (login === 'admin' && permission.startsWith('permissions:'));

const opens = (grants: Grants, login: Login, needs: readonly Need[]) =>
  needs.every(need => need === 'anybody' || need === 'signed in' || holds(grants, login, need));

/** Bodies of the calls that look at them before they ask for a permission. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /billing-runs': { date: '1999-01-01' },
  'POST /closed-periods': { month: 'nothing' },
  'POST /closed-periods/{month}/reopen': { reason: 'nothing' },
  'POST /day-closes': { location_id: 999_999, day: '2026-01-01', counted_cash: 1 },
  'POST /day-closes/{id}/reopen': { reason: 'nothing' },
  'POST /contracts/sign-up': { member_id: 999_999, plan_id: 999_999 },
  'POST /contracts/{id}/freeze': { until: '2026-01-01' },
  'POST /contracts/{id}/switch-plan': { plan_id: 999_999 },
  'POST /contracts/{id}/change-price': { price: 10 },
  'POST /contracts/{id}/cancel': { at: 'NOW' },
  'POST /payroll/prepare': { period_start: '2026-01-02', period_end: '2026-01-01' },
  'POST /members/{id}/merge': { merged_id: 999_999 },
  'POST /sessions/{id}/repeat': { rule: 'FREQ=WEEKLY;COUNT=2' },
  'POST /sessions/{id}/change': { scope: 'THIS' },
  'POST /sessions/cancel': { session_ids: [], tell: false },
  'POST /visits/check-in': { member_id: 999_999, location_id: 999_999 },
  'PUT /users/{id}/status': { status: 'inactive' },
  'PUT /users/{id}/password': { currentPassword: 'x', newPassword: 'longer', confirmPassword: 'longer' },
};

/** No record has the number, no body makes one: what is open responds with neither 401 nor 403. */
function send(client: Client, call: string): Promise<Reply> {
  const [method, template] = call.split(' ') as [string, string];
  const path = template.replace('{id}', '999999').replace(/\{\w+\}/g, 'nothing');
  if (method === 'GET') return client.get(path);
  if (method === 'POST') return client.post(path, BODIES[call] ?? {});
  return method === 'PUT' ? client.put(path, BODIES[call] ?? {}) : client.delete(path);
}

const statusOf = async (client: Client, call: string) => {
  const { status } = await send(client, call);
  return status === 401 || status === 403 ? status : 'open';
};

test('every documented call is in the table of this test', async () => {
  const { calls: documented } = await documentOf(app.url);
  expect(documented.filter(call => !calls.has(call))).toEqual([]);
});

test('without a token nothing opens but the sign-in', async () => {
  for (const [call, needs] of calls)
    expect(await statusOf(anonymous, call), call).toBe(needs.includes('anybody') ? 'open' : 401);
});

/** Flags by chance, the same at every run. */
const SHUFFLED = `
  update permission set
    can_view = hashtext(role || resource || 'view') % 2 = 0,
    can_add = hashtext(role || resource || 'add') % 2 = 0,
    can_edit = hashtext(role || resource || 'edit') % 2 = 0,
    can_delete = hashtext(role || resource || 'delete') % 2 = 0`;
const OPPOSITE = `
  update permission set
    can_view = not can_view, can_add = not can_add, can_edit = not can_edit, can_delete = not can_delete`;

/** Each role has each permission in one of them, and not in the other. */
const changes: [string, string][] = [
  ['a table by chance', SHUFFLED],
  ['its opposite', OPPOSITE],
];

describe.each(changes)('with %s', (_name, change) => {
  let grants: Grants;
  beforeAll(async () => {
    await database.query(change);
    grants = await grantsInTable();
    await heardOf(grants);
  });

  test.each(logins)('%s finds open what the table opens, and nothing else', async login => {
    const client = people.get(login)!;
    for (const [call, needs] of calls) {
      // Its session ends.
      const sender = call === 'POST /auth/logout' ? await signedIn(app.url, login) : client;
      expect(await statusOf(sender, call), call).toBe(opens(grants, login, needs) ? 'open' : 403);
    }
  });
});

async function heardOf(grants: Grants): Promise<void> {
  const wanted = [...grants].filter(permission => permission.startsWith('Trainer '));
  const granted = async () => {
    const { body } = await people.get('trainer')!.get('/auth/me');
    return Object.entries(body.user.permissions as Record<string, Record<string, boolean>>).flatMap(
      ([resource, flags]) =>
        Object.entries(flags).flatMap(([action, given]) =>
          given && action !== 'menuVisible' ? [`Trainer ${resource}:${action}`] : [],
        ),
    );
  };
  await vi.waitFor(async () => expect((await granted()).toSorted()).toEqual(wanted.toSorted()), {
    timeout: 30_000,
    interval: 20,
  });
}

describe('what comes of related records', () => {
  let ids: { reward: number; equipment: number };
  let accounts: Client;

  beforeAll(async () => {
    await database.query('update permission set can_view = true, can_add = true, can_edit = true');
    await database.query(
      `update permission set can_view = false where role = 'Accounts' and resource in ('members', 'maintenance')`,
    );
    await heardOf(await grantsInTable());
    const admin = people.get('admin')!;
    accounts = people.get('accounts')!;
    const made = async (path: string, body: object) => (await admin.post(path, body)).body;
    const { member } = await made('/members', { name: 'Zoe', email: 'zoe@example.com', phone: '555' });
    const location = await made('/locations', {
      name: 'A',
      address: 'B',
      city: 'C',
      state: 'D',
      zip_code: 'E',
    });
    const equipment = await made('/equipment', { name: 'Bike', type: 'Cardio', location_id: location.id });
    await made('/maintenance', { equipment_id: equipment.id, date: '2026-01-01', type: 'Repair' });
    const reward = await made('/rewards', { member_id: member.id });
    ids = { reward: reward.id, equipment: equipment.id };
  });

  const carried = { member_name: 'Zoe', member_email: null, member_phone: null };

  test('is the name alone where the role may not view them', async () => {
    expect((await accounts.get(`/rewards/${ids.reward}`)).body).toMatchObject(carried);
    expect((await accounts.get('/rewards')).body).toMatchObject([carried]);
    expect((await accounts.get('/rewards?page=1')).body).toMatchObject([carried]);
    expect((await accounts.put(`/rewards/${ids.reward}`, { points: 5 })).body).toMatchObject(carried);
    const all = { member_name: 'Zoe', member_email: 'zoe@example.com', member_phone: '555' };
    expect((await people.get('reception')!.get(`/rewards/${ids.reward}`)).body).toMatchObject(all);
  });

  test('equipment comes without its maintenance records where the role may not view those', async () => {
    const { status, body } = await accounts.get(`/equipment/${ids.equipment}`);
    expect([status, body.name]).toEqual([200, 'Bike']);
    expect(body).not.toHaveProperty('maintenance_records');
    const seen = await people.get('reception')!.get(`/equipment/${ids.equipment}`);
    expect(seen.body.maintenance_records).toMatchObject([{ type: 'Repair' }]);
  });

  test('lists are narrowed by no field of theirs', async () => {
    const { status, body } = await accounts.get('/rewards?member_phone=555');
    expect([status, body.fields]).toEqual([400, { member_phone: 'Unknown query parameter: member_phone' }]);
  });
});

test('the audit log names REST for what came by REST, and not for its documents by GraphQL', async () => {
  const endpointsOf = async (name: string) => {
    const { rows } = await database.query<{ endpoint: string; username: string }>(
      `select endpoint, username from audit_entry where resource = 'members' and title = $1`,
      [name],
    );
    return rows;
  };
  const member = (name: string) => ({ name, email: `${name}@example.com`, phone: '555' });
  await people.get('admin')!.post('/members', member('Yan'));
  expect(await endpointsOf('Yan')).toEqual([{ endpoint: 'rest', username: 'admin' }]);

  const { create } = documentsOf(contracts.find(({ type }) => type === 'Member')!);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'admin')}`,
      'x-endpoint': 'rest',
    },
    body: JSON.stringify({ query: create.query, variables: { input: member('Xenia') } }),
  });
  expect(response.status).toBe(200);
  expect(await endpointsOf('Xenia')).toEqual([{ endpoint: 'graphql', username: 'admin' }]);
});
