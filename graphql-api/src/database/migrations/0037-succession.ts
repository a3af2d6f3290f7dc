import { Migration } from '@mikro-orm/migrations';

/** How a contract follows on its predecessor. That of earlier contracts is not known. */
export class SuccessionMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "contract" add column "succession" text null;`);
  }
}
