import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { withProcessorTime } from '../../../testing/processor-time.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { SYSTEM } from '../../audit/audit-entry.ts';
import { openDatabase } from '../../database/database.ts';
import { entities } from '../index.ts';
import { recordBounce, recordConsent } from './email-preference.ts';
import { queueMessage, type QueuedMessage } from './queue-message.ts';

const app = useApp();
let database: Awaited<ReturnType<typeof openDatabase>>;
let memberId: number;
let invoiceId: number;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => undefined);
  const admin = app.as('admin');
  const member = await makeRecord(admin, 'Member', { name: 'A*n*n <b>Lee</b>', email: 'ann@example.com' });
  memberId = Number(member.id);
  const invoice = { memberId: member.id, amount: 59, invoiceNumber: 'INV-9', dueDate: '2031-01-31' };
  invoiceId = Number((await makeRecord(admin, 'BillingRecord', invoice)).id);
});
afterAll(() => database.close());

const transaction: ReturnType<typeof database.forRequest>['transaction'] = work =>
  database.forRequest(AbortSignal.timeout(10_000)).transaction(work);

const reminder = (cause?: string): QueuedMessage<'reminder'> => ({
  memberId,
  template: 'reminder',
  values: { reminder: { days: '7', fee: '', others: '', open: '$50.00' } },
  attachments: [`invoices/${invoiceId}`],
  cause,
});
const queue = (cause?: string) => transaction(tx => queueMessage(tx, reminder(cause)));
const messageOf = async (id: number | null) => (await app.as('accounts').records('Message').one(String(id)))!;

test('a message has the values of its member and its invoice, which mean nothing in Markdown', async () => {
  const { id, isNew } = await queue();
  expect(isNew).toBe(true);
  const message = await messageOf(id);
  expect(message).toMatchObject({
    memberId: String(memberId),
    recipient: 'ann@example.com',
    subject: 'Reminder: invoice INV-9',
    attachments: [`invoices/${invoiceId}`],
    status: 'queued',
    consent: 'not needed',
  });
  expect(message['body']).toContain(String.raw`Dear A\*n\*n \<b\>Lee\</b\>,`);
  expect(message['body']).toContain('was due on 01/31/2031. **$59.00** is still open');
});

test('a cause has one message, also of concurrent transactions', async () => {
  const queued = await Promise.all([1, 2, 3].map(() => queue('dunning/1/1')));
  expect(new Set(queued.map(({ id }) => id)).size).toBe(1);
  expect(queued.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await app.sql(`select from message where cause = 'dunning/1/1'`)).toHaveLength(1);
});

test('a message of a transaction that is rolled back does not exist', async () => {
  const failing = transaction(async tx => {
    await queueMessage(tx, reminder('rolled back'));
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await app.sql(`select from message where cause = 'rolled back'`)).toEqual([]);
});

test('an inactive template queues nothing', async () => {
  await app.sql(`update message_template set active = false where purpose = 'reminder'`);
  expect(await queue('inactive')).toEqual({ id: null, isNew: false });
  await app.sql(`update message_template set active = true where purpose = 'reminder'`);
});

test('a template that cannot be filled makes a failed message, which is sent once it has a text', async () => {
  const [template] = await app.sql<{ body: string }>(
    `select body from message_template where purpose = 'reminder'`,
  );
  await app.sql(`update message_template set body = 'Dear {{ member.nickname }}' where purpose = 'reminder'`);
  const { id, isNew } = await queue('unfilled');
  await app.sql(`update message_template set body = $1 where purpose = 'reminder'`, [template!.body]);
  expect(isNew).toBe(true);
  const message = await messageOf(id);
  expect(message).toMatchObject({
    status: 'failed',
    subject: 'Payment reminder',
    body: '',
    attachments: [`invoices/${invoiceId}`],
  });
  expect(message['lastError']).toMatch(
    /^The template “Payment reminder” could not be filled: Unknown variable: \{\{ member\.nickname \}\}/,
  );
  const messages = app.as('accounts').records('Message');
  await expect(messages.update(String(id), { status: 'queued' })).rejects.toMatchObject(
    invalidInput({
      body: 'The message has no text, since its template could not be filled. Write one first.',
    }),
  );
  expect(await messages.update(String(id), { status: 'queued', body: 'Dear Ann' })).toMatchObject({
    status: 'queued',
    lastError: null,
  });
});

test('marketing goes to members who agreed to it only', async () => {
  await app.sql(`update message_template set kind = 'marketing' where purpose = 'reminder'`);
  expect(await messageOf((await queue()).id)).toMatchObject({ status: 'cancelled', consent: 'missing' });
  await transaction(tx => recordConsent(tx, memberId, true, SYSTEM));
  expect(await messageOf((await queue()).id)).toMatchObject({ status: 'queued', consent: 'given' });
  await app.sql(`update message_template set kind = 'service' where purpose = 'reminder'`);
});

test('an address that bounced takes no message until it changes', async () => {
  await transaction(tx => recordBounce(tx, memberId, 'Ann@example.com', '550'));
  const { id } = await queue();
  const blocked = await messageOf(id);
  expect(blocked).toMatchObject({ status: 'failed', consent: 'address bounced' });
  expect(blocked['lastError']).toContain('bounced');
  await app.as('admin').records('Member').update(String(memberId), { email: 'ann.lee@example.com' });
  const messages = app.as('accounts').records('Message');
  expect(await messages.update(String(id), { status: 'queued' })).toMatchObject({
    status: 'queued',
    consent: 'not needed',
    recipient: 'ann.lee@example.com',
    lastError: null,
  });
});

test('users compose messages with documents of their member', async () => {
  const reception = app.as('reception').records('Message');
  const input = { memberId, subject: 'Invoice {{ invoice.number }}', body: 'Hello {{ member.name }}' };
  const made = await reception.create({ ...input, attachments: [`invoices/${invoiceId}`] });
  expect(made).toMatchObject({ subject: 'Invoice INV-9', status: 'queued', kind: 'service' });
  await expect(reception.create(input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      subject: expect.stringContaining('Unknown variable: {{ invoice.number }}. These exist: club.name'),
    },
  });
  const other = await makeRecord(app.as('admin'), 'Member');
  const foreign = reception.create({
    memberId: other.id,
    subject: 'a',
    body: 'b',
    attachments: [`invoices/${invoiceId}`],
  });
  await expect(foreign).rejects.toMatchObject(
    invalidInput({ attachments: `invoices/${invoiceId} is not a document of this member` }),
  );
});

test.each([
  ['{{ (1..100000000) | size }}', 'The text takes too long to fill, or becomes too long'],
  ['{% for i in (1..9) %}x{% endfor %}', 'The text cannot be read: tag "for" not found'],
  ["{% tablerow i in 'x' %}x{% endtablerow %}", 'The text cannot be read: tag "tablerow" not found'],
  ["{% include 'package.json' %}", 'The text cannot be read: tag "include" not found'],
  ['{{ member.name | raw }}', 'The text cannot be read: undefined filter: raw'],
  ['{{ member.constructor }}', 'Unknown variable: {{ member.constructor }}'],
  ['{{ member.name', 'The text cannot be read: output "{{ member.name" not closed'],
])('the text %s is rejected', async (body, message) => {
  await expect(
    app.as('reception').records('Message').create({ memberId, subject: 'x', body }),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { body: expect.stringContaining(message) },
  });
});

test('a purpose that no message has is that of a template of the club', async () => {
  const names = await app
    .as('accounts')
    .request<Record<'unknown' | 'ofTheClub', string[]>>(
      '{ unknown: messageVariables(purpose: "constructor") ofTheClub: messageVariables }',
    );
  expect(names.ofTheClub).toContain('member.name');
  expect(names.unknown).toEqual(names.ofTheClub);
});

test('a text is filled without what cannot be stored: half a character, NUL', async () => {
  const { messageTemplatePreview } = await app
    .as('accounts')
    .request<{ messageTemplatePreview: { body: string } }>(
      'query ($body: String!) { messageTemplatePreview(subject: "x", body: $body) { body } }',
      { body: 'Half \udc00, none {{ "%00" | url_decode }}.' },
    );
  expect(messageTemplatePreview.body).toBe('Half \u{fffd}, none .');
});

test('nested brackets are rejected before they hold up the process', async () => {
  const body = `{{ member${'[member'.repeat(1_200)}${']'.repeat(1_200)} }}`;
  const [rejection, took] = await withProcessorTime(() =>
    app
      .as('reception')
      .records('Message')
      .create({ memberId, subject: 'x', body })
      .catch((error: unknown) => error),
  );
  expect(rejection).toMatchObject({
    fields: { body: 'The text has more than 20 brackets within each other' },
  });
  // In milliseconds.
  expect(took).toBeLessThan(1_000);
});

test('a template is validated, and the server keeps those that it uses', async () => {
  const templates = app.as('accounts').records('MessageTemplate');
  await expect(
    templates.create({ name: 'News', subject: 'x', body: 'Hi {{ member.nickname }}' }),
  ).rejects.toMatchObject({ fields: { body: expect.stringContaining('member.name, member.email') } });
  const [builtIn] = await app.sql<{ id: number }>(
    `select id from message_template where purpose = 'payslip'`,
  );
  await expect(templates.update(String(builtIn!.id), { body: '{{ invoice.number }}' })).rejects.toMatchObject(
    {
      fields: { body: expect.stringContaining('payslip.total') },
    },
  );
  for (const [body, message] of [
    ['{{ (1..100000000) | size }}', 'The text takes too long to fill, or becomes too long'],
    ['{% if false %}x{% endif %}', 'The text is empty once its variables are filled'],
  ] as const)
    await expect(templates.update(String(builtIn!.id), { body })).rejects.toMatchObject(
      invalidInput({ body: message }),
    );
  await expect(templates.remove(String(builtIn!.id))).rejects.toMatchObject({ code: 'CONFLICT' });
  const custom = await templates.create({ name: 'News', subject: 'News of {{ club.name }}', body: 'Hi' });
  await expect(templates.update(custom.id, { name: 'Later' })).resolves.toMatchObject({ purpose: null });
});

test('users queue, cancel and mark as sent what is not sent, and nothing else', async () => {
  const messages = app.as('accounts').records('Message');
  const { id } = await messages.create({ memberId, subject: 'x', body: 'y', status: 'draft' });
  await expect(messages.update(id, { status: 'bounced' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const status of ['queued', 'cancelled', 'queued', 'sent'])
    expect(await messages.update(id, { status })).toMatchObject({ status, sentByHand: status === 'sent' });
  await app.sql('update message set sent_by_hand = false where id = $1', [id]);
  await expect(messages.update(id, { status: 'queued' })).rejects.toMatchObject({
    message: 'The message has been sent',
  });
  await expect(messages.create({ memberId, subject: 'x', body: 'y', status: 'sent' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('the history of a member has consent and bounces, which nobody undoes', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', { name: 'Eva Stone' });
  const reception = app.as('reception');
  const consent = (value: boolean) =>
    reception.request(
      'mutation ($id: ID!, $consent: Boolean!) { setMarketingConsent(memberId: $id, consent: $consent) { consentBy } }',
      {
        id,
        consent: value,
      },
    );
  await consent(true);
  await consent(true);
  await consent(false);
  await transaction(tx => recordBounce(tx, Number(id), 'eva@example.com', '550'));
  await reception.request('mutation ($id: ID!) { clearEmailBounce(memberId: $id) { bouncedAt } }', { id });
  const { auditEntries } = await app.as('trainer').request<{ auditEntries: { items: object[] } }>(
    `query ($id: String!) {
       auditEntries(filter: { resource: { eq: "members" }, recordId: { eq: $id }, action: { eq: "updated" } }, sort: [{ field: id, direction: ASC }]) {
         items { username endpoint title undo { state } fieldChanges { label beforeText afterText isWritable } }
       }
     }`.replace('$id: String!', '$id: ID!'),
    { id },
  );
  const entry = (
    label: string,
    beforeText: string | null,
    afterText: string | null,
    username: string | null = 'reception',
  ) => ({
    username,
    endpoint: username ? 'graphql' : 'system',
    title: 'Eva Stone',
    undo: { state: 'impossible' },
    fieldChanges: [{ label, beforeText, afterText, isWritable: false }],
  });
  expect(auditEntries.items).toEqual([
    entry('Marketing by e-mail', null, 'true'),
    entry('Marketing by e-mail', 'true', 'false'),
    entry('Bounced address', null, 'eva@example.com', null),
    entry('Bounced address', 'eva@example.com', null),
  ]);
});
