import { Migration } from '@mikro-orm/migrations';

export class UserSettings extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column "settings" jsonb not null default '{}';`);
  }
}
