import { Migration } from '@mikro-orm/migrations';

export class SavedQueryTokens extends Migration {
  override up(): void {
    this.addSql(`
      alter table "personal_token" add "saved_queries" text[] not null default '{}';
    `);
  }
}
