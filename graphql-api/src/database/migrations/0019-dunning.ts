import { Migration } from '@mikro-orm/migrations';

export class Dunning extends Migration {
  override up(): void {
    this.addSql(`
      create table "dunning_case" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "invoice_id" int null, "invoice_number" text not null, "member_id" int null, "due_date" date not null, "open_amount" numeric(12,2) not null, "stage" text not null, "next_step" text null, "next_date" date null, "paused_until" date null, "pause_reason" text null, "notes" text null, "last_step" text null, "search_text" text null);
      create index "dunning_case_blocked" on "dunning_case" ("member_id") where stage = 'block';
      create index "dunning_case_search_text_gin" on "dunning_case" using gin ("search_text" gin_trgm_ops);
      create index "dunning_case_default_sort" on "dunning_case" ("due_date" asc, id asc);
      create index "dunning_case_invoice_id_list" on "dunning_case" ("invoice_id", "due_date" asc, id asc);
      create index "dunning_case_member_id_list" on "dunning_case" ("member_id", "due_date" asc, id asc);
      alter table "dunning_case" add constraint "dunning_case_invoice_id_unique" unique ("invoice_id");
      
      create table "dunning_action" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "case_id" int not null, "position" int not null, "step" text not null, "executed_on" date not null, "days_overdue" int not null, "open_amount" numeric(12,2) not null, "fee" numeric(12,2) not null, "fee_invoice_id" int null);
      create index "dunning_action_fee_invoice_id_index" on "dunning_action" ("fee_invoice_id");
      alter table "dunning_action" add constraint "dunning_action_case_id_position_unique" unique ("case_id", "position");
      
      create or replace function "member_search_text_of_dunning_case_member_id_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then perform 1 from "member" where id = new.id for update; update "dunning_case" set search_text = null where "member_id" = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "search_text_of_dunning_case_member_id" AFTER UPDATE on "member" for each ROW execute function "member_search_text_of_dunning_case_member_id_fn"();
      
      create or replace function "billing_record_dunning_case_of_invoice_fn"() returns trigger as $$ begin if (old.open_amount, old.payment_status, old.due_date, old.member_id, old.invoice_number) is distinct from (new.open_amount, new.payment_status, new.due_date, new.member_id, new.invoice_number) then update dunning_case set stage = stage where invoice_id = new.id; end if; return null; end; $$ language plpgsql;
      create trigger "dunning_case_of_invoice" AFTER UPDATE on "billing_record" for each ROW execute function "billing_record_dunning_case_of_invoice_fn"();
      
      alter table "dunning_case" add constraint "dunning_case_invoice_id_foreign" foreign key ("invoice_id") references "billing_record" ("id") on update no action on delete set null;
      alter table "dunning_case" add constraint "dunning_case_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete set null;
      create or replace function "dunning_case_dunning_case_follows_invoice_fn"() returns trigger as $$ begin if new.invoice_id is null then new.open_amount := 0; else select b.member_id, b.invoice_number, b.due_date, case when b.payment_status in ('pending', 'overdue') then greatest(b.open_amount, 0) else 0 end into new.member_id, new.invoice_number, new.due_date, new.open_amount from billing_record b where b.id = new.invoice_id; end if; new.stage := case when new.open_amount > 0 then coalesce(new.last_step, 'waiting') else 'ended' end; return new; end; $$ language plpgsql;
      create trigger "dunning_case_follows_invoice" BEFORE INSERT OR UPDATE on "dunning_case" for each ROW execute function "dunning_case_dunning_case_follows_invoice_fn"();
      create or replace function "dunning_case_search_text_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or new.search_text is null or (new."invoice_number", new."member_id") is distinct from (old."invoice_number", old."member_id") then perform 1 from "member" where id = new."member_id" for key share; new.search_text := lower(' ' || concat_ws(' ', new."invoice_number", (select "name" from "member" where id = new."member_id"))); end if; return new; end; $$ language plpgsql;
      create trigger "search_text" BEFORE INSERT OR UPDATE on "dunning_case" for each ROW execute function "dunning_case_search_text_fn"();
      
      alter table "dunning_action" add constraint "dunning_action_case_id_foreign" foreign key ("case_id") references "dunning_case" ("id") on update no action on delete restrict;
      alter table "dunning_action" add constraint "dunning_action_fee_invoice_id_foreign" foreign key ("fee_invoice_id") references "billing_record" ("id") on update no action on delete set null;
      
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'dunning', true, true, true, true, true),
        ('Admin', 'dunning', true, true, true, true, true),
        ('Accounts', 'dunning', true, true, true, true, true),
        ('Reception', 'dunning', true, false, false, false, true),
        ('Trainer', 'dunning', false, false, false, false, false)
      on conflict ("role", "resource") do nothing;
    `);
  }
}
