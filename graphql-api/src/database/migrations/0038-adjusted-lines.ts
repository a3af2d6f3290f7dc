import { OnlineMigration } from '../online-migration.ts';

/** Which line a line of an invoice corrects. Lines keep their rows, which other lines refer to. */
export class AdjustedLines extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "billing_line" add column if not exists "adjusts_id" int null, add column if not exists "position" int null`,
    );
    this.addSql(WRITE_LINES);
    this.addBackfill('billing_line', `"position" = ${POSITION}`, '"position" is null');
    this.addSql(`alter table "billing_line" drop constraint if exists "billing_line_adjusts_id_foreign"`);
    this.addSql(
      `alter table "billing_line" add constraint "billing_line_adjusts_id_foreign" foreign key ("adjusts_id") references "billing_line" ("id") on update no action on delete set null not valid`,
    );
    this.addOnline(`alter table "billing_line" validate constraint "billing_line_adjusts_id_foreign"`);
    this.addIndex('billing_line_adjusts_id_index', '"billing_line" ("adjusts_id")');
    this.addOnline(this.backfill());
  }

  /** In batches by id, since lines remain of which it is not known. */
  private backfill(): string {
    const commit = this.isTransactional() ? '' : 'commit;';
    return `do $$ declare last int := 0; top int; begin
      loop
        select max(id) into top from (select id from "billing_line" where id > last order by id limit 2000) batch;
        exit when top is null;
        update "billing_line" l set adjusts_id = found.id from (
          select line.id as line, coalesce((${ADJUSTED_DAYS}), (${RETURNED_FEE}), (${WRITTEN_OFF})) as id from "billing_line" line
           where line.id > last and line.id <= top and line.kind in ('credit', 'charge', 'write_off') and line.adjusts_id is null
        ) found where l.id = found.line and found.id is not null;
        last := top;
        ${commit}
      end loop;
    end $$`;
  }
}

/** Earlier lines were inserted in the order of their invoice. */
const POSITION = `(select count(*) from "billing_line" earlier
  where earlier.invoice_id = "billing_line".invoice_id and earlier.id <= "billing_line".id)`;

/** The line of a billing period that has the first of the days, if only one was stored before. */
const ADJUSTED_DAYS = `select min(o.id) from "billing_line" o
  where line.kind <> 'write_off' and o.contract_id = line.contract_id and o.kind = 'period' and o.id < line.id
    and o."from" <= line."from" and o.until >= line."from" having count(*) = 1`;

/** The fee of signing up that is given back, if only one has its text. */
const RETURNED_FEE = `select min(o.id) from "billing_line" o
  where line.kind = 'credit' and line."from" is null and o.contract_id = line.contract_id and o.id < line.id
    and o.kind in ('setup_fee', 'enrollment_fee') and o.description = line.description having count(*) = 1`;

/** The first line of the invoice that is written off with the rate of tax. */
const WRITTEN_OFF = `select min(o.id) from "allocation" a join "billing_line" o on o.invoice_id = a.invoice_id
  where line.kind = 'write_off' and a.credit_id = line.invoice_id and o.kind <> 'discount'
    and o.tax_percent = line.tax_percent and o.tax_name is not distinct from line.tax_name
 having count(distinct a.invoice_id) = 1`;

const WRITE_LINES = `
  create or replace function "write_billing_lines"(invoice billing_record) returns void as $$
  declare
    lines int := greatest(jsonb_array_length(invoice.lines), 1);
  begin
    delete from billing_line where invoice_id = invoice.id
       and ("position" is null or "position" > lines + (invoice.discount_amount <> 0)::int);
    with line as (
      select each.position, coalesce((line ->> 'contractId')::int, invoice.contract_id) as contract_id, coalesce(line ->> 'kind', 'other') as kind,
             coalesce(line ->> 'description', '') as description, coalesce((line ->> 'amount')::numeric, 0) as amount,
             coalesce((line ->> 'taxPercent')::numeric, 0) as tax_percent, line ->> 'taxName' as tax_name,
             coalesce((line ->> 'taxAmount')::numeric, 0) as tax_amount, (line ->> 'from')::date as "from", (line ->> 'to')::date as until,
             (select id from billing_line adjusted where adjusted.invoice_id = (line -> 'adjusts' ->> 'invoiceId')::int
                 and adjusted.position = (line -> 'adjusts' ->> 'position')::int) as adjusts_id
        from jsonb_array_elements(invoice.lines) with ordinality as each(line, position)
      union all
      select 1, invoice.contract_id, 'other', coalesce(invoice.description, invoice.billing_type), invoice.amount,
             case when invoice.amount = 0 then 0 else round(100 * invoice.tax_amount / invoice.amount, 3) end, null,
             invoice.tax_amount, invoice.billing_period_start, invoice.billing_period_end, null
       where jsonb_array_length(invoice.lines) = 0
      union all
      select lines + 1, invoice.contract_id, 'discount', 'Discount', -invoice.discount_amount, 0, null, 0, null, null, null
       where invoice.discount_amount <> 0
    ), kept as (
      update billing_line stored set contract_id = line.contract_id, kind = line.kind, description = line.description, amount = line.amount,
             tax_percent = line.tax_percent, tax_name = line.tax_name, tax_amount = line.tax_amount, "from" = line."from", until = line.until,
             adjusts_id = coalesce(line.adjusts_id, stored.adjusts_id), updated_at = now()
        from line where stored.invoice_id = invoice.id and stored.position = line.position returning stored.position
    )
    insert into billing_line (invoice_id, "position", contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until, adjusts_id)
    select invoice.id, position, contract_id, kind, description, amount, tax_percent, tax_name, tax_amount, "from", until, adjusts_id
      from line where position not in (select position from kept) order by position;
  end $$ language plpgsql`;
