import { Migration } from '@mikro-orm/migrations';

/** Adds what the days of a payroll record earned when it was approved. */
export class ApprovedPay extends Migration {
  override up(): void {
    this.addSql(`alter table "payroll" add column "earned_when_approved" numeric(12,2) null;`);
  }
}
