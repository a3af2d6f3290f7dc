import { Migration } from '@mikro-orm/migrations';

export class AddSavedQueries extends Migration {
  override up(): void {
    this.addSql(`
      create table "saved_query" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "owner_id" int not null, "name" text not null, "description" text null, "query" text not null, "variables" text null, "shared_with" text[] not null);
      alter table "saved_query" add constraint "saved_query_owner_id_name_unique" unique ("owner_id", "name");
      alter table "saved_query" add constraint "saved_query_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete restrict;
    `);
  }
}
