import { Migration } from '@mikro-orm/migrations';

export class AccountsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "known_address" ("user_id" int not null, "network" text not null, "last_login" timestamptz(3) not null default now(), primary key ("user_id", "network"));

      drop trigger if exists "user_access_changed" on "user";
      drop function if exists "user_user_access_changed_fn"();
      create or replace function "user_user_access_changed_fn"() returns trigger as $$ begin if tg_op <> 'UPDATE' or (old.username, old.full_name, old.role, old.status, old.token_version) is distinct from (new.username, new.full_name, new.role, new.status, new.token_version) then perform pg_notify('access_changed', coalesce(new.id, old.id)::text); end if; return null; end; $$ language plpgsql;
      create trigger "user_access_changed" AFTER INSERT OR UPDATE OR DELETE on "user" for each ROW execute function "user_user_access_changed_fn"();

      alter table "known_address" add constraint "known_address_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete restrict;
    `);
  }
}
