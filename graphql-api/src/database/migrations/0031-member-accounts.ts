import { Migration } from '@mikro-orm/migrations';

/**
 * Credits were set off against older invoices by dunning alone. They are allocated to them now, which leaves what each
 * member owes in all as it was.
 */
export class MemberAccounts extends Migration {
  override up(): void {
    this.addSql(`
      create table "allocation" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "member_id" int not null, "invoice_id" int null, "refund_id" int null, "credit_id" int null, "payment_id" int null, "amount" numeric(12,2) not null);
      create index "allocation_payment_id_index" on "allocation" ("payment_id");
      create index "allocation_credit_id_index" on "allocation" ("credit_id");
      create index "allocation_refund_id_index" on "allocation" ("refund_id");
      create index "allocation_invoice_id_index" on "allocation" ("invoice_id");
      create index "allocation_member_id_index" on "allocation" ("member_id");

      alter table "payment" add "on_account" boolean not null default false, add "balance_amount" numeric(12,2) not null default 0;
      create or replace function "payment_closed_month_fn"() returns trigger as $$ begin if (month_is_closed(old."payment_date") or month_is_closed(new."payment_date")) and (tg_op <> 'UPDATE' or to_jsonb(old) - '{version,updated_at,search_text,balance_amount,on_account,billing_id}'::text[] <> to_jsonb(new) - '{version,updated_at,search_text,balance_amount,on_account,billing_id}'::text[]) then perform require_open_month(old."payment_date"), require_open_month(new."payment_date"); end if; if tg_op = 'DELETE' then return old; end if; return new; end; $$ language plpgsql;

      alter table "allocation" add constraint "allocation_member_id_foreign" foreign key ("member_id") references "member" ("id") on update no action on delete restrict;
      alter table "allocation" add constraint "allocation_invoice_id_foreign" foreign key ("invoice_id") references "billing_record" ("id") on update no action on delete set null;
      alter table "allocation" add constraint "allocation_refund_id_foreign" foreign key ("refund_id") references "payment" ("id") on update no action on delete set null;
      alter table "allocation" add constraint "allocation_credit_id_foreign" foreign key ("credit_id") references "billing_record" ("id") on update no action on delete set null;
      alter table "allocation" add constraint "allocation_payment_id_foreign" foreign key ("payment_id") references "payment" ("id") on update no action on delete set null;
      alter table "allocation" add constraint "allocation_amount" check (amount > 0);
      alter table "allocation" add constraint "allocation_sides" check (num_nonnulls(invoice_id, refund_id) = 1 and num_nonnulls(credit_id, payment_id) = 1);

      create temporary table "owed_before" on commit drop as
        select member_id, sum(open_amount) as owed from "billing_record" group by member_id;

      -- The oldest credit settles the invoice that is due first: both are ranges of the running sums.
      insert into "allocation" (member_id, invoice_id, credit_id, amount)
      select debit.member_id, debit.id, credit.id, least(debit.until, credit.until) - greatest(debit.since, credit.since)
        from (select id, member_id, sum(open_amount) over older as until, sum(open_amount) over older - open_amount as since
                from "billing_record" where open_amount > 0 and payment_status in ('pending', 'overdue')
              window older as (partition by member_id order by due_date, id)) debit
        join (select id, member_id, -sum(open_amount) over older as until, open_amount - sum(open_amount) over older as since
                from "billing_record" where open_amount < 0
              window older as (partition by member_id order by due_date, id)) credit
          on credit.member_id = debit.member_id and credit.since < debit.until and debit.since < credit.until
       order by debit.member_id, debit.since, credit.since;

      with part as (
        select id, sum(amount) as amount
          from (select invoice_id as id, amount from "allocation" union all select credit_id, -amount from "allocation") side
         group by id
      ), settled as (
        update "billing_record" b set paid_amount = b.paid_amount + part.amount,
               payment_status = case when b.paid_amount + part.amount = b.total_amount then 'paid' else b.payment_status end,
               payment_date = case when b.paid_amount + part.amount = b.total_amount then current_date else b.payment_date end,
               version = b.version + 1, updated_at = now()
          from part join "billing_record" before on before.id = part.id where b.id = part.id
        returning b.id, b.version, b.invoice_number,
          jsonb_build_object('paidAmount', jsonb_build_array(before.paid_amount, b.paid_amount))
          || case when b.payment_status = before.payment_status then '{}' else
               jsonb_build_object('paymentStatus', jsonb_build_array(before.payment_status, b.payment_status)) end
          || case when b.payment_date is not distinct from before.payment_date then '{}' else
               jsonb_build_object('paymentDate', jsonb_build_array(before.payment_date, b.payment_date)) end as changes
      )
      insert into "audit_entry" (at, endpoint, resource, record_id, title, action, version, changes)
      select now(), 'system', 'billing', id, invoice_number, 'updated', version, changes from settled order by id;

      do $$ begin
        if exists (select from "owed_before" join (select member_id, sum(open_amount) as owed from "billing_record" group by member_id) present
                     using (member_id) where "owed_before".owed <> present.owed) then
          raise exception 'Allocating credits changed what a member owes';
        end if;
      end $$;
    `);
  }
}
