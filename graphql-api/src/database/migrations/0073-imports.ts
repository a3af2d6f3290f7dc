import { Migration } from '@mikro-orm/migrations';

export class Imports extends Migration {
  override up(): void {
    this.addSql(`
      create table "import_file" ("id" serial primary key, "at" timestamptz(3) not null default now(), "user_id" int not null, "record_name" text not null, "file_name" text not null, "columns" text[] not null, "status" text not null, "row_count" int not null, "checked_count" int not null, "created" int not null, "changed" int not null, "unchanged" int not null, "rejected" int not null, "doubles" int not null, "sums" jsonb not null, "error" text null, "operation_id" int null, "characters" bigint not null default '0', "mapping" jsonb null, "checks" int not null default 0);
      create index "import_file_user_id_index" on "import_file" ("user_id");
      
      create table "import_preset" ("record_name" text not null, "shape" text not null, "mapping" jsonb not null, "used_at" timestamptz(3) not null default now(), primary key ("record_name", "shape"));
      
      create table "import_row" ("id" bigserial primary key, "at" timestamptz(3) not null default now(), "file_id" int not null, "line" int not null, "cells" text[] not null, "outcome" text null, "problems" jsonb not null, "doubles" jsonb not null, "record_id" int null, "values" jsonb null, "hash" text null);
      create index "import_row_imported" on "import_row" ("hash") where "record_id" is not null and "hash" is not null;
      alter table "import_row" add constraint "import_row_file_id_line_unique" unique ("file_id", "line");
      
      alter table "bulk_operation" add "created" int not null default 0;
      
      alter table "bulk_operation_item" add "line" int null;
    `);
  }
}
