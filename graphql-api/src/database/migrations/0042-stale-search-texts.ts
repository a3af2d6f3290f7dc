import { OnlineMigration } from '../online-migration.ts';

/** A rename computes the search texts of 1,000 rows of each reference, and leaves further ones to a job. */
export class StaleSearchTexts extends OnlineMigration {
  override up(): void {
    this.addSql(
      `create table if not exists "stale_search_text" ("table_name" text not null, "column_name" text not null, "record_id" int not null, "refreshed_to" int not null, primary key ("table_name", "column_name", "record_id"))`,
    );
    this.addSql(`do $$ declare each record; begin
      for each in select oid, parts from pg_proc,
          regexp_match(prosrc, ' update "(\\w+)" set search_text = null where "(\\w+)" = new\\.id;') parts
          where pronamespace = current_schema()::regnamespace and proname like '%\\_search\\_text\\_of\\_%\\_fn' and parts is not null loop
        execute replace(pg_get_functiondef(each.oid),
          format(' update "%s" set search_text = null where "%s" = new.id;', variadic each.parts),
          format(' with batch as (select id from "%1$s" where "%2$s" = new.id order by id limit 1000),'
            || ' refreshed as (update "%1$s" set search_text = null where id in (select id from batch))'
            || ' insert into stale_search_text (table_name, column_name, record_id, refreshed_to)'
            || ' select ''%1$s'', ''%2$s'', new.id, max(id) from batch having count(*) = 1000'
            || ' on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to;', variadic each.parts));
      end loop;
    end $$`);
  }
}
