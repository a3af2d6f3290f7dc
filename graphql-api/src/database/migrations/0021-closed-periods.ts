import { Migration } from '@mikro-orm/migrations';

export class ClosedPeriods extends Migration {
  override up(): void {
    this.addSql(`
      create table "closed_period" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "month" text not null, "closed_by" text not null, "closed_at" timestamptz(3) not null, "reopened_by" text null, "reopened_at" timestamptz(3) null, "reason" text null);
      create unique index "closed_period_closed" on "closed_period" ("month") where "reopened_at" is null;

      create function "month_is_closed"(day date) returns boolean as $$ begin
        if day is null then return false; end if;
        -- Closing takes the same lock alone: it waits for changes that have begun, and changes wait until it has ended.
        perform pg_advisory_xact_lock_shared(5770220, (extract(year from day) * 12 + extract(month from day))::int);
        return exists (select from closed_period where month = to_char(day, 'YYYY-MM') and reopened_at is null);
      end $$ language plpgsql;
      create function "require_open_month"(day date) returns void as $$ begin
        if month_is_closed(day) then
          raise exception '% is closed', to_char(day, 'FMMonth YYYY') using errcode = 'GY001', detail = to_char(day, 'YYYY-MM');
        end if;
      end $$ language plpgsql;

      create or replace function "income_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."income_date") or month_is_closed(new."income_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text}'::text[]) then perform require_open_month(old."income_date"), require_open_month(new."income_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "income" for each ROW execute function "income_closed_month_fn"();

      create or replace function "external_payment_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."payment_date") or month_is_closed(new."payment_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text}'::text[]) then perform require_open_month(old."payment_date"), require_open_month(new."payment_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "external_payment" for each ROW execute function "external_payment_closed_month_fn"();

      create or replace function "expense_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."expense_date") or month_is_closed(new."expense_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text}'::text[]) then perform require_open_month(old."expense_date"), require_open_month(new."expense_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "expense" for each ROW execute function "expense_closed_month_fn"();

      create or replace function "payroll_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."payment_date") or month_is_closed(new."payment_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text}'::text[]) then perform require_open_month(old."payment_date"), require_open_month(new."payment_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "payroll" for each ROW execute function "payroll_closed_month_fn"();

      create or replace function "billing_record_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."invoice_date") or month_is_closed(new."invoice_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text,open_amount,paid_amount,payment_status,payment_date,payment_method}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text,open_amount,paid_amount,payment_status,payment_date,payment_method}'::text[]) then perform require_open_month(old."invoice_date"), require_open_month(new."invoice_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "billing_record" for each ROW execute function "billing_record_closed_month_fn"();

      create or replace function "payment_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."payment_date") or month_is_closed(new."payment_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text}'::text[]) then perform require_open_month(old."payment_date"), require_open_month(new."payment_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;
      create trigger "closed_month" BEFORE INSERT OR UPDATE OR DELETE on "payment" for each ROW execute function "payment_closed_month_fn"();

      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'closed-periods', true, true, true, true, true),
        ('Admin', 'closed-periods', true, true, true, true, true),
        ('Accounts', 'closed-periods', true, true, false, false, true),
        ('Reception', 'closed-periods', false, false, false, false, false),
        ('Trainer', 'closed-periods', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
