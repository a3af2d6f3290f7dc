import { Migration } from '@mikro-orm/migrations';

export class HubFailures extends Migration {
  override up(): void {
    this.addSql(`
      create table "hub_failure" ("id" serial primary key, "remote" text not null, "version" text not null, "reason" text not null, "count" int not null, "first" timestamptz(3) not null default now(), "last" timestamptz(3) not null default now());
      alter table "hub_failure" add constraint "hub_failure_remote_version_reason_unique" unique ("remote", "version", "reason");
    `);
  }
}
