import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { contractOf } from '../../src/declaration/contract-of.ts';
import { initOrm } from '../../src/database/database.ts';
import { entities } from '../../src/resources/index.ts';
import type { Resource } from '../../src/declaration/resource.ts';
import { useApp } from '../app.ts';
import { makeRecord } from '../samples.ts';
import { describeReading } from '../suite/reading.ts';
import { describeWriting } from '../suite/writing.ts';
import { lockers } from './locker.ts';

let migration = '';

/** What the migration does that `emit-migration` writes, and the grant that lets the Super User in. */
async function migrate(databaseUrl: string): Promise<void> {
  const orm = await initOrm(databaseUrl, entities());
  migration = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  await orm.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(migration);
  await client.query(
    `insert into permission (role, resource, can_view, can_add, can_edit, can_delete, menu_visible)
     values ('Super User', 'lockers', true, true, true, true, true)`,
  );
  await client.end();
}

const app = useApp({ prepare: migrate });
const resource = lockers as unknown as Resource;
describeWriting(app, resource);
describeReading(app, resource);

test('its migration makes one table and touches no other', () => {
  const statements = migration
    .split(/;$/m)
    .map(statement => statement.trim())
    .filter(Boolean);
  expect(statements.filter(statement => statement.startsWith('create table'))).toHaveLength(1);
  for (const statement of statements) expect(statement).toMatch(/"locker/);
});

test('the class and its declaration are all of it', () => {
  const source = readFileSync(new URL('locker.ts', import.meta.url), 'utf8');
  expect(source.split('\n').length).toBeLessThan(30);
});

test('others see it: a location has its lockers, and loses none when it goes', async () => {
  const admin = app.as('admin');
  const location = await makeRecord(admin, 'Location');
  const locker = await makeRecord(admin, 'Locker', { label: 'A1', locationId: location.id });
  const nested = await admin.request(
    `query ($id: ID!) { location(id: $id) { lockers { items { label location { name } } totalCount } } }`,
    { id: location.id },
  );
  expect(nested).toEqual({
    location: { lockers: { items: [{ label: 'A1', location: { name: location['name'] } }], totalCount: 1 } },
  });
  await admin.records('Location').remove(location.id);
  expect(await admin.records('Locker').one(locker.id)).toMatchObject({ locationId: null });
});

test('its permissions are decided by the table', async () => {
  await expect(app.as('reception').records('Locker').list()).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { permission: 'lockers:view' },
  });
});

test('its REST names come with it', () => {
  const { path, fields } = contractOf(resource);
  expect(path).toBe('lockers');
  expect(fields.map(({ wire }) => wire)).toEqual([
    'id',
    'version',
    'created_at',
    'updated_at',
    'label',
    'floor',
    'tags',
    'location_id',
    'location_name',
  ]);
});
