import { Migration } from '@mikro-orm/migrations';

/** Adds the views of lists, and the one with which a list opens for each user. */
export class ListViews extends Migration {
  override up(): void {
    this.addSql(`
      create table "list_view" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "owner_id" int not null, "list" text not null, "name" text not null, "state" text not null, "shared_with" text[] not null);
      create index "list_view_list_index" on "list_view" ("list");
      alter table "list_view" add constraint "list_view_owner_id_list_name_unique" unique ("owner_id", "list", "name");
      create unique index "list_view_owner_id_list_name_text_key" on "list_view" ("owner_id", "list", text_key("name"));

      create table "list_view_default" ("user_id" int not null, "list" text not null, "view_id" int not null, primary key ("user_id", "list"));
      create index "list_view_default_view_id_index" on "list_view_default" ("view_id");

      alter table "list_view" add constraint "list_view_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete restrict;
      alter table "list_view_default" add constraint "list_view_default_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete restrict;
      alter table "list_view_default" add constraint "list_view_default_view_id_foreign" foreign key ("view_id") references "list_view" ("id") on update no action on delete cascade;
    `);
  }
}
