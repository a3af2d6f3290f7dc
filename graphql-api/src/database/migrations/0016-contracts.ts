import { OnlineMigration } from '../online-migration.ts';

/** Contracts and their freezes; invoices have the contract that they bill, and lines. */
export class Contracts extends OnlineMigration {
  override up(): void {
    // For the constraint that contracts of a member do not overlap.
    this.addSql(`create extension if not exists btree_gist`);
    this.addSql(`
      create table if not exists "contract" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "contract_number" text not null, "member_id" int not null, "plan_id" int not null, "kind" text not null, "price" numeric(12,2) not null, "monthly_price" numeric(12,2) generated always as (case billing_frequency when 'weekly' then round(price * 52 / 12, 2) when 'bi-weekly' then round(price * 26 / 12, 2) when 'monthly' then price when 'quarterly' then round(price / 3, 2) when 'semi-annual' then round(price / 6, 2) when 'annual' then round(price / 12, 2) else 0 end) stored not null, "start_date" date not null, "end_date" date null, "billing_frequency" text not null, "billing_anchor" date not null, "billed_through" date null, "status" text not null, "auto_renewal" boolean not null, "cancelled_on" date null, "cancellation_reason" text null, "notes" text null, "predecessor_id" int null, "search_text" text null,
        constraint "contract_contract_number_unique" unique ("contract_number"),
        constraint "contract_no_overlap" exclude using gist ("member_id" with =, "kind" with =, daterange("start_date", "end_date", '[]') with &&) where ("end_date" is null or "end_date" >= "start_date"),
        constraint "contract_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict,
        constraint "contract_plan_id_foreign" foreign key ("plan_id") references "membership_plan" ("id") on update no action on delete restrict,
        constraint "contract_predecessor_id_foreign" foreign key ("predecessor_id") references "contract" ("id") on update no action on delete restrict);

      create table if not exists "contract_freeze" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "contract_id" int not null, "from" date not null, "until" date not null, "reason" text null, "fee" numeric(12,2) not null,
        constraint "contract_freeze_contract_id_foreign" foreign key ("contract_id") references "contract" ("id") on update no action on delete restrict);

      create or replace function "member_search_text_of_contract_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "contract" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create or replace trigger "search_text_of_contract_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_contract_member_id_fn"();
      create or replace function "contract_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."contract_number", new."member_id", new."notes") is distinct from (old."contract_number", old."member_id", old."notes") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', new."contract_number", (select "name" from "member" where id = new."member_id"), new."notes")); end if; return new; end; $$ language plpgsql;
      create or replace trigger "search_text" BEFORE INSERT OR UPDATE on "contract" for each ROW execute function "contract_search_text_fn"();
    `);
    this.addIndex('contract_search_text_gin', `"contract" using gin ("search_text" gin_trgm_ops)`);
    this.addIndex('contract_default_sort', `"contract" ("start_date" desc, id desc)`);
    this.addIndex('contract_member_id_list', `"contract" ("member_id", "start_date" desc, id desc)`);
    this.addIndex('contract_plan_id_list', `"contract" ("plan_id", "start_date" desc, id desc)`);
    this.addIndex(
      'contract_predecessor_id_list',
      `"contract" ("predecessor_id", "start_date" desc, id desc)`,
    );
    this.addIndex(
      'contract_contract_number_search',
      `"contract" ((lower(translate("contract_number", ' -+.,:;/()_#@&''', '')) collate "C"))`,
    );
    this.addIndex('contract_freeze_default_sort', `"contract_freeze" ("from" desc, id desc)`);
    this.addIndex(
      'contract_freeze_contract_id_list',
      `"contract_freeze" ("contract_id", "from" desc, id desc)`,
    );
    this.addSql(
      `alter table "billing_record" add column if not exists "contract_id" int null, add column if not exists "lines" jsonb not null default '[]'`,
    );
    this.addSql(
      `alter table "billing_record" drop constraint if exists "billing_record_contract_id_foreign"`,
    );
    this.addSql(
      `alter table "billing_record" add constraint "billing_record_contract_id_foreign" foreign key ("contract_id") references "contract" ("id") on update no action on delete restrict not valid`,
    );
    this.addOnline(`alter table "billing_record" validate constraint "billing_record_contract_id_foreign"`);
    this.addIndex(
      'billing_record_contract_period_unique',
      `"billing_record" ("contract_id", "billing_period_start") where contract_id is not null and payment_status <> 'cancelled'`,
      'unique index',
    );
    this.addIndex(
      'billing_record_contract_id_list',
      '"billing_record" ("contract_id", "invoice_date" desc, id desc)',
    );
    this.addSql(`
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'contracts', true, true, true, true, true),
        ('Admin', 'contracts', true, true, true, true, true),
        ('Accounts', 'contracts', true, true, true, true, true),
        ('Reception', 'contracts', true, true, true, false, true),
        ('Trainer', 'contracts', true, false, false, false, false),
        ('Super User', 'contract-freezes', true, true, true, true, true),
        ('Admin', 'contract-freezes', true, true, true, true, true),
        ('Accounts', 'contract-freezes', true, false, false, false, false),
        ('Reception', 'contract-freezes', true, false, false, false, false),
        ('Trainer', 'contract-freezes', true, false, false, false, false)
      on conflict ("role", "resource") do nothing;

      insert into "master_data_item" ("page", "dropdown_name", "value", "display_text", "sort_order", "is_active")
      select 'Contracts', dropdown, value, initcap(left(value, 1)) || substr(value, 2), sort_order, true
        from (values
          ('status', 'upcoming', 0), ('status', 'active', 1), ('status', 'frozen', 2), ('status', 'cancelled', 3), ('status', 'ended', 4),
          ('freeze_reason', 'Illness', 0), ('freeze_reason', 'Injury', 1), ('freeze_reason', 'Pregnancy', 2), ('freeze_reason', 'Travel', 3), ('freeze_reason', 'Other', 4),
          ('cancellation_reason', 'Price', 0), ('cancellation_reason', 'Moving away', 1), ('cancellation_reason', 'Health', 2), ('cancellation_reason', 'Not satisfied', 3), ('cancellation_reason', 'Too little time', 4), ('cancellation_reason', 'Other', 5)
        ) choices (dropdown, value, sort_order)
      on conflict do nothing;
    `);
  }
}
