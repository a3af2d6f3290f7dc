import { OnlineMigration } from '../online-migration.ts';

/** Billing runs with their reports, and the index of invoices that are to be paid. */
export class BillingRuns extends OnlineMigration {
  override up(): void {
    this.addSql(`
      create table if not exists "billing_run" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "run_number" text not null, "date" date not null, "trigger" text not null, "status" text not null, "started_by" text null, "due" int not null, "done" int not null, "created" int not null, "skipped" int not null, "failed" int not null, "marked_overdue" int not null, "total_amount" numeric(12,2) not null, "finished_at" timestamptz(3) null, "error" text null, "last_contract_id" int not null, "started_by_id" int null);
      create table if not exists "billing_run_item" ("id" serial primary key, "at" timestamptz(3) not null default now(), "run_id" int not null, "outcome" text not null, "reason" text null, "contract_id" int not null, "contract_number" text not null, "member_id" int not null, "member_name" text not null, "period_start" date null, "period_end" date null, "invoice_id" int null, "invoice_number" text null, "total_amount" numeric(12,2) not null,
        constraint "billing_run_item_run_id_foreign" foreign key ("run_id") references "billing_run" ("id") on update no action on delete restrict);
    `);
    this.addIndex(
      'billing_run_nightly_unique',
      `"billing_run" ("date") where trigger = 'nightly'`,
      'unique index',
    );
    this.addIndex('billing_run_default_sort', `"billing_run" ("created_at" desc, id desc)`);
    this.addIndex('billing_run_item_report', `"billing_run_item" ("run_id", "outcome", "id")`);
    this.addIndex(
      'billing_run_item_skipped',
      `"billing_run_item" ("contract_id", "period_start") where outcome = 'skipped'`,
    );
    this.addIndex(
      'billing_record_receivable',
      `"billing_record" ("due_date", "id") where payment_status in ('pending', 'overdue')`,
    );
    this.addSql(`
      insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
        ('Super User', 'billing-runs', true, true, true, true, true),
        ('Admin', 'billing-runs', true, true, true, true, true),
        ('Accounts', 'billing-runs', true, true, false, false, true),
        ('Reception', 'billing-runs', true, false, false, false, false),
        ('Trainer', 'billing-runs', false, false, false, false, false)
      on conflict ("role", "resource") do nothing`);
  }
}
