import { Migration } from '@mikro-orm/migrations';

/** Adds the sessions that users have ended before their tokens expire. */
export class EndedSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table "ended_session" ("id" text not null, "user_id" int not null, "expires_at" timestamptz(3) not null, primary key ("id"));
      create index "ended_session_user_id_index" on "ended_session" ("user_id");
      
      alter table "ended_session" add constraint "ended_session_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;
      create or replace function "ended_session_ended_session_access_changed_fn"() returns trigger as $$ begin perform pg_notify('access_changed', new.user_id::text); return null; end; $$ language plpgsql;
      create trigger "ended_session_access_changed" AFTER INSERT on "ended_session" for each ROW execute function "ended_session_ended_session_access_changed_fn"();
    `);
  }
}
