import { Migration } from '@mikro-orm/migrations';

/** Adds the first day of the week and the first month of the fiscal year. */
export class WeekAndFiscalYear extends Migration {
  override up(): void {
    this.addSql(`
      alter table "club_settings" add column "week_start" text null;
      alter table "club_settings" add column "fiscal_year_start" int not null default 1;
    `);
  }
}
