import { Migration } from '@mikro-orm/migrations';

export class CollectedPay extends Migration {
  override up(): void {
    this.addSql('alter table "payroll" add "collected_amount" numeric(12,2) not null default 0');
  }
}
