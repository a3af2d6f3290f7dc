import { Migration } from '@mikro-orm/migrations';

/** Changes of many records with one cause. */
export class BulkOperations extends Migration {
  override up(): void {
    this.addSql(`
      create table "bulk_operation" ("id" serial primary key, "at" timestamptz(3) not null default now(), "kind" text not null, "resource" text not null, "record_name" text not null, "fields" text[] not null, "user_id" int not null, "username" text not null, "status" text not null, "total" int not null, "done" int not null, "changed" int not null, "unchanged" int not null, "rejected" int not null, "undoes_id" int null, "ended_at" timestamptz(3) null, "error" text null, "patch" jsonb null);
      create index "bulk_operation_undoes_id_index" on "bulk_operation" ("undoes_id");
      
      create table "bulk_operation_item" ("id" bigserial primary key, "at" timestamptz(3) not null default now(), "operation_id" int not null, "record_id" int not null, "title" text null, "outcome" text null, "reason" text null, "entry_id" bigint null);
      create index "bulk_operation_item_next" on "bulk_operation_item" ("operation_id", "outcome", "id");

      alter table "audit_entry" add column "operation_id" int null;
    `);
  }
}
