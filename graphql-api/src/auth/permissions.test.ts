import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestUser } from '../../testing/test-user.ts';
import { useApp } from '../../testing/app.ts';
import { defaultTable, may, setTable, tables } from '../../testing/grants.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { creatableResources, makeRecord } from '../../testing/samples.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';
import { contracts, needs, refersTo, rootFields, type Need } from '../../testing/root-field-needs.ts';

const app = useApp();

test('every root field has its rule in this test', () => {
  const unknown = rootFields.map(([name]) => name).filter(name => !(name in needs));
  expect(unknown).toEqual([]);
});

/** Requires that a client may use public root fields and no others. Such requests are limited by address. */
async function expectAnonymous(client: TestUser): Promise<void> {
  for (const [index, [name, operation]] of rootFields.entries())
    expect(await outcomeOf(client.at(`203.0.113.${index % 250}`), operation), name).toBe(
      needs[name] === 'anyone' ? 'open' : 'UNAUTHENTICATED',
    );
}

test('an anonymous client may only sign in', () => expectAnonymous(app.anonymous));

/** A text in the detail of an option, not in its label. */
const DETAIL = 'only-in-detail';

beforeAll(async () => {
  const admin = app.as('admin');
  for (const type of ['Trainer', 'Employee'])
    await makeRecord(admin, type, { email: `${DETAIL}@example.com` });
  const member = await makeRecord(admin, 'Member', { email: `${DETAIL}@example.com` });
  await makeRecord(admin, 'BillingRecord', { memberId: member.id, description: DETAIL });
  await makeRecord(admin, 'Contract', { memberId: member.id, notes: DETAIL });
  await makeRecord(admin, 'Message', { memberId: member.id });
});

describe.each(tables)('with %s', (_, table) => {
  beforeAll(() => setTable(app, table));
  afterAll(() => setTable(app, defaultTable));

  test.each(demoLogins)(
    '$role may use exactly the root fields that the table permits',
    async ({ username, role }) => {
      const holds = (permission: string) => may(table, role, ...(permission.split(':') as [string, 'view']));
      const allows = (need: Need) =>
        typeof need === 'string' || ('any' in need ? need.any.some(holds) : need.all.every(holds));
      for (const [name, operation] of rootFields) {
        // Its session ends. Requests without a token are limited by address.
        const token =
          name === 'Mutation.logout' &&
          (await new TestUser(app.api, undefined, '203.0.113.2').signIn(username, `${username}123`));
        const person = token ? app.bearer(token) : app.as(username);
        expect(await outcomeOf(person, operation), name).toBe(allows(needs[name]!) ? 'open' : 'FORBIDDEN');
      }
    },
  );

  test.each(demoLogins)(
    '$role reads and searches the detail of options where it may view the record',
    async ({ username, role }) => {
      const views = (resource: string) => may(table, role, resource, 'view');
      const chosen = creatableResources().filter(
        ({ resource, detail }) => detail && [resource, ...refersTo(resource)].some(views),
      );
      for (const { resource, singular } of chosen) {
        const { choices, found } = await app
          .as(username)
          .request<{ choices: { detail: string | null }[]; found: object[] }>(
            `{ choices: ${singular}Options { detail } found: ${singular}Options(search: "${DETAIL}") { id } }`,
          );
        const isShown = views(resource);
        expect(choices.length, singular).toBeGreaterThan(0);
        expect(
          choices.filter(({ detail }) => (detail !== null) !== isShown),
          singular,
        ).toEqual([]);
        expect(found, singular).toHaveLength(isShown ? 1 : 0);
      }
    },
  );
});

/** Fields that a personal token may not use, with any grants. */
const WITHOUT_TOKEN = [
  ...rootFields.map(([name]) => name).filter(name => name.startsWith('Mutation.bulk')),
  'Mutation.cancelBulkOperation',
  'Mutation.undoBulkOperation',
  'Mutation.createImport',
  'Mutation.addImportRows',
  'Mutation.checkImport',
  'Mutation.startImport',
  'Mutation.deleteImport',
  'Mutation.logout',
  'Mutation.cancelJobRun',
  'Mutation.closePeriod',
  'Mutation.reopenPeriod',
  'Mutation.closeDay',
  'Mutation.reopenDay',
  'Mutation.removeJobRun',
  'Mutation.retryJobRun',
  'Mutation.runJob',
  'Query.personalTokens',
  'Query.personalTokensAggregate',
  'Query.allPersonalTokens',
  'Query.allPersonalTokensAggregate',
  'Mutation.createPersonalToken',
  'Mutation.revokePersonalToken',
  'Mutation.updateMySettings',
  'Mutation.createListView',
  'Mutation.updateListView',
  'Mutation.deleteListView',
  'Mutation.setDefaultListView',
  'Query.pinnedCharts',
  'Mutation.pinChart',
  'Mutation.renamePinnedChart',
  'Mutation.unpinChart',
  'Mutation.arrangePinnedCharts',
  'Mutation.createSavedQuery',
  'Mutation.updateSavedQuery',
  'Mutation.deleteSavedQuery',
  'Mutation.createQuerySchedule',
  'Mutation.updateQuerySchedule',
  'Mutation.deleteQuerySchedule',
  'Mutation.sendQuerySchedule',
  'Mutation.createUser',
  'Mutation.setUserStatus',
  'Mutation.changePassword',
  'Mutation.endSessions',
  'Mutation.createPermission',
  'Mutation.updateClubSettings',
  'Mutation.updatePermission',
  'Mutation.deletePermission',
];

test('a personal token with all grants may use all fields except those that need a sign-in', async () => {
  const resources = [...new Set(contracts.map(({ resource }) => resource))];
  const { made } = await app
    .as('admin')
    .request<{ made: { token: string } }>(
      'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
      { input: { name: 'Everything', mayWrite: true, resources } },
    );
  const { made: reader } = await app
    .as('admin')
    .request<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "Reads everything" }) { token } }',
    );
  const closed: string[] = [];
  for (const [name, operation] of rootFields) {
    // Areas without records of their own, to which no token is limited.
    const isArea = /"(?:analytics|admin|club-settings|closed-periods):/.test(JSON.stringify(needs[name]));
    const token = isArea ? reader.token : made.token;
    if ((await outcomeOf(app.bearer(token), operation)) !== 'open') closed.push(name);
  }
  expect(closed.toSorted()).toEqual(WITHOUT_TOKEN.toSorted());
});

test('a personal token for saved queries may use what an anonymous client may', async () => {
  const admin = app.as('admin');
  const { saved } = await admin.request<{ saved: { id: string } }>(
    'mutation { saved: createSavedQuery(input: { name: "One", query: "{ members { totalCount } }" }) { id } }',
  );
  const { made } = await admin.request<{ made: { token: string } }>(
    'mutation ($id: ID!) { made: createPersonalToken(input: { name: "One", savedQueries: [$id] }) { token } }',
    { id: saved.id },
  );
  await expectAnonymous(app.bearer(made.token));
});
