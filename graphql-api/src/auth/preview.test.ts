import '../resources/index.ts';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { defaultTable, may, randomTable, setTable, type Table } from '../../testing/grants.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { creatableResources, leastInput, makeRecord } from '../../testing/samples.ts';
import { allResources } from '../declaration/resource.ts';
import { ROLES, type Action } from './access.ts';

const app = useApp();

type Login = Parameters<typeof app.as>[0];
type Grant = { resource: string } & Record<Action, boolean>;

/** Runs an operation over HTTP as a user who previews a role. */
const preview = (username: Login, role: string, query: string, variables = {}) =>
  requestOverHttp(
    app.api,
    { query, variables },
    { token: app.as(username).token, address: '203.0.113.1', previewedRole: role },
  );

const codeOf = ({ errors }: Awaited<ReturnType<typeof preview>>) => errors?.[0]?.extensions['code'];

const ME = '{ me { username role permissions { resource view add edit delete menuVisible } } }';

async function expectIntersection(table: Table, username: Login, own: string) {
  for (const role of ROLES) {
    const { data } = await preview(username, role, ME);
    const me = data!['me'] as { username: string; role: string; permissions: Grant[] };
    expect(me).toMatchObject({ username, role });
    for (const { resource, ...grants } of me.permissions)
      for (const [action, granted] of Object.entries(grants) as [Action, boolean][])
        expect(granted, `${role} ${resource}:${action}`).toBe(
          may(table, own, resource, action) && may(table, role, resource, action),
        );
    for (const { plural, resource } of allResources()) {
      const response = await preview(username, role, `{ ${plural} { totalCount } }`);
      const isVisible = may(table, own, resource, 'view') && may(table, role, resource, 'view');
      expect(codeOf(response), `${role} ${plural}`).toBe(isVisible ? undefined : 'FORBIDDEN');
    }
  }
}

test('a preview shows what the role sees', async () => {
  await expectIntersection(defaultTable, 'admin', 'Super User');
  await expectIntersection(defaultTable, 'manager', 'Admin');
});

test('a preview shows nothing that the user may not view', async () => {
  const table = randomTable(7);
  table['Reception permissions'] = { view: true, add: false, edit: false, delete: false, menuVisible: true };
  await setTable(app, table);
  try {
    await expectIntersection(table, 'reception', 'Reception');
  } finally {
    await setTable(app, defaultTable);
  }
});

describe('a preview saves nothing', () => {
  test.each(creatableResources().map(resource => [resource.plural, resource] as const))(
    '%s',
    async (_, resource) => {
      const { type, table, operations } = resource;
      const record = await makeRecord(app.as('admin'), type);
      const input = await leastInput(resource, app.as('admin'));
      const rows = () => app.sql(`select * from "${table}" order by id`);
      const before = await rows();
      const changes: [operation: 'create' | 'update' | 'delete', query: string][] = [
        ['create', `mutation ($input: ${type}Input!) { create${type}(input: $input) { id } }`],
        ['update', `mutation ($id: ID!) { update${type}(id: $id, patch: {}) { id } }`],
        ['delete', `mutation ($id: ID!) { delete${type}(id: $id) }`],
      ];
      for (const [operation, query] of changes) {
        if (!operations.includes(operation)) continue;
        const { errors } = await preview('admin', 'Admin', query, { input, id: record.id });
        expect(errors![0], query).toMatchObject({
          message: 'This is a preview as Admin, which saves nothing. End the preview first.',
          extensions: { code: 'FORBIDDEN', permission: 'preview' },
        });
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('nor changes what belongs to the user alone', async () => {
    for (const mutation of [
      'mutation { updateMySettings(patch: {}) { theme } }',
      'mutation { changePassword(userId: 1, input: {}) { message } }',
    ])
      expect((await preview('admin', 'Trainer', mutation)).errors![0]!.extensions, mutation).toMatchObject({
        permission: 'preview',
      });
  });
});

test('only users who may view permissions preview a role, with a session', async () => {
  const response = await preview('reception', 'Trainer', ME);
  expect(response.errors![0]!.extensions).toMatchObject({
    code: 'FORBIDDEN',
    permission: 'permissions:view',
  });
  expect(codeOf(await preview('admin', 'Nobody', ME))).toBe('BAD_USER_INPUT');
  const { made } = await app
    .as('admin')
    .request<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "Script" }) { token } }',
    );
  const withToken = { token: made.token, address: '203.0.113.1', previewedRole: 'Trainer' };
  expect(codeOf(await requestOverHttp(app.api, { query: ME }, withToken))).toBe('FORBIDDEN');
  const anonymous = { token: undefined, address: '203.0.113.1', previewedRole: 'Admin' };
  expect(codeOf(await requestOverHttp(app.api, { query: ME }, anonymous))).toBe('UNAUTHENTICATED');
});

test('a preview views the releases of hubs and changes none', async () => {
  const caller = { token: app.as('admin').token, address: '203.0.113.1', endpoint: 'rest' as const };
  const previewing = { ...caller, previewedRole: 'Admin' };
  const { callers, activations, builds } = app.api.hubs.releases;
  await expect(callers.require(previewing, 'view', 'mf-none')).resolves.toMatchObject({ name: 'admin' });
  const rejection = {
    message: 'This is a preview as Admin, which saves nothing. End the preview first.',
    extensions: { code: 'FORBIDDEN', permission: 'preview' },
  };
  for (const action of ['add', 'edit', 'delete'] as const) {
    await expect(callers.require(caller, action, 'mf-none')).resolves.toMatchObject({ name: 'admin' });
    await expect(callers.require(previewing, action, 'mf-none')).rejects.toMatchObject(rejection);
  }
  await expect(activations.remove(previewing, 'mf-none')).rejects.toMatchObject(rejection);
  await expect(builds.delete(previewing, 'mf-none', '0.0.0')).rejects.toMatchObject(rejection);
});
