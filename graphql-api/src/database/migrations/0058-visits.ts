import { Migration } from '@mikro-orm/migrations';

export class Visits extends Migration {
  override up(): void {
    this.addSql(`
      create table "member_card" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "card_number" text not null, "member_id" int null, "replaced_at" timestamptz(3) not null, "search_text" text null);
      alter table "member_card" add constraint "member_card_card_number_unique" unique ("card_number");
      create index "member_card_search_text_gin" on "member_card" using gin ("search_text" gin_trgm_ops);
      create index "member_card_default_sort" on "member_card" ("replaced_at" desc, id desc);
      create index "member_card_member_id_list" on "member_card" ("member_id", "replaced_at" desc, id desc);
      create unique index "member_card_card_number_text_key" on "member_card" (text_key("card_number"));
      
      create table "visit" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "location_id" int null, "checked_in_at" timestamptz(3) not null, "decision" text not null, "reasons" text[] not null, "details" jsonb not null, "facts" jsonb not null, "overridden_by" text null, "override_reason" text null, "checked_out_at" timestamptz(3) null, "decided_by" text not null);
      create index "visit_inside" on "visit" ("location_id", "checked_in_at") where checked_out_at is null;
      create index "visit_default_sort" on "visit" ("checked_in_at" desc, id desc);
      create index "visit_member_id_list" on "visit" ("member_id", "checked_in_at" desc, id desc);
      create index "visit_location_id_list" on "visit" ("location_id", "checked_in_at" desc, id desc);
      create index "visit_reasons_gin" on "visit" using gin ("reasons" array_ops);
      
      create or replace function "member_search_text_of_member_card_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; with batch as (select id from "member_card" where "member_id" = new.id order by id limit 1000), refreshed as (update "member_card" set search_text = null where id in (select id from batch)) insert into stale_search_text (table_name, column_name, record_id, refreshed_to) select 'member_card', 'member_id', new.id, max(id) from batch having count(*) = 1000 on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_member_card_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_member_card_member_id_fn"();
      
      alter table "member_card" add constraint "member_card_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete set null;
      create or replace function "member_card_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."card_number", new."member_id") is distinct from (old."card_number", old."member_id") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := translate(normalize(lower((' ' || concat_ws(' ', new."card_number", (select "name" from "member" where id = new."member_id"))) collate "default"), nfc), 'ς', 'σ'); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "member_card" for each ROW execute function "member_card_search_text_fn"();
      
      alter table "visit" add constraint "visit_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      alter table "visit" add constraint "visit_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete set null;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'member-cards', true, true, true, true, true),
        ('Admin', 'member-cards', true, true, true, true, true),
        ('Accounts', 'member-cards', true, false, false, false, false),
        ('Reception', 'member-cards', true, false, false, true, false),
        ('Trainer', 'member-cards', true, false, false, false, false)
      on conflict ("role", "resource") do nothing;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'visits', true, true, true, true, true),
        ('Admin', 'visits', true, true, true, true, true),
        ('Accounts', 'visits', true, false, false, false, false),
        ('Reception', 'visits', true, true, true, false, true),
        ('Trainer', 'visits', true, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
