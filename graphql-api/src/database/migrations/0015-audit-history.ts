import { OnlineMigration } from '../online-migration.ts';

export class AuditHistory extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "audit_entry" add column if not exists "user_id" int null, add column if not exists "endpoint" text null, add column if not exists "version" int null, add column if not exists "changed_fields" text[] not null default '{}', add column if not exists "undoes_id" bigint null, add column if not exists "cause_id" bigint null`,
    );
    // The version before inserts entries without the column.
    this.addSql(
      `create or replace function "audit_entry_audit_entry_changed_fields_fn"() returns trigger as $$ begin new.changed_fields := array(select jsonb_object_keys(new.changes)); return new; end; $$ language plpgsql`,
    );
    this.addSql(
      `create or replace trigger "audit_entry_changed_fields" BEFORE INSERT on "audit_entry" for each ROW execute function "audit_entry_audit_entry_changed_fields_fn"()`,
    );
    this.addSql(`alter table "audit_entry" alter column "changed_fields" drop default`);
    // An attempt that was interrupted after its last step.
    this.addSql(`drop trigger if exists "audit_entry_append_only" on "audit_entry"`);
    this.addBackfill(
      'audit_entry',
      `"changed_fields" = array(select jsonb_object_keys("changes"))`,
      `"changed_fields" = '{}' and "changes" <> '{}'`,
    );
    this.addIndex(
      'audit_entry_undoes_id_unique',
      '"audit_entry" ("undoes_id") where undoes_id is not null',
      'unique index',
    );
    this.addIndex('audit_entry_cause_id_index', '"audit_entry" ("cause_id") where cause_id is not null');
    this.addIndex('audit_entry_changed_fields_gin', '"audit_entry" using gin ("changed_fields")');
    this.addSql(
      `create or replace function "audit_entry_audit_entry_append_only_fn"() returns trigger as $$ begin raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create or replace trigger "audit_entry_append_only" BEFORE UPDATE OR DELETE on "audit_entry" for each STATEMENT execute function "audit_entry_audit_entry_append_only_fn"()`,
    );
    this.addSql(
      `create or replace trigger "audit_entry_no_truncate" BEFORE TRUNCATE on "audit_entry" for each STATEMENT execute function "audit_entry_audit_entry_append_only_fn"()`,
    );
  }
}
