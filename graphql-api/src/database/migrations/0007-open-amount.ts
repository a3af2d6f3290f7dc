import { Migration } from '@mikro-orm/migrations';

/** Counts as open only what is owed: nothing of an invoice that is cancelled or refunded, or marked as paid. */
export class OpenAmount extends Migration {
  override up(): void {
    this.addSql(`
      alter table "billing_record" drop column "open_amount";
      alter table "billing_record" add "open_amount" numeric(12,2) generated always as (case when payment_status in ('cancelled', 'refunded') then 0 when payment_status = 'paid' then least(total_amount - paid_amount, 0) else total_amount - paid_amount end) stored not null;
    `);
  }
}
