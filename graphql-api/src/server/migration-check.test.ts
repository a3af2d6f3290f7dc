import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initOrm } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import type { SchemaMigration } from '../database/schema-migration.ts';
import { OnlineMigration } from '../database/online-migration.ts';
import { entities } from '../resources/index.ts';
import { checkMigration, lint } from './migration-check.ts';

/** Those up to here ran before several versions served one database. */
const LAST_UNCHECKED = '0011-rate-limits';

let orm: MikroORM;
beforeAll(async () => {
  orm = await initOrm('postgres://nobody@127.0.0.1:1/none', entities());
});
afterAll(() => orm.close());

test('earlier versions keep serving while and after each migration runs', async () => {
  const last = migrations.findIndex(({ name }) => name === LAST_UNCHECKED);
  expect(last).toBeGreaterThan(0);
  for (const migration of migrations.slice(last + 1))
    expect(await checkMigration(orm, migration), migration.name).toEqual([]);
});

test('a contracting migration names a version that has been released', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  const named = migrations.flatMap(({ class: { unusedSince } }) => unusedSince ?? []);
  expect(named.filter(version => !released.includes(version))).toEqual([]);
});

const rulesOf = (findings: string[]) => findings.map(line => line.split(':')[0]);

describe('what an earlier version cannot live with', () => {
  test.each([
    ['ban-drop-column', 'alter table "member" drop column "phone"'],
    ['ban-drop-table', 'drop table "locker"'],
    ['renaming-column', 'alter table "member" rename column "phone" to "telephone"'],
    ['renaming-table', 'alter table "member" rename to "person"'],
    ['changing-column-type', 'alter table "member" alter column "phone" type int using "phone"::int'],
    ['adding-not-nullable-field', 'alter table "member" alter column "phone" set not null'],
    ['ban-drop-not-null', 'alter table "member" alter column "phone" drop not null'],
  ])('is only in a contracting migration: %s', (rule, sql) => {
    expect(rulesOf(lint(sql, true))).toContain(rule);
    expect(lint(sql, true, true)).toEqual([]);
  });

  test.each([
    ['adding-required-field', 'alter table "member" add "size" int not null'],
    ['adding-field-with-default', 'alter table "member" add "key" uuid default gen_random_uuid()'],
    ['require-concurrent-index-creation', 'create index "member_size_index" on "member" ("size")'],
    ['require-concurrent-index-deletion', 'drop index "member_size_index"'],
    ['disallowed-unique-constraint', 'alter table "member" add constraint "size" unique ("size")'],
    ['constraint-missing-not-valid', 'alter table "member" add constraint "size" check ("size" > 0)'],
    [
      'adding-foreign-key-constraint',
      'alter table "member" add constraint "size" foreign key ("size_id") references "size" ("id")',
    ],
  ])('blocks a large table, and is in no migration: %s', (rule, sql) => {
    expect(rulesOf(lint(sql, true))).toContain(rule);
    expect(rulesOf(lint(sql, true, true))).toContain(rule);
  });
});

test('what adds is allowed: columns, tables with indexes, triggers, rows', () => {
  const sql = `
    alter table "member" add "nickname" text null;
    alter table "member" add "level" int not null default 0;
    create table "locker" ("id" serial primary key, "label" varchar(10) not null, "member_id" int null);
    create index "locker_label_index" on "locker" ("label");
    alter table "locker" add constraint "locker_member_id_foreign" foreign key ("member_id") references "member" ("id");
    create or replace function "f"() returns trigger as $$ begin return new; end; $$ language plpgsql;
    drop trigger if exists "t" on "member";
    create trigger "t" before update on "member" for each row execute function "f"();
    insert into "permission" ("role", "resource") values ('Trainer', 'lockers');`;
  expect(lint(sql, true)).toEqual([]);
});

const check = (MigrationClass: SchemaMigration['class']) =>
  checkMigration(orm, { name: '9999-test', class: MigrationClass });

class LargeTable extends OnlineMigration {
  override up(): void {
    this.addIndex('member_level_index', '"member" ("level")');
    this.addBackfill('member', '"level" = 1', '"level" is null');
    this.addOnline('alter table "member" add constraint "level" check ("level" > 0) not valid');
    this.addOnline('alter table "member" validate constraint "level"');
  }
}

class Hidden extends Migration {
  override up(): void {
    this.addSql('do $$ begin alter table "member" drop column "phone"; end $$;');
  }
}

class DropPhone extends Migration {
  override up(): void {
    this.addSql('alter table "member" drop column "phone";');
  }
}

class DropUnusedPhone extends DropPhone {
  static unusedSince = '0.2.0';
}

test('a migration class is checked by its statements', async () => {
  expect(await check(LargeTable)).toEqual([]);
  expect(await check(Hidden)).toEqual(['a DO block changes the schema']);
  expect(rulesOf(await check(DropPhone))).toEqual(['ban-drop-column']);
  expect(await check(DropUnusedPhone)).toEqual([]);
});
