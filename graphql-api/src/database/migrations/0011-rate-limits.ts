import { Migration } from '@mikro-orm/migrations';

/** The counters that processes share. They may be lost when PostgreSQL crashes. */
export class RateLimits extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table "rate_limit" ("key" varchar(255) primary key, "points" int not null default 0, "expire" bigint);`,
    );
  }
}
