import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Trigger } from '@mikro-orm/decorators/legacy';
import { searchedSql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import { findColumn, titleColumn, type Resource } from './resource.ts';

/** Compared byte by byte, so that an index finds what begins with a text. */
const TERM = { type: dbType.text, collation: 'C' };

/**
 * The titles of the resources that the search finds by words: for each two words of a title `smith john` and
 * `john smith`, or its only word. Triggers of the resources maintain it.
 */
@Entity()
export class SearchName {
  /** The table of the record. */
  @PrimaryKey(TERM) resource!: string;
  @PrimaryKey(TERM) term!: string;
  @PrimaryKey({ type: dbType.integer }) recordId!: number;
}

/** Each word of `SearchName` once: a text with a typo is compared with these words instead of with all titles. */
@Entity()
@Index({
  name: 'search_word_similar',
  expression: 'create index "search_word_similar" on "search_word" using gist ("word" gist_trgm_ops)',
})
export class SearchWord {
  @PrimaryKey(TERM) word!: string;
}

/** The SQL of what a key is compared by: lower case, without spaces and punctuation. */
export const searchKey = (expression: string) =>
  `lower(translate(${expression}, ' -+.,:;/()_#@&''', '')) collate "C"`;

/** The different words of a text in their order, as an array; `searchedWords` makes them of what is searched for. */
const wordsOf = (text: string) =>
  `array(select left(word, 100) from unnest(string_to_array(translate(${searchedSql(text)}, ' ,.;:()"/_-''', '           '), ' '))` +
  ` with ordinality as part (word, position) where word <> '' group by word order by min(position))`;

/** Each two of the first five words of a text, in both orders, or its only word. */
const termsOf = (text: string) =>
  `select case when cardinality(words) = 1 then a else a || ' ' || b end collate "C" as term` +
  ` from (select (${wordsOf(text)})[1:5]) title (words), unnest(words) a, unnest(words) b where a <> b or cardinality(words) = 1`;

/** Declares an index for each key, and the triggers that maintain `SearchName` and `SearchWord`. */
export function declareSearch(resource: Resource): void {
  const { table, entity, search } = resource;
  for (const field of search?.keys ?? []) {
    const column = findColumn(resource, field)!.column!;
    const name = `${table}_${column}_search`;
    Index({
      name,
      expression: `create index ${quote(name)} on ${quote(table)} ((${searchKey(quote(column))}))`,
    })(entity);
  }
  if (!search?.words) return;
  const title = quote(titleColumn(resource).column!);
  Trigger({
    name: 'search_name',
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    body:
      `if old.${title} is distinct from new.${title} then` +
      ` delete from search_name where resource = '${table}' and record_id = old.id and term in (${termsOf(`old.${title}`)});` +
      ` insert into search_name (resource, term, record_id) select '${table}', term, new.id from (${termsOf(`new.${title}`)}) terms on conflict do nothing;` +
      // In order, so that two saves wait for each other's new words in the same order.
      ` insert into search_word (word) select word from unnest(${wordsOf(`new.${title}`)}) word order by 1 on conflict do nothing;` +
      ` end if; return null`,
  })(entity);
}
