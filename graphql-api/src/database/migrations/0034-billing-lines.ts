import { Migration } from '@mikro-orm/migrations';

/** Lines of invoices as rows. Each is made from the invoice, by the version before too. */
export class BillingLines extends Migration {
  override up(): void {
    this.addSql(`
      create table "billing_line" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "invoice_id" int not null, "contract_id" int null, "kind" text not null, "description" text not null, "amount" numeric(12,2) not null, "tax_percent" numeric(12,3) not null, "tax_name" text null, "tax_amount" numeric(12,2) not null, "from" date null, "until" date null);
      create index "billing_line_invoice_id_index" on "billing_line" ("invoice_id");
      create index "billing_line_contract" on "billing_line" ("contract_id", "from");
      
      create function "write_billing_lines"(invoice billing_record) returns void as $$ begin
        delete from billing_line where invoice_id = invoice.id;
        insert into billing_line (invoice_id, contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until)
        select invoice.id, coalesce((line ->> 'contractId')::int, invoice.contract_id), coalesce(line ->> 'kind', 'other'), coalesce(line ->> 'description', ''),
               coalesce((line ->> 'amount')::numeric, 0), coalesce((line ->> 'taxPercent')::numeric, 0), line ->> 'taxName',
               coalesce((line ->> 'taxAmount')::numeric, 0),
               (line ->> 'from')::date, (line ->> 'to')::date
          from jsonb_array_elements(invoice.lines) with ordinality as each(line, position) order by position;
        if jsonb_array_length(invoice.lines) = 0 then
          insert into billing_line (invoice_id, contract_id, kind, description, amount, tax_percent, tax_amount, "from", until)
          values (invoice.id, invoice.contract_id, 'other', coalesce(invoice.description, invoice.billing_type), invoice.amount,
                  case when invoice.amount = 0 then 0 else round(100 * invoice.tax_amount / invoice.amount, 3) end,
                  invoice.tax_amount, invoice.billing_period_start, invoice.billing_period_end);
        end if;
        if invoice.discount_amount <> 0 then
          insert into billing_line (invoice_id, contract_id, kind, description, amount, tax_percent, tax_amount)
          values (invoice.id, invoice.contract_id, 'discount', 'Discount', -invoice.discount_amount, 0, 0);
        end if;
      end $$ language plpgsql;

      create or replace function "billing_record_billing_lines_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or (new.lines, new.amount, new.tax_amount, new.discount_amount, new.contract_id) is distinct from (old.lines, old.amount, old.tax_amount, old.discount_amount, old.contract_id) then perform write_billing_lines(new); end if; return null; end; $$ language plpgsql;
      create trigger "billing_lines" AFTER INSERT OR UPDATE on "billing_record" for each ROW execute function "billing_record_billing_lines_fn"();
      create or replace function "billing_record_billing_lines_deleted_fn"() returns trigger as $$ begin delete from billing_line where invoice_id = old.id; return old; end; $$ language plpgsql;
      create trigger "billing_lines_deleted" BEFORE DELETE on "billing_record" for each ROW execute function "billing_record_billing_lines_deleted_fn"();
      
      alter table "billing_line" add constraint "billing_line_invoice_id_foreign" foreign key ("invoice_id") references "billing_record" ("id") on update no action on delete restrict;
      alter table "billing_line" add constraint "billing_line_contract_id_foreign" foreign key ("contract_id") references "contract" ("id") on update no action on delete set null;
    `);
  }
}
