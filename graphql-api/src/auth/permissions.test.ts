import '../resources/index.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { defaultTable, may, randomTable, setTable, type Table } from '../../testing/grants.ts';
import { Rejected, TestUser } from '../../testing/test-user.ts';
import { createApi } from '../index.ts';
import { contractOf } from '../declaration/contract-of.ts';
import { allResources } from '../declaration/resource.ts';
import { buildSchema } from '../server/schema.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';
import { silent } from '../../testing/log.ts';
import { creatableResources, makeRecord } from '../../testing/samples.ts';

const app = useApp();
const schema = buildSchema();
const contracts = allResources().map(contractOf);

/** The permissions, `resource:action`, of which the field needs any or all; or who may always use it. */
type Need = { any: string[] } | { all: string[] } | 'anyone' | 'signed in';

const all = (...permissions: string[]): Need => ({ all: permissions });

const refersTo = (resource: string) =>
  contracts.filter(({ fields }) => fields.some(({ ref }) => ref === resource)).map(one => one.resource);

/** The permissions that each root field needs, from the specification. */
const needs: Record<string, Need> = {
  'Query.loginHint': 'anyone',
  'Mutation.login': 'anyone',
  'Query.me': 'signed in',
  'Query.dashboard': 'signed in',
  'Query.auditEntries': 'signed in',
  'Query.auditEntriesAggregate': 'signed in',
  'Mutation.undoChange': 'signed in',
  'Mutation.restoreRecord': 'signed in',
  'Query.search': 'signed in',
  'Query.masterDataOptions': 'signed in',
  'Query.clubSettings': all('club-settings:view'),
  'Mutation.updateClubSettings': all('club-settings:edit', 'club-settings:view'),
  'Query.trainerStatistics': all('trainers:view'),
  'Query.personalTokens': { any: ['analytics:view', 'hubs:add', 'hubs:edit'] },
  'Query.allPersonalTokens': all('users:view'),
  'Mutation.createPersonalToken': all('analytics:view'),
  'Mutation.revokePersonalToken': 'signed in',
  'Mutation.updateMySettings': 'signed in',
  'Query.billingRunItems': all('billing-runs:view'),
  'Query.billingRunItemsAggregate': all('billing-runs:view'),
  'Mutation.startBillingRun': all('billing-runs:add', 'billing-runs:view'),
  'Query.dunningActions': all('dunning:view'),
  'Query.dunningActionsAggregate': all('dunning:view'),
  'Mutation.runDunning': all('dunning:add', 'dunning:view'),
  'Query.jobRuns': all('admin:view'),
  'Query.scheduledJobs': all('admin:view'),
  'Query.invoicePdf': all('billing:view'),
  'Query.receiptPdf': all('payments:view'),
  'Query.payslipPdf': all('payroll:view'),
  'Query.messageHtml': all('messages:view'),
  'Query.messageEml': all('messages:view'),
  'Query.messageDelivery': all('messages:view'),
  'Query.messagePreview': all('messages:add'),
  'Query.messageTemplatePreview': { any: ['message-templates:add', 'message-templates:edit'] },
  'Query.messageVariables': all('message-templates:view'),
  'Query.emailPreference': all('members:view'),
  'Mutation.setMarketingConsent': all('members:edit', 'members:view'),
  'Mutation.clearEmailBounce': all('members:edit', 'members:view'),
  'Mutation.runJob': all('admin:add', 'admin:view'),
  'Mutation.retryJobRun': all('admin:edit', 'admin:view'),
  'Mutation.cancelJobRun': all('admin:edit', 'admin:view'),
  'Mutation.removeJobRun': all('admin:delete', 'admin:view'),
  'Query.payrollSources': all('payroll:view'),
  'Mutation.preparePayroll': all('payroll:add', 'payroll:view'),
  'Mutation.approvePayroll': all('payroll:edit', 'payroll:view'),
  'Mutation.payPayroll': all('payroll:edit', 'payroll:view'),
  'Query.closedPeriods': all('closed-periods:view'),
  'Query.accountingMonths': all('closed-periods:view'),
  'Query.closedMonths': 'signed in',
  'Mutation.closePeriod': all('closed-periods:add', 'closed-periods:view'),
  'Mutation.reopenPeriod': all('closed-periods:delete', 'closed-periods:view'),
  'Query.savedQueries': all('analytics:view'),
  'Query.savedQuery': all('analytics:view'),
  'Query.analystRoles': all('analytics:view'),
  'Mutation.createSavedQuery': all('analytics:view'),
  'Mutation.updateSavedQuery': all('analytics:view'),
  'Mutation.deleteSavedQuery': all('analytics:view'),
  'Mutation.setUserStatus': all('users:delete', 'users:view'),
  'Mutation.changePassword': all('users:edit'),
  'Mutation.signUp': all('contracts:add', 'contracts:view'),
  'Mutation.renewContract': all('contracts:add', 'contracts:view'),
  'Mutation.freezeContract': all('contracts:edit', 'contracts:view'),
  'Mutation.resumeContract': all('contracts:edit', 'contracts:view'),
  'Mutation.switchPlan': all('contracts:edit', 'contracts:view'),
  'Mutation.cancelContract': all('contracts:edit', 'contracts:view'),
  'Query.invoiceToPayOptions': all('payments:view'),
  'Query.nextInvoiceNumber': all('billing:add'),
  'Query.nextPaymentNumber': all('payments:add'),
  'Query.nextExternalPaymentNumber': all('external-payments:add'),
  'Mutation.proposeInvoiceNumber': all('billing:add'),
  'Mutation.proposePaymentNumber': all('payments:add'),
  'Mutation.proposeExternalPaymentNumber': all('external-payments:add'),
};
for (const { resource, singular, plural, type } of contracts) {
  needs[`Query.${plural}`] = all(`${resource}:view`);
  needs[`Query.${singular}`] = all(`${resource}:view`);
  needs[`Query.${plural}Aggregate`] = all(`${resource}:view`);
  needs[`Query.${singular}Options`] = { any: [resource, ...refersTo(resource)].map(one => `${one}:view`) };
  needs[`Mutation.create${type}`] = all(`${resource}:add`);
  needs[`Mutation.update${type}`] = all(`${resource}:edit`, `${resource}:view`);
  needs[`Mutation.delete${type}`] = all(`${resource}:delete`);
}

type RootField = [name: string, operation: string];

const rootFields: RootField[] = (['Query', 'Mutation'] as const).flatMap(kind => {
  const type = kind === 'Query' ? schema.getQueryType()! : schema.getMutationType()!;
  return Object.values(type.getFields()).map((field): RootField => [
    `${kind}.${field.name}`,
    operationOf(kind, field),
  ]);
});

/** An operation with the required arguments of the field. No record has its id. */
function operationOf(kind: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(isRequiredArgument).map(arg => `${arg.name}: ${literal(arg)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind.toLowerCase()} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection} }`;
}

/** A value that passes the validation of a document. No record has its id. */
function literal({ type, name }: { type: GraphQLInputType; name: string }): string {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter(isRequiredInputField);
    return `{ ${required.map(field => `${field.name}: ${literal(field)}`).join(', ')} }`;
  }
  if (named.name === 'Boolean') return 'true';
  if (named.name === 'LocalDate') return '"2026-01-01"';
  return named.name === 'Int' ? '1' : name.toLowerCase().endsWith('id') ? '"999999"' : '"nobody"';
}

type Outcome = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'open';

/** Error codes that occur only after the permission check. */
const PASSED = new Set(['CONFLICT', 'NOT_FOUND', 'UNAUTHENTICATED', 'RATE_LIMITED']);

async function outcomeOf(user: TestUser, operation: string): Promise<Outcome> {
  try {
    await user.request(operation);
    return 'open';
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    if (error.code === 'FORBIDDEN' || error.message === 'Please sign in') return error.code as Outcome;
    if (PASSED.has(error.code) || error.fields) return 'open';
    throw error;
  }
}

const tables: [string, Table][] = [
  ['the default table', defaultTable],
  ['a table by chance', randomTable(20_261_120)],
  ['another table by chance', randomTable(7)],
];

test('every root field has its rule in this test', () => {
  const unknown = rootFields.map(([name]) => name).filter(name => !(name in needs));
  expect(unknown).toEqual([]);
});

test('an anonymous client may only sign in', async () => {
  for (const [name, operation] of rootFields)
    expect(await outcomeOf(app.anonymous, operation), name).toBe(
      needs[name] === 'anyone' ? 'open' : 'UNAUTHENTICATED',
    );
});

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
      for (const [name, operation] of rootFields)
        expect(await outcomeOf(app.as(username), operation), name).toBe(
          allows(needs[name]!) ? 'open' : 'FORBIDDEN',
        );
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

  test.each(demoLogins)(
    '$role may use exactly the relations that the table permits',
    async ({ username, role }) => {
      const user = app.as(username);
      const view = (resource: string) => may(table, role, resource, 'view');
      for (const { needed, operation } of [...relationChecks, ...nestedFilterChecks])
        expect(await outcomeOf(user, operation), operation).toBe(needed.every(view) ? 'open' : 'FORBIDDEN');
      for (const { resource, target, operation } of createChecks) {
        const allowed = may(table, role, resource, 'add') && view(target);
        expect(await outcomeOf(user, operation), operation).toBe(allowed ? 'open' : 'FORBIDDEN');
      }
    },
  );
});

/** Fields that a personal token may not use, with any grants. */
const WITHOUT_TOKEN = [
  'Mutation.cancelJobRun',
  'Mutation.closePeriod',
  'Mutation.reopenPeriod',
  'Mutation.removeJobRun',
  'Mutation.retryJobRun',
  'Mutation.runJob',
  'Query.personalTokens',
  'Query.allPersonalTokens',
  'Mutation.createPersonalToken',
  'Mutation.revokePersonalToken',
  'Mutation.updateMySettings',
  'Mutation.createSavedQuery',
  'Mutation.updateSavedQuery',
  'Mutation.deleteSavedQuery',
  'Mutation.createUser',
  'Mutation.setUserStatus',
  'Mutation.changePassword',
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

/** Operations over each relation between resources, with the resources that the role must be able to view. */
const relationChecks = allResources().flatMap(resource => relationsOf(resource.type));
const createChecks = creatableResources().flatMap(resource => {
  const type = resource.type;
  return relatedFields(type).map(({ name, target, closed }) => ({
    resource: resource.resource,
    target,
    operation: `mutation { create${type}(input: {}) { ${name} ${closed} } }`,
  }));
});

interface Related {
  name: string;
  target: string;
  targetType: string;
  /** A selection that needs `view` on the target. */
  closed: string;
  /** A selection of a to-one relation that needs `view` on the parent only. */
  open?: string;
  filters: { filter: string; closed: boolean }[];
  /** Keys by which an aggregate is grouped. */
  groups: { by: string; closed: boolean }[];
  sort?: string;
}

function relatedFields(type: string): Related[] {
  const contract = contracts.find(one => one.type === type)!;
  const object = schema.getType(type) as unknown as {
    getFields(): Record<string, GraphQLField<unknown, unknown>>;
  };
  return Object.values(object.getFields()).flatMap((field): Related[] => {
    const named = getNamedType(field.type).name;
    const one = allResources().find(candidate => candidate.type === named);
    if (one) {
      const sort = contract.fields.find(({ read }) => read === `${field.name}.${one.title}`)?.name;
      return [
        {
          name: field.name,
          target: one.resource,
          targetType: one.type,
          closed: '{ id createdAt }',
          open: `{ id ${one.title} }`,
          filters: [
            { filter: `{ ${field.name}: { createdAt: { isNull: true } } }`, closed: true },
            { filter: `{ ${field.name}: { not: { createdAt: { isNull: true } } } }`, closed: true },
            { filter: `{ ${field.name}: { ${one.title}: { isNull: true } } }`, closed: false },
          ],
          groups: [
            { by: `{ ${field.name}: { createdAt: MONTH } }`, closed: true },
            { by: `{ ${field.name}: { ${one.title}: true, updatedAt: YEAR } }`, closed: true },
            { by: `{ ${field.name}: { id: true, ${one.title}: true } }`, closed: false },
          ],
          sort,
        },
      ];
    }
    const many = allResources().find(candidate => `${candidate.type}Page` === named);
    if (!many) return [];
    return [
      {
        name: field.name,
        target: many.resource,
        targetType: many.type,
        closed: '{ totalCount }',
        groups: [],
        filters: [
          { filter: `{ ${field.name}: { some: {} } }`, closed: true },
          { filter: `{ or: [{ ${field.name}: { none: { id: { eq: "1" } } } }] }`, closed: true },
        ],
      },
    ];
  });
}

function relationsOf(type: string) {
  const { resource, plural } = contracts.find(one => one.type === type)!;
  return relatedFields(type).flatMap(({ name, target, closed, open, filters, groups, sort }) => {
    const check = (isClosed: boolean, operation: string) => ({
      needed: isClosed ? [resource, target] : [resource],
      operation,
    });
    return [
      check(true, `{ ${plural} { items { ${name} ${closed} } } }`),
      ...(open ? [check(false, `{ ${plural} { items { ${name} ${open} } } }`)] : []),
      ...filters.flatMap(one => [
        check(one.closed, `{ ${plural}(filter: ${one.filter}) { totalCount } }`),
        check(one.closed, `{ ${plural}Aggregate(filter: ${one.filter}) { count } }`),
      ]),
      ...groups.map(({ by, closed: isClosed }) =>
        check(isClosed, `{ ${plural}Aggregate(groupBy: [${by}]) { count } }`),
      ),
      ...(sort ? [check(false, `{ ${plural}(sort: [{ field: ${sort} }]) { items { id } } }`)] : []),
    ];
  });
}

/** Nested lists with a filter on a relation to a third resource. */
const nestedFilterChecks = contracts.flatMap(({ type, resource, plural }) =>
  relatedFields(type).flatMap(({ name, target, targetType, open }) => {
    const inner = contracts.find(one => one.type === targetType)!;
    if (open) return [];
    return relatedFields(inner.type).flatMap(onward =>
      onward.filters
        .filter(({ closed }) => closed)
        .slice(0, 1)
        .map(({ filter }) => ({
          needed: [resource, target, onward.target],
          operation: `{ ${plural} { items { ${name}(filter: ${filter}) { items { id } } } } }`,
        })),
    );
  }),
);

test('the walk reaches relations to one and to many', () => {
  expect(relationChecks.length).toBeGreaterThan(300);
  expect(nestedFilterChecks.length).toBeGreaterThan(50);
  expect(createChecks.length).toBeGreaterThan(40);
});

describe('without a hint', () => {
  const asTrainer = <T>(operation: string) => app.as('trainer').request<T>(operation);
  const grant = async (flags: { canView: boolean; canEdit?: boolean; canDelete?: boolean }) => {
    const [row] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Trainer' and resource = 'members'`,
    );
    await app.as('admin').records('Permission').update(String(row!.id), flags);
  };

  beforeAll(async () => {
    const member = await makeRecord(app.as('admin'), 'Member', { name: 'Ann Lee', phone: '777 4242' });
    await makeRecord(app.as('admin'), 'Session', { memberId: member.id });
  });
  beforeEach(() => grant({ canView: false, canEdit: true, canDelete: true }));
  afterAll(() => grant({ canView: true, canEdit: false, canDelete: false }));

  test('a search finds related records by their titles alone, whatever else the words match', async () => {
    const found = async (words: string) => {
      const operation = `{ sessions(search: "${words}") { totalCount } sessionsAggregate(search: "${words}") { count } memberOptions(search: "${words}") { id } }`;
      const data = await asTrainer<{
        sessions: { totalCount: number };
        sessionsAggregate: { count: number }[];
        memberOptions: unknown[];
      }>(operation);
      return [data.sessions.totalCount, data.sessionsAggregate[0]!.count, data.memberOptions.length];
    };
    expect(await found('lee')).toEqual([1, 1, 1]);
    expect(await found('4242')).toEqual([0, 0, 0]);
    expect(await found('lee 4242')).toEqual([0, 0, 0]);
  });

  test('a rejection names the permission and reveals nothing of the records', async () => {
    const operation = (phone: string) =>
      `{ sessions(filter: { member: { phone: { eq: "${phone}" } } }) { totalCount } }`;
    const rejections = await Promise.all(
      ['777 4242', 'no such number'].map(phone =>
        asTrainer(operation(phone)).catch((error: Rejected) => [error.message, error.extensions]),
      ),
    );
    const rejection = [
      'You do not have permission for this (members:view)',
      { code: 'FORBIDDEN', permission: 'members:view' },
    ];
    expect(rejections).toEqual([rejection, rejection]);
  });

  test('only the referencing records that the user may view are counted', async () => {
    const admin = app.as('admin');
    const member = await makeRecord(admin, 'Member');
    const rejection = (user: TestUser) =>
      user
        .records('Member')
        .remove(member.id)
        .catch((error: Rejected) => error.message);
    await makeRecord(admin, 'Payment', { memberId: member.id });
    expect(await rejection(app.as('trainer'))).toBe('Other records refer to this member');
    await makeRecord(admin, 'Session', { memberId: member.id });
    expect(await rejection(app.as('trainer'))).toBe('1 session and other records refer to this member');
    expect(await rejection(admin)).toMatch(/^1 .+ and 1 .+ refer to this member$/);
  });

  test('an unknown name has the same validation error for every role', async () => {
    const operations = [
      '{ expensess { totalCount } }',
      '{ members { items { emial } } }',
      '{ sessions(filter: { member: { phon: { eq: "1" } } }) { totalCount } }',
      '{ members(sort: [{ field: nam }]) { totalCount } }',
      '{ membersAggregate(groupBy: [{ statu: true }]) { count } }',
    ];
    for (const operation of operations) {
      const rejections = await Promise.all(
        (['admin', 'trainer'] as const).map(login =>
          app
            .as(login)
            .request(operation)
            .catch(({ message, extensions }: Rejected) => [message, extensions]),
        ),
      );
      expect(rejections[0]).toMatchObject([
        expect.stringContaining('Did you mean'),
        { code: 'BAD_USER_INPUT' },
      ]);
      expect(rejections[1]).toEqual(rejections[0]);
    }
  });

  test('groups, their order and their conditions show nothing beyond titles', async () => {
    const rejections = await Promise.all(
      [
        '{ sessionsAggregate(groupBy: [{ member: { city: true } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ member: { name: true, phone: true } }], sort: [{ group: { member: { phone: ASC } } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ member: { assignedTrainer: { name: true } } }]) { count } }',
        '{ sessionsAggregate(groupBy: [{ status: true }], filter: { member: { city: { eq: "x" } } }, having: { count: { gt: 0 } }) { count } }',
        '{ sessions { items { member { name sessions { totalCount } } } } }',
      ].map(operation =>
        asTrainer(operation).catch(({ message, extensions }: Rejected) => [message, extensions]),
      ),
    );
    const rejection = [
      'You do not have permission for this (members:view)',
      { code: 'FORBIDDEN', permission: 'members:view' },
    ];
    expect(rejections).toEqual(rejections.map(() => rejection));
    const ordered = await asTrainer<{ sessionsAggregate: { group: { member: { name: string } } }[] }>(
      '{ sessionsAggregate(groupBy: [{ member: { name: true } }], sort: [{ group: { member: { name: DESC } } }]) { group { member { name } } } }',
    );
    expect(ordered.sessionsAggregate.length).toBeGreaterThan(0);
  });

  test('an update that returns a record needs the permission to view it', async () => {
    const admin = app.as('admin');
    const member = await makeRecord(admin, 'Member');
    const change = app.as('trainer').records('Member').update(member.id, { name: 'Changed' });
    await expect(change).rejects.toMatchObject({ extensions: { permission: 'members:view' } });
    expect(await admin.records('Member').one(member.id)).toEqual(member);
  });
});

describe('a change of the table', () => {
  const canView = { role: 'Trainer', resource: 'expenses' };
  const listing = '{ expenses { totalCount } }';
  const rowId = async () => {
    const [row] = await app.sql<{ id: number }>(
      'select id from permission where role = $1 and resource = $2',
      [canView.role, canView.resource],
    );
    return String(row!.id);
  };

  test('holds at the next request', async () => {
    const permissions = app.as('admin').records('Permission');
    const id = await rowId();
    for (const flag of [true, false, true, false]) {
      await permissions.update(id, { canView: flag });
      expect(await outcomeOf(app.as('trainer'), listing)).toBe(flag ? 'open' : 'FORBIDDEN');
    }
  });

  test('holds within moments in another process of the API, and when it was made past the API', async () => {
    const other = await createApi({ databaseUrl: app.databaseUrl, production: false, log: silent });
    try {
      const trainer = new TestUser(other, app.as('trainer').token);
      expect(await outcomeOf(trainer, listing)).toBe('FORBIDDEN');
      await app
        .as('admin')
        .records('Permission')
        .update(await rowId(), { canView: true });
      await expect.poll(() => outcomeOf(trainer, listing), { timeout: 2_000 }).toBe('open');
      await app.sql(
        `update permission set can_view = false where role = 'Trainer' and resource = 'expenses'`,
      );
      await expect.poll(() => outcomeOf(trainer, listing), { timeout: 2_000 }).toBe('FORBIDDEN');
      await expect.poll(() => outcomeOf(app.as('trainer'), listing), { timeout: 2_000 }).toBe('FORBIDDEN');
    } finally {
      await other.close();
    }
  });
});

test('a Super User may always administer permissions, and `me` says so', async () => {
  await app.sql(`delete from permission where role = 'Super User'`);
  const admin = app.as('admin');
  const permissions = admin.records('Permission');
  await expect
    .poll(() => outcomeOf(admin, '{ members { totalCount } }'), { timeout: 2_000 })
    .toBe('FORBIDDEN');
  const { me } = await admin.request<{ me: { permissions: object[] } }>(
    '{ me { permissions { resource view add edit delete } } }',
  );
  expect(me.permissions).toEqual([
    { resource: 'permissions', view: true, add: true, edit: true, delete: true },
  ]);

  const flags = { canView: true, canAdd: true, canEdit: true, canDelete: true, menuVisible: true };
  const made = await permissions.create({ role: 'Super User', resource: 'members', ...flags });
  expect(await outcomeOf(admin, '{ members { totalCount } }')).toBe('open');
  await permissions.update(made.id, { canView: false });
  expect(await outcomeOf(admin, '{ members { totalCount } }')).toBe('FORBIDDEN');
  await permissions.remove(made.id);
  expect((await permissions.list({ filter: { role: { eq: 'Super User' } } })).totalCount).toBe(0);
});
