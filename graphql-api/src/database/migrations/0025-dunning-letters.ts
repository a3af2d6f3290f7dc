import { Migration } from '@mikro-orm/migrations';

export class DunningLetters extends Migration {
  override up(): void {
    this.addSql(`alter table "dunning_case" add column "wait_reason" text null;`);
  }
}
