import { OnlineMigration } from '../online-migration.ts';

/** The days of the first invoice, without those that were frozen before it; those until the end without an invoice. */
const AGREED_DAYS = `coalesce(
  (select (line ->> 'to')::date - (line ->> 'from')::date + 1 - (
            select coalesce(sum(least(f.until, (line ->> 'to')::date) - f."from" + 1), 0) from contract_freeze f
             where f.contract_id = b.contract_id and f.created_at < b.created_at and f.until >= f."from"
               and f."from" between (line ->> 'from')::date and (line ->> 'to')::date)
     from billing_record b, jsonb_array_elements(b.lines) line
    where b.contract_id = "contract".id and line ->> 'kind' = 'period' and (line ->> 'contractId') is null order by b.id limit 1),
  end_date - billing_anchor + 1 - (
    select coalesce(sum(f.until - f."from" + 1), 0) from contract_freeze f where f.contract_id = "contract".id and f.until >= f."from"))`;

/** The day before the first one that an invoice of the contract charges; the last invoiced one where none does. */
const INVOICED_ELSEWHERE = `coalesce(
  (select min(least(b.billing_period_start, (select min((line ->> 'from')::date) from jsonb_array_elements(b.lines) line where line ->> 'kind' = 'period')))
     from billing_record b where b.contract_id = "contract".id) - 1,
  billed_through)`;

/**
 * How many days the price of a contract that is billed once is for, which its end does not say after a change; and which
 * days were invoiced before a contract was recorded here, which the absence of an invoice does not say.
 */
export class ContractFacts extends OnlineMigration {
  override up(): void {
    this.addSql(
      `alter table "contract" add column if not exists "agreed_days" int null, add column if not exists "invoiced_elsewhere" date null`,
    );
    this.addSql(
      `create or replace function "contract_agreed_days_fn"() returns trigger as $$ begin if new.billing_frequency = 'one-time' and new.agreed_days is null then new.agreed_days := new.end_date - new.billing_anchor + 1; end if; return new; end; $$ language plpgsql`,
    );
    this.addSql(
      `create or replace trigger "agreed_days" BEFORE INSERT on "contract" for each ROW execute function "contract_agreed_days_fn"()`,
    );
    this.addBackfill(
      'contract',
      `"agreed_days" = ${AGREED_DAYS}`,
      `billing_frequency = 'one-time' and end_date is not null and agreed_days is null`,
    );
    this.addBackfill(
      'contract',
      `"invoiced_elsewhere" = ${INVOICED_ELSEWHERE}`,
      `invoiced_elsewhere is null and billed_through is not null and ${INVOICED_ELSEWHERE} >= greatest(start_date, billing_anchor)`,
    );
  }
}
