import { beforeAll, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import type { Values } from '../../../testing/records.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
let ids: string[];
let offer: string;

/** Two may get every message; the others are named by why they may not. */
const NAMES = ['Ada', 'Bo', 'Unasked', 'Objecting', 'Bounced', 'Without address'];

beforeAll(async () => {
  const admin = app.as('admin');
  ids = [];
  for (const name of NAMES) ids.push((await makeRecord(admin, 'Member', { name })).id);
  for (const [name, consent] of [
    ['Ada', true],
    ['Bo', true],
    ['Objecting', false],
  ] as const)
    await admin.request(
      'mutation ($id: ID!, $consent: Boolean!) { setMarketingConsent(memberId: $id, consent: $consent) { __typename } }',
      {
        id: ids[NAMES.indexOf(name)],
        consent,
      },
    );
  await app.sql(
    `insert into email_preference (member_id, documents_by_email, bounced_address, bounced_at)
     select id, true, email, now() from member where name = 'Bounced'`,
  );
  await app.sql(`update member set email = '' where name = 'Without address'`);
  offer = (
    await makeRecord(admin, 'MessageTemplate', {
      name: 'Offer',
      kind: 'marketing',
      subject: 'Offer',
      body: 'Come',
    })
  ).id;
});

interface Preview {
  total: number;
  changed: number;
  rejected: number;
  reasons: { text: string; count: number }[];
}
interface Operation {
  id: string;
  status: string;
  changed: number;
  rejected: number;
}

const TEXTS = { subject: 'Closed on Friday', body: 'Dear {{ member.name }}, we are closed.' };

const send = async (variables: Values, login: Login = 'reception') =>
  (
    await app.as(login).request<{ started: { id: string; preview: Preview } }>(
      `mutation ($ids: [ID!], $filter: MemberFilter, $templateId: ID, $subject: String!, $body: String!, $dryRun: Boolean! = false) {
         started: bulkSendMessage(ids: $ids, filter: $filter, templateId: $templateId, subject: $subject, body: $body, dryRun: $dryRun) {
           id preview { total changed rejected reasons { text count } } } }`,
      { ...TEXTS, ...variables },
    )
  ).started;

async function ended(id: string): Promise<Operation> {
  const find = async () =>
    (
      await app
        .as('admin')
        .request<{ operation: Operation }>(
          'query ($id: ID!) { operation: bulkOperation(id: $id) { id status changed rejected error } }',
          { id },
        )
    ).operation;
  await expect.poll(async () => (await find()).status, { timeout: 30_000 }).not.toBe('running');
  return find();
}

const messages = () =>
  app.sql(
    `select member.name, message.subject, message.body, message.status, message.consent
       from message join member on member.id = member_id order by message.id`,
  );

const BOUNCED =
  'An earlier message to this address bounced. Correct the address of the member, or clear the bounce.';

test('a message goes to those who may be sent it, and the preview counts the others by the reason', async () => {
  const { preview } = await send({ ids, dryRun: true });
  expect(preview).toEqual({
    total: 6,
    changed: 4,
    rejected: 2,
    reasons: [
      { text: BOUNCED, count: 1 },
      { text: 'The member has no e-mail address', count: 1 },
    ],
  });
  expect(await messages()).toEqual([]);
  const { id } = await send({ ids });
  const operation = await ended(id);
  expect(operation).toMatchObject({ status: 'completed', changed: 4, rejected: 2 });
  expect(await messages()).toEqual(
    ['Ada', 'Bo', 'Unasked', 'Objecting'].map(name => ({
      name,
      subject: 'Closed on Friday',
      body: `Dear ${name}, we are closed.`,
      status: 'queued',
      consent: 'not needed',
    })),
  );

  await app.sql(
    `update message set status = 'sent' where subject = 'Closed on Friday' and body like 'Dear Bo,%'`,
  );
  const undo = async (login: Login) =>
    ended(
      (
        await app
          .as(login)
          .request<{ started: { id: string } }>(
            'mutation ($id: ID!) { started: undoBulkOperation(id: $id) { id } }',
            {
              id,
            },
          )
      ).started.id,
    );
  expect(await undo('reception'), 'who may not cancel a message').toMatchObject({ changed: 0, rejected: 4 });
  expect(await undo('admin')).toMatchObject({ changed: 3, rejected: 1 });
  expect((await messages()).map(({ name, status }) => [name, status])).toEqual([
    ['Ada', 'cancelled'],
    ['Bo', 'sent'],
    ['Unasked', 'cancelled'],
    ['Objecting', 'cancelled'],
  ]);
});

test('marketing needs the consent of each', async () => {
  const { preview } = await send({ filter: { id: { in: ids } }, templateId: offer, dryRun: true });
  expect(preview).toMatchObject({ total: 6, changed: 2, rejected: 4 });
  expect(preview.reasons.map(({ text }) => text).toSorted()).toEqual([
    BOUNCED,
    'The member does not want marketing messages',
    'The member has no e-mail address',
    'The member has not agreed to marketing messages',
  ]);
});

test('texts that cannot be filled are rejected as a whole, and so is a user who may not add messages', async () => {
  await expect(send({ ids, body: 'Dear {{ member.nam }}' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { body: expect.any(String) as string },
  });
  await expect(send({ ids }, 'trainer')).rejects.toMatchObject({
    extensions: { permission: 'messages:add' },
  });
});
