import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { defaultTable, setTable } from '../../testing/grants.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const ALL = { view: true, add: true, edit: true, delete: true, menuVisible: true };
const ids = {} as Record<'member' | 'invoice' | 'receipt' | 'payslip' | 'toMember' | 'toEmployee', string>;

/** Trainers may do everything with messages, templates and members, and see no invoices, payments and payroll. */
const table = {
  ...defaultTable,
  'Trainer messages': ALL,
  'Trainer message-templates': ALL,
  'Trainer members': ALL,
  'Trainer billing': { ...ALL, view: false },
  'Trainer payments': { ...ALL, view: false },
  'Trainer payroll': { ...ALL, view: false },
};

beforeAll(async () => {
  const admin = app.as('admin');
  ids.member = (await makeRecord(admin, 'Member', { name: 'Ann Lee', email: 'ann@example.com' })).id;
  const memberId = ids.member;
  ids.invoice = (
    await makeRecord(admin, 'BillingRecord', { memberId, amount: 59, invoiceNumber: 'INV-SECRET' })
  ).id;
  ids.receipt = (await makeRecord(admin, 'Payment', { memberId, amount: 9, paymentNumber: 'PAY-SECRET' })).id;
  ids.payslip = (await makeRecord(admin, 'Payroll', { baseSalary: 4321 })).id;
  const text = { memberId, subject: 'Your invoice', body: 'Dear member' };
  const attachments = [`invoices/${ids.invoice}`];
  ids.toMember = (await admin.records('Message').create({ ...text, attachments })).id;
  await app.sql(`update message set status = 'failed' where id = $1`, [ids.toMember]);
  ids.toEmployee = (await admin.records('Message').create(text)).id;
  await app.sql(
    `update message set status = 'failed', member_id = null, recipient = 'max@example.com', attachments = $2 where id = $1`,
    [ids.toEmployee, [`payslips/${ids.payslip}`]],
  );
});
beforeEach(() => setTable(app, table));

const trainer = () => app.as('trainer');
const messages = () => trainer().records('Message');
const forbidden = (permission: string) => ({ code: 'FORBIDDEN', extensions: { permission } });
const PREVIEW = `query ($memberId: ID!, $attachments: [String!]) {
  messagePreview(memberId: $memberId, subject: "{{ invoice.number }}", body: "x", attachments: $attachments) { subject }
}`;

test.each([
  ['invoicePdf', 'invoice', 'billing:view'],
  ['receiptPdf', 'receipt', 'payments:view'],
  ['payslipPdf', 'payslip', 'payroll:view'],
  ['messageEml', 'toMember', 'billing:view'],
  ['messageEml', 'toEmployee', 'payroll:view'],
] as const)('%s of the %s is rejected without %s', async (field, record, permission) => {
  const request = (id: string) =>
    trainer().request(`query ($id: ID!) { ${field}(id: $id) { name content } }`, { id });
  await expect(request(ids[record])).rejects.toMatchObject(forbidden(permission));
});

test('who may view payroll only gets a payslip, and no invoice of the same id', async () => {
  const both = 'query ($id: ID!) { payslipPdf(id: $id) { name } invoicePdf(id: $id) { name } }';
  await setTable(app, { ...table, 'Trainer payroll': ALL });
  await expect(trainer().request(both, { id: ids.invoice })).rejects.toMatchObject(forbidden('billing:view'));
  expect(
    await trainer().request('query ($id: ID!) { payslipPdf(id: $id) { name } }', { id: ids.payslip }),
  ).toMatchObject({ payslipPdf: { name: expect.stringMatching(/^payslip-/) } });
});

test.each(['invoice', 'receipt', 'payslip'] as const)(
  'a message with the %s is neither composed nor previewed by who may not view it',
  async kind => {
    const path = `${kind}s/${ids[kind]}`;
    const permission = { invoice: 'billing:view', receipt: 'payments:view', payslip: 'payroll:view' }[kind];
    const input = { memberId: ids.member, subject: 'x', body: 'y', attachments: [path] };
    await expect(messages().create(input)).rejects.toMatchObject(forbidden(permission));
    await expect(
      trainer().request(PREVIEW, { memberId: ids.member, attachments: [path] }),
    ).rejects.toMatchObject(forbidden(permission));
    const { id } = await messages().create({ ...input, attachments: [] });
    await expect(messages().update(id, { attachments: [path] })).rejects.toMatchObject(forbidden(permission));
  },
);

test('nobody has a message with a document sent to an address of their own without the permission to view it', async () => {
  await trainer().records('Member').update(ids.member, { email: 'thief@example.com' });
  for (const id of [ids.toMember, ids.toEmployee]) {
    await expect(messages().update(id, { status: 'queued' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [stored] = await app.sql<object>('select status, recipient from message where id = $1', [id]);
    expect(stored).toMatchObject({ status: 'failed', recipient: expect.not.stringContaining('thief') });
  }
  const other = await makeRecord(app.as('admin'), 'Member');
  await expect(messages().update(ids.toMember, { memberId: other.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test.each([
  'invoices/1/../../payslips/1',
  'payslips/01',
  'invoices/-1',
  '../invoices/1',
  'invoices/1\n',
  'invoices/99999999999',
])('the path %j is none', async path => {
  const input = { memberId: ids.member, subject: 'x', body: 'y', attachments: [path] };
  await expect(messages().create(input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { attachments: expect.stringContaining('is not a document of this member') },
  });
});

test('the preview of a template has examples only', async () => {
  const { messageTemplatePreview } = await trainer().request<{ messageTemplatePreview: { subject: string } }>(
    `{ messageTemplatePreview(purpose: "payslip", subject: "{{ payslip.total }} {{ employee.name }}", body: "x") { subject } }`,
  );
  expect(messageTemplatePreview.subject).toBe('$3,000.00 Max Stone');
});

test('no more than twenty documents wait, and further ones are made later', async () => {
  await setTable(app, defaultTable);
  const request = { query: `{ invoicePdf(id: "${ids.invoice}") { name } }` };
  const codeOf = async () => {
    const caller = { token: app.as('accounts').token, address: '203.0.113.7' };
    const { errors } = await app.api.execute(request, caller);
    return errors?.[0]?.extensions['code'] ?? 'drawn';
  };
  const codes = await Promise.all(Array.from({ length: 30 }, codeOf));
  expect(codes.filter(code => code === 'drawn')).toHaveLength(20);
  expect(codes.filter(code => code === 'RATE_LIMITED')).toHaveLength(10);
  expect(await codeOf()).toBe('drawn');
});
