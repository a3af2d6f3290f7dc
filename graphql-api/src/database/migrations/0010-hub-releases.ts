import { Migration } from '@mikro-orm/migrations';

export class HubReleases extends Migration {
  override up(): void {
    this.addSql(`
      create table "hub" ("remote" text not null, "version" text null, "removed" boolean not null, "canary" jsonb null, "configuration" jsonb not null, "recalled" text[] not null, primary key ("remote"));

      create table "hub_activation" ("id" serial primary key, "remote" text not null, "version" text null, "action" text not null, "details" jsonb null, "by" text not null, "at" timestamptz(3) not null default now());
      create index "hub_activation_remote_id_index" on "hub_activation" ("remote", "id");

      create table "hub_build" ("id" serial primary key, "remote" text not null, "version" text not null, "source" text not null, "bundle" jsonb not null, "files" jsonb not null, "size" int not null, "stored_by" text not null, "stored_at" timestamptz(3) not null default now(), "served_at" timestamptz(3) null);
      alter table "hub_build" add constraint "hub_build_remote_version_unique" unique ("remote", "version");

      create table "hub_file" ("integrity" text not null, "content" bytea not null, "size" int not null, primary key ("integrity"));

      alter table "personal_token" add "hub" text null;

      create or replace function "hub_activation_final_fn"() returns trigger as $$ begin raise exception 'The history of releases is only added to'; end; $$ language plpgsql;
      create trigger "final" BEFORE UPDATE OR DELETE on "hub_activation" for each ROW execute function "hub_activation_final_fn"();
      create or replace function "hub_activation_reported_fn"() returns trigger as $$ begin perform pg_notify('hubs_changed', new.id::text); return null; end; $$ language plpgsql;
      create trigger "reported" AFTER INSERT on "hub_activation" for each ROW execute function "hub_activation_reported_fn"();

      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'hubs', true, true, true, true, true),
        ('Admin', 'hubs', true, true, true, true, true),
        ('Accounts', 'hubs', false, false, false, false, false),
        ('Reception', 'hubs', false, false, false, false, false),
        ('Trainer', 'hubs', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
