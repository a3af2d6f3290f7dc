import { OnlineMigration } from '../online-migration.ts';

/** The lines of an invoice as rows, in a function of its own: a query can read those of many invoices at once. */
export class LinesOfInvoices extends OnlineMigration {
  override up(): void {
    this.addSql(LINES);
    this.addSql(WRITE_LINES);
  }
}

const LINES = `
  create or replace function "billing_lines_of"(invoice billing_record) returns table (
    "position" int, contract_id int, kind text, description text, amount numeric, tax_percent numeric, tax_name text,
    tax_amount numeric, "from" date, until date, adjusts_id int
  ) as $$
    with line as (
      select each.position, coalesce((line ->> 'contractId')::int, invoice.contract_id) as contract_id, coalesce(line ->> 'kind', 'other') as kind,
             coalesce(line ->> 'description', '') as description, coalesce((line ->> 'amount')::numeric, 0) as amount,
             coalesce((line ->> 'taxPercent')::numeric, 0) as tax_percent, line ->> 'taxName' as tax_name,
             coalesce((line ->> 'taxAmount')::numeric, 0) as tax_amount, (line ->> 'from')::date as "from", (line ->> 'to')::date as until,
             (select id from billing_line adjusted where adjusted.invoice_id = (line -> 'adjusts' ->> 'invoiceId')::int
                 and adjusted.position = (line -> 'adjusts' ->> 'position')::int) as adjusts_id,
             coalesce((line -> 'discount' ->> 'amount')::numeric, 0) as discount, coalesce((line -> 'discount' ->> 'taxAmount')::numeric, 0) as discount_tax
        from jsonb_array_elements(invoice.lines) with ordinality as each(line, position)
    ), shared as (
      select greatest(jsonb_array_length(invoice.lines), 1) + row_number() over (order by min(position)) as position, tax_percent, tax_name,
             sum(discount) as discount, sum(discount_tax) as discount_tax
        from line where discount <> 0 group by tax_percent, tax_name
    )
      select position::int, contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until, adjusts_id from line
      union all
      select 1, invoice.contract_id, 'other', coalesce(invoice.description, invoice.billing_type), invoice.amount,
             case when invoice.amount = 0 then 0 else round(100 * invoice.tax_amount / invoice.amount, 3) end, null,
             invoice.tax_amount, invoice.billing_period_start, invoice.billing_period_end, null
       where jsonb_array_length(invoice.lines) = 0
      union all
      select position::int, invoice.contract_id, 'discount', 'Discount', -discount, tax_percent, tax_name, -discount_tax, null, null, null
        from shared
      union all
      select greatest(jsonb_array_length(invoice.lines), 1) + 1, invoice.contract_id, 'discount', 'Discount', -invoice.discount_amount, 0, null, 0, null, null, null
       where invoice.discount_amount <> 0 and not exists (select from shared)
  $$ language sql stable`;

const WRITE_LINES = `
  create or replace function "write_billing_lines"(invoice billing_record) returns void as $$
  declare
    ids int[];
  begin
    with wanted as (
      select * from billing_lines_of(invoice)
    ), kept as (
      update billing_line stored set contract_id = wanted.contract_id, kind = wanted.kind, description = wanted.description, amount = wanted.amount,
             tax_percent = wanted.tax_percent, tax_name = wanted.tax_name, tax_amount = wanted.tax_amount, "from" = wanted."from", until = wanted.until,
             adjusts_id = coalesce(wanted.adjusts_id, stored.adjusts_id), updated_at = now()
        from wanted where stored.invoice_id = invoice.id and stored.position = wanted.position returning stored.id, stored.position
    ), added as (
      insert into billing_line (invoice_id, "position", contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until, adjusts_id)
      select invoice.id, position, contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until, adjusts_id
        from wanted where position not in (select position from kept) order by position
      returning id
    )
    select array_agg(id) into ids from (select id from kept union all select id from added) written;
    delete from billing_line where invoice_id = invoice.id and not (id = any(coalesce(ids, '{}')));
  end $$ language plpgsql`;
