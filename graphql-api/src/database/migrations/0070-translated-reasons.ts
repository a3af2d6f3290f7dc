import { Migration } from '@mikro-orm/migrations';

export class TranslatedReasons extends Migration {
  override up(): void {
    this.addSql(`
      alter table "bulk_operation_item" add "reason_template" text null;
    `);
  }
}
