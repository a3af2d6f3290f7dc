import { Migration } from '@mikro-orm/migrations';

export class UnconfirmedMessages extends Migration {
  override up(): void {
    this.addSql(`alter table "message" add column "unconfirmed" int not null default 0;`);
  }
}
