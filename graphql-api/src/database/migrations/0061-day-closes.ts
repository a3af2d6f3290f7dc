import { Migration } from '@mikro-orm/migrations';

export class DayCloses extends Migration {
  override up(): void {
    this.addSql(`
      create table "day_close" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "location_id" int not null, "day" date not null, "expected" jsonb not null, "received_amount" numeric(12,2) not null, "expected_cash" numeric(12,2) not null, "counted_cash" numeric(12,2) not null, "difference" numeric(12,2) not null, "reason" text null, "closed_by" text not null, "closed_at" timestamptz(3) not null, "reopened_by" text null, "reopened_at" timestamptz(3) null, "reopen_reason" text null, "note" text null);
      create unique index "day_close_closed" on "day_close" ("location_id", "day") where "reopened_at" is null;
      create index "day_close_default_sort" on "day_close" ("day" desc, id desc);
      create index "day_close_location_id_list" on "day_close" ("location_id", "day" desc, id desc);
      
      alter table "payment" add "taken_by_id" int null;
      create function "lock_day"(place int, on_day date) returns void as $$ begin
        perform pg_advisory_xact_lock(5770221, hashtext(place || ' ' || (on_day - date '2000-01-01')));
      end $$ language plpgsql;
      create function "require_open_day"(place int, on_day date) returns void as $$ begin
        if place is null or on_day is null then return; end if;
        -- Closing takes the same lock alone: it waits for changes that have begun, and changes wait until it has ended.
        perform pg_advisory_xact_lock_shared(5770221, hashtext(place || ' ' || (on_day - date '2000-01-01')));
        if current_setting('gym.changes_closed_days', true) = 'on' then return; end if;
        if exists (select from day_close where location_id = place and day = on_day and reopened_at is null) then
          raise exception '% is closed', on_day using errcode = 'GY002',
            detail = to_char(on_day, 'YYYY-MM-DD ') || (select name from location where id = place);
        end if;
      end $$ language plpgsql;

      create or replace function "payment_closed_day_fn"() returns trigger as $$ begin if tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text,issued,balance_amount,on_account,billing_id}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text,issued,balance_amount,on_account,billing_id}'::text[] then perform require_open_day(old."location_id", old."payment_date"), require_open_day(new."location_id", new."payment_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_day" BEFORE INSERT OR UPDATE OR DELETE on "payment" for each ROW execute function "payment_closed_day_fn"();
      
      alter table "day_close" add constraint "day_close_location_id_foreign" foreign key ("location_id") references "location" ("id") on update no action on delete restrict;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'day-closes', true, true, true, true, true),
        ('Admin', 'day-closes', true, true, true, true, true),
        ('Accounts', 'day-closes', true, true, true, false, true),
        ('Reception', 'day-closes', true, true, false, false, true),
        ('Trainer', 'day-closes', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
