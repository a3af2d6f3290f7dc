import { OnlineMigration } from '../online-migration.ts';

/** Tables whose records are found by the words of their name. */
const named = ['member', 'trainer', 'employee', 'equipment'];

const keys = [
  ['member', 'email'],
  ['member', 'phone'],
  ['trainer', 'email'],
  ['trainer', 'phone'],
  ['employee', 'email'],
  ['employee', 'phone'],
  ['billing_record', 'invoice_number'],
  ['payment', 'payment_number'],
  ['payment', 'transaction_id'],
  ['payment', 'reference_number'],
  ['parking_pass', 'pass_number'],
  ['parking_pass', 'vehicle_number'],
  ['equipment', 'serial_number'],
] as const;

const wordsOf = (text: string) =>
  `array(select left(word, 100) from unnest(string_to_array(translate(lower(${text}), ' ,.;:()"/_-''', '           '), ' ')) with ordinality as part (word, position) where word <> '' group by word order by min(position))`;

const termsOf = (text: string) =>
  `select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term from (select (${wordsOf(text)})[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1`;

/** What the search over all resources reads. The triggers come first: no name that is saved meanwhile is missed. */
export class Search extends OnlineMigration {
  override up(): void {
    this.addSql(`
      create table if not exists "search_name" ("resource" text collate "C" not null, "term" text collate "C" not null, "record_id" int not null, primary key ("resource", "term", "record_id"));
      create table if not exists "search_word" ("word" text collate "C" not null, primary key ("word"));

      ${named.map(searchNameTrigger).join('\n      ')}
    `);
    this.addIndex('search_word_similar', `"search_word" using gist ("word" gist_trgm_ops)`);
    for (const table of named) this.addOnline(fill(table, this.isTransactional() ? '' : 'commit;'));
    for (const [table, column] of keys)
      this.addIndex(
        `${table}_${column}_search`,
        `"${table}" ((lower(translate("${column}", ' -+.,:;/()_#@&''', '')) collate "C"))`,
      );
  }
}

const searchNameTrigger = (table: string) => `
      create or replace function "${table}_search_name_fn"() returns trigger as $$ begin if old."name" is distinct from new."name" then delete from search_name where resource = '${table}' and record_id = old.id and term in (${termsOf('old."name"')}); insert into search_name (resource, term, record_id) select '${table}', term, new.id from (${termsOf('new."name"')}) terms on conflict do nothing; insert into search_word (word) select word from unnest(${wordsOf('new."name"')}) word order by 1 on conflict do nothing; end if; return null; end; $$ language plpgsql;
      drop trigger if exists "search_name" on "${table}";
      create trigger "search_name" AFTER INSERT OR UPDATE OR DELETE on "${table}" for each ROW execute function "${table}_search_name_fn"();`;

/** Adds the names that were there before the triggers, in batches of locked records: a concurrent change is not lost. */
const fill = (table: string, commit: string) => `do $$ declare last int := 0; begin
      loop
        with batch as materialized (
          select id, name from "${table}" where id > last order by id limit 1000 for no key update),
        names as (
          insert into search_name (resource, term, record_id)
          select '${table}', term, id from batch, lateral (${termsOf('name')}) terms on conflict do nothing),
        words as (
          insert into search_word (word)
          select distinct word from batch, unnest(${wordsOf('name')}) word order by 1 on conflict do nothing)
        select max(id) into last from batch;
        exit when last is null;
        ${commit}
      end loop;
    end $$`;
