import { Migration } from '@mikro-orm/migrations';

export class AddNotes extends Migration {
  override up(): void {
    this.addSql(`
      create table "note" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "text" text not null, "kind" text not null, "member_id" int null, "trainer_id" int null, "employee_id" int null, "contract_id" int null, "session_id" int null, "for_user_id" int null, "due_day" date null, "done" boolean not null, "done_at" timestamptz(3) null, "done_by_id" int null, "written_by_id" int null, "search_text" text null);
      create index "note_search_text_gin" on "note" using gin ("search_text" gin_trgm_ops);
      create index "note_default_sort" on "note" ("created_at" desc, id desc);
      create index "note_member_id_list" on "note" ("member_id", "created_at" desc, id desc);
      create index "note_trainer_id_list" on "note" ("trainer_id", "created_at" desc, id desc);
      create index "note_employee_id_list" on "note" ("employee_id", "created_at" desc, id desc);
      create index "note_contract_id_list" on "note" ("contract_id", "created_at" desc, id desc);
      create index "note_session_id_list" on "note" ("session_id", "created_at" desc, id desc);
      create index "note_for_user_id_list" on "note" ("for_user_id", "created_at" desc, id desc);
      create index "note_done_by_id_list" on "note" ("done_by_id", "created_at" desc, id desc);
      create index "note_written_by_id_list" on "note" ("written_by_id", "created_at" desc, id desc);
      
      create or replace function "employee_search_text_of_note_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; with batch as (select id from "note" where "employee_id" = new.id order by id limit 1000), refreshed as (update "note" set search_text = null where id in (select id from batch)) insert into stale_search_text (table_name, column_name, record_id, refreshed_to) select 'note', 'employee_id', new.id, max(id) from batch having count(*) = 1000 on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_note_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_note_employee_id_fn"();
      
      create or replace function "trainer_search_text_of_note_trainer_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "trainer" where id = new.id for update; with batch as (select id from "note" where "trainer_id" = new.id order by id limit 1000), refreshed as (update "note" set search_text = null where id in (select id from batch)) insert into stale_search_text (table_name, column_name, record_id, refreshed_to) select 'note', 'trainer_id', new.id, max(id) from batch having count(*) = 1000 on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_note_trainer_id" AFTER UPDATE on "trainer" for each ROW execute function "trainer_search_text_of_note_trainer_id_fn"();
      
      create or replace function "member_search_text_of_note_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; with batch as (select id from "note" where "member_id" = new.id order by id limit 1000), refreshed as (update "note" set search_text = null where id in (select id from batch)) insert into stale_search_text (table_name, column_name, record_id, refreshed_to) select 'note', 'member_id', new.id, max(id) from batch having count(*) = 1000 on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_note_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_note_member_id_fn"();
      
      alter table "note" add constraint "note_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_trainer_id_foreign" foreign key ("trainer_id") references "trainer" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_contract_id_foreign" foreign key ("contract_id") references "contract" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_session_id_foreign" foreign key ("session_id") references "session" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_for_user_id_foreign" foreign key ("for_user_id") references "user" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_done_by_id_foreign" foreign key ("done_by_id") references "user" ("id") on update no action on delete set null;
      alter table "note" add constraint "note_written_by_id_foreign" foreign key ("written_by_id") references "user" ("id") on update no action on delete set null;
      create or replace function "note_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."text", new."member_id", new."trainer_id", new."employee_id") is distinct from (old."text", old."member_id", old."trainer_id", old."employee_id") then perform 1 from "member" where id = new."member_id" for key share; perform 1 from "trainer" where id = new."trainer_id" for key share; perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."text", (select "name" from "member" where id = new."member_id"), (select "name" from "trainer" where id = new."trainer_id"), (select "name" from "employee" where id = new."employee_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "note" for each ROW execute function "note_search_text_fn"();
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'notes', true, true, true, true, true),
        ('Admin', 'notes', true, true, true, true, true),
        ('Accounts', 'notes', true, true, true, false, true),
        ('Reception', 'notes', true, true, true, true, true),
        ('Trainer', 'notes', true, true, true, false, true)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
