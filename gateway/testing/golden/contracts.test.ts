import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { failure, fieldFailure, signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
let reception: Client;
let planId: number;

beforeAll(async () => {
  app = await startTestApp({ demo: false });
  [admin, reception] = await Promise.all([signedIn(app.url, 'admin'), signedIn(app.url, 'reception')]);
  const { body } = await admin.post('/membership-plans', {
    plan_name: 'Standard Monthly',
    price: 31,
    duration: 12,
    enrollment_fee: 29,
    status: 'active',
  });
  planId = body.id;
});
afterAll(() => app.stop());

let members = 0;
async function newMember(): Promise<number> {
  const email = `member${++members}@example.com`;
  const person = { name: 'Ann Lee', email, phone: '555-0100', membership_type: 'Standard' };
  return (await admin.post('/members', person)).body.member.id;
}

test('a sign-up is previewed and executed, and its contract and invoice are read back', async () => {
  const member_id = await newMember();
  const request = {
    member_id,
    plan_id: planId,
    start_date: '2026-11-01',
    auto_renewal: 1,
    setup_fee: '10.50',
  };
  const shown = await reception.post('/contracts/sign-up', { ...request, dry_run: true });
  expect(shown).toMatchObject({ status: 200, body: { contract: null, warnings: [] } });
  const { preview } = shown.body;
  const done = await reception.post('/contracts/sign-up', { ...request, preview });
  expect(done.status).toBe(200);
  const { contract, invoices, changes } = done.body;
  expect(contract).toMatchObject({
    contract_number: 'CON-000001',
    member_id,
    member_name: 'Ann Lee',
    plan_id: planId,
    plan_name: 'Standard Monthly',
    start_date: '2026-11-01',
    end_date: '2027-10-31',
    billed_through: '2026-11-30',
    auto_renewal: true,
    predecessor_id: null,
    predecessor_contract_number: null,
  });
  expect(changes).toEqual(shown.body.changes);
  expect(invoices).toEqual([
    { ...shown.body.invoices[0], id: expect.any(Number), invoice_number: expect.stringMatching(/^INV-/) },
  ]);
  const line = { quantity: 1, tax_percent: 0, tax_amount: 0, tax_name: null, from: null, to: null };
  const lines = [
    { ...line, kind: 'setup_fee', description: 'Setup fee', unit_price: 10.5, amount: 10.5 },
    { ...line, kind: 'enrollment_fee', description: 'Enrollment fee', unit_price: 29, amount: 29 },
    {
      ...line,
      kind: 'period',
      description: 'Standard Monthly',
      unit_price: 31,
      amount: 31,
      from: '2026-11-01',
      to: '2026-11-30',
    },
  ];
  expect(invoices[0].lines).toEqual(lines);
  expect((await reception.get(`/contracts/${contract.id}`)).body).toEqual(contract);
  expect((await reception.get(`/billing/${invoices[0].id}`)).body).toMatchObject({
    contract_id: contract.id,
    contract_number: 'CON-000001',
    total_amount: 70.5,
    lines,
  });
});

test('the operations of a contract, one after the other', async () => {
  const member_id = await newMember();
  const { body } = await reception.post('/contracts/sign-up', { member_id, plan_id: planId });
  const operate = (path: string, input: object) =>
    reception.post(`/contracts/${body.contract.id}/${path}`, input);
  const { start_date: today, end_date } = body.contract;
  expect(await operate('freeze', { until: today, reason: 'Travel' })).toMatchObject({
    status: 200,
    body: {
      contract: { status: 'frozen' },
      changes: expect.arrayContaining([
        { contract: body.contract.contract_number, field: 'freeze', label: 'Freeze', from: null, to: today },
      ]),
    },
  });
  expect(await operate('resume', {})).toMatchObject({
    status: 200,
    body: { contract: { status: 'active', end_date } },
  });
  expect(await operate('renew', { dry_run: true })).toMatchObject({
    status: 200,
    body: { contract: { end_date } },
  });
  expect(await operate('cancel', { at: 'NOW', reason: 'Price' })).toMatchObject({
    status: 200,
    body: {
      contract: { end_date: today, cancellation_reason: 'Price' },
      invoices: [{ lines: [{ kind: 'credit' }] }],
    },
  });
  expect(await operate('switch-plan', { plan_id: planId })).toMatchObject({ status: 400 });
});

test('what is wrong is named by its field on the wire', async () => {
  const member_id = await newMember();
  const sign = (input: object) => reception.post('/contracts/sign-up', input);
  expect(await sign({ plan_id: planId })).toMatchObject({
    status: 400,
    body: fieldFailure('member_id', 'Member is required'),
  });
  expect(await sign({ member_id, plan_id: planId, someday: 1 })).toMatchObject({
    status: 400,
    body: fieldFailure('someday', 'Unknown field: someday'),
  });
  expect(await sign({ member_id, plan_id: planId, start_date: 'soon' })).toMatchObject({
    status: 400,
    body: fieldFailure('start_date', 'Start date must be a date, yyyy-mm-dd'),
  });
  expect(await sign({ member_id, plan_id: planId, setup_fee: -1 })).toMatchObject({
    status: 400,
    body: fieldFailure('setup_fee', 'Setup fee cannot be below 0'),
  });
  await sign({ member_id, plan_id: planId, start_date: '2026-11-01', end_date: '2026-12-31' });
  const message =
    'This member already has a membership contract from 2026-11-01 to 2026-12-31. Choose other days, or renew, switch or cancel that contract.';
  expect(await sign({ member_id, plan_id: planId, start_date: '2026-12-01' })).toMatchObject({
    status: 409,
    body: fieldFailure('start_date', message),
  });
  expect(await reception.post('/contracts/99999/cancel', { at: 'NOW' })).toMatchObject({
    status: 404,
    body: failure('Contract not found'),
  });
  const trainer = await signedIn(app.url, 'trainer');
  expect(await trainer.post('/contracts/sign-up', { member_id, plan_id: planId })).toMatchObject({
    status: 403,
  });
});
