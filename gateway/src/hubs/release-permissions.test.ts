import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HubReleases } from '@gym/graphql-api';
import fastify from 'fastify';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { log, useReleases } from '../../testing/release-servers.ts';
import type { CheckoutBuilds } from './checkout-builds.ts';
import type { FileCache } from './file-cache.ts';
import { hubs } from './hubs.ts';

const { servers, send, as } = useReleases();

describe('permissions', () => {
  type Action = 'view' | 'add' | 'edit' | 'delete' | 'admin' | 'signed in' | 'anybody';
  /** What each path needs. */
  const needs: Record<string, Action> = {
    'GET /hubs.json': 'anybody',
    'GET /hubs/:remote/:version/*': 'anybody',
    'GET /schema.graphql': 'signed in',
    'POST /hubs/failures': 'signed in',
    'GET /hubs/failures': 'admin',
    'GET /hubs/history': 'admin',
    'GET /hubs/releases': 'view',
    'GET /hubs/releases/:remote/failures': 'view',
    'POST /hubs/releases': 'add',
    'POST /hubs/releases/:remote/:version/activate': 'edit',
    'POST /hubs/releases/:remote/rollback': 'edit',
    'POST /hubs/releases/:remote/:version/preview': 'view',
    'PUT /hubs/releases/:remote/configuration': 'edit',
    'DELETE /hubs/releases/:remote/:version': 'delete',
    'DELETE /hubs/releases/:remote': 'delete',
  };

  test('every path has its rule in this test', async () => {
    const server = fastify();
    const routes: string[] = [];
    server.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));
    const parts = { files: {} as FileCache, checkoutBuilds: {} as CheckoutBuilds, shellFolder: '', log };
    const api = { schema, releases: {} as HubReleases, documentCosts: { problemsOf: async () => [] } };
    const plugin = hubs({ builds: new Map(), ...parts }, api);
    await server.register(plugin).ready();
    await server.close();
    expect(routes.toSorted()).toEqual(Object.keys(needs).toSorted());
  });

  const tables: [string, string?][] = [
    ['the default table'],
    [
      'a table by chance',
      `update permission set can_view = hashtext(role || 'v') % 2 = 0, can_add = hashtext(role || 'a') % 2 = 0,
         can_edit = hashtext(role || 'e') % 2 = 0, can_delete = hashtext(role || 'd') % 2 = 0 where resource in ('hubs', 'admin')`,
    ],
  ];
  test.each(tables)('with %s each role opens what it may and nothing else', async (_, change) => {
    if (change) await servers.database.query(change);
    const { rows } = await servers.database.query<
      { role: string; resource: string } & Record<string, boolean>
    >(`select * from permission where resource in ('hubs', 'admin')`);
    const granted = (role: string, need: Action) => {
      if (need === 'anybody' || need === 'signed in') return true;
      const row = rows.find(
        one => one.role === role && one.resource === (need === 'admin' ? 'admin' : 'hubs'),
      )!;
      return row[`can_${need === 'admin' ? 'view' : need}`]!;
    };
    const roles = { admin: 'Super User', manager: 'Admin', accounts: 'Accounts', reception: 'Reception' };
    const statusOf = async (call: string, token?: string) => {
      const [method, template] = call.split(' ') as [string, string];
      const path = template.replace(':remote', 'mf-none').replace(':version', '0.0.0').replace('*', 'x.js');
      const report = { remote: 'mf-none', version: '0.0.0', entry: 'x', reason: 'x' };
      const hasBody = method !== 'GET' && method !== 'DELETE' && !path.endsWith('/preview');
      const body = hasBody ? (path === '/hubs/failures' ? report : {}) : undefined;
      const { status } = await send(method, path, { token, body });
      return status === 401 || status === 403 ? status : 'open';
    };
    for (const [call, need] of Object.entries(needs)) {
      expect(await statusOf(call), call).toBe(need === 'anybody' ? 'open' : 401);
      for (const [login, role] of Object.entries(roles))
        await expect
          .poll(async () => statusOf(call, await as(login)), { message: `${call} as ${role}` })
          .toBe(granted(role, need) ? 'open' : 403);
    }
  });
});
