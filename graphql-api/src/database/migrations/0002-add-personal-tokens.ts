import { Migration } from '@mikro-orm/migrations';

export class AddPersonalTokens extends Migration {
  override up(): void {
    this.addSql(`
      create table "personal_token" ("id" serial primary key, "user_id" int not null, "name" text not null, "token_hash" text not null, "start" text not null, "resources" text[] not null, "may_write" boolean not null, "user_token_version" int not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null);
      create index "personal_token_user_id_index" on "personal_token" ("user_id");
      alter table "personal_token" add constraint "personal_token_token_hash_unique" unique ("token_hash");
      alter table "personal_token" add constraint "personal_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete restrict;
    `);
  }
}
