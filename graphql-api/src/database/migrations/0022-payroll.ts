import { Migration } from '@mikro-orm/migrations';

export class PayrollMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "employee_pay" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "employee_id" int not null, "valid_from" date not null, "salary" numeric(12,2) not null, "overtime_rate" numeric(12,2) not null, "notes" text null, "search_text" text null);
      create unique index "employee_pay_day" on "employee_pay" ("employee_id", "valid_from");
      create index "employee_pay_search_text_gin" on "employee_pay" using gin ("search_text" gin_trgm_ops);
      create index "employee_pay_default_sort" on "employee_pay" ("valid_from" desc, id desc);
      create index "employee_pay_employee_id_list" on "employee_pay" ("employee_id", "valid_from" desc, id desc);

      create table "payroll_source" ("id" serial primary key, "payroll_id" int not null, "kind" text not null, "record_id" int null, "first_day" date not null, "last_day" date not null, "quantity" numeric(12,2) not null, "rate" numeric(12,2) not null, "amount" numeric(12,2) not null, "description" text null, "is_counted" boolean not null);
      create index "payroll_source_payroll_id_index" on "payroll_source" ("payroll_id");
      create unique index "payroll_source_counted" on "payroll_source" ("kind", "record_id") where "is_counted" and "kind" in ('overtime', 'commission');

      alter table "employee" add "last_day" date null;
      create or replace function "employee_search_text_of_employee_pay_employee_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "employee" where id = new.id for update; update "employee_pay" set search_text = null where "employee_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_employee_pay_employee_id" AFTER UPDATE on "employee" for each ROW execute function "employee_search_text_of_employee_pay_employee_id_fn"();

      alter table "payroll" add "approved_by" text null, add "approved_at" timestamptz(3) null;

      alter table "employee_pay" add constraint "employee_pay_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on update no action on delete restrict;
      create or replace function "employee_pay_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."employee_id") is distinct from (old."employee_id") then perform 1 from "employee" where id = new."employee_id" for key share; new.search_text := lower(' ' || concat_ws(' ', (select "name" from "employee" where id = new."employee_id"))); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "employee_pay" for each ROW execute function "employee_pay_search_text_fn"();

      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'employee-pay', true, true, true, true, true),
        ('Admin', 'employee-pay', true, true, true, true, true),
        ('Accounts', 'employee-pay', true, true, true, true, true),
        ('Reception', 'employee-pay', false, false, false, false, false),
        ('Trainer', 'employee-pay', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;

      insert into "master_data_item" ("page", "dropdown_name", "value", "display_text", "sort_order", "is_active")
        select 'Commissions', 'payment_status', 'approved', 'Approved', 3, true
         where exists (select from "master_data_item" where "page" = 'Commissions' and "dropdown_name" = 'payment_status')
      on conflict do nothing;
    `);
  }
}
