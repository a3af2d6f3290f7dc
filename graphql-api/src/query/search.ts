import { badInput } from '../common/errors.ts';
import { composed, searchedSql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import {
  allResources,
  findColumn,
  findReference,
  titleColumn,
  type Reference,
  type Resource,
} from '../declaration/resource.ts';
import { searchKey } from '../declaration/search-storage.ts';
import type { Context } from '../server/context.ts';
import { requireText } from './filter-limits.ts';
import { detailsIn, readDetails } from './options.ts';
import { searchedWords } from './search-text.ts';
import { columnIn, escapeLike, literal, Parameters, tableOf } from './sql.ts';

/** Characters of a text; a name or a number is shorter. */
const MAX_LENGTH = 200;
/** Hits of one kind. */
const MAX_LIMIT = 20;

/** A record that matches, with what a list of hits shows. */
export interface Hit {
  /** The name of one record in the API: `member`. */
  kind: string;
  id: number;
  title: string;
  detail: string | null;
}

/** How well a record matches, the best first. What is found by a related record comes after that record. */
const RANK = { wholeKey: 1, beginning: 2, part: 4, oneTypo: 4, similar: 6 } as const;
/** What corrections of a word must have in common with it, apart from those of one typo. */
const MIN_SIMILARITY = 0.45;
/** The nearest words by trigrams that are compared, and those of them that are looked for. */
const NEAREST_WORDS = 40;
const CORRECTIONS = 6;
/** Records with the first two words of a text that are compared with further words. */
const MAX_COMPARED = 2_000;
/** Compares greater than every continuation of a text. */
const END = `chr(1114111)`;

/** The resources that the caller may view and that take part in the search. */
export const searchableResources = (): Resource[] => allResources().filter(({ search }) => search);

/**
 * The records that match a text: those whose number, e-mail address or phone was typed, those where it begins a key or
 * words of the title, then those with one typo or similar words; each with the records that refer to it. Reads the
 * resources that the caller may view, with one statement whose every part reads a bounded piece of an index.
 * @param limit hits of each kind, 1 to 20
 * @throws BAD_USER_INPUT for a text of more than 200 characters
 */
export async function readHits(text: string, limit: number, { access, db }: Context): Promise<Hit[]> {
  if (text.length > MAX_LENGTH) throw badInput({ text: `A search has at most ${MAX_LENGTH} characters` });
  requireText('text', 'A search', text);
  const resources = searchableResources().filter(({ resource }) => access.can(resource, 'view'));
  const statement = new SearchStatement(text, Math.min(Math.max(limit, 1), MAX_LIMIT));
  const sql = statement.select(resources);
  if (!sql) return [];
  const rows = await db.read(sql, statement.parameters.values);
  return rows.map(([kind, id, title, details]) => ({
    kind: kind as string,
    id: id as number,
    title: title as string,
    ...readDetails(details),
  }));
}

/** The statement for one text. Its SQL depends on the number of words and on the resources, never on what was typed. */
class SearchStatement {
  readonly parameters = new Parameters();
  private readonly limit: string;
  private readonly words;
  // PostgreSQL rejects a value that no part of the statement uses: these are added when they are used.
  private readonly key: () => string;
  /** The words of the title that the index finds. */
  private readonly beginning: () => string;
  /** Each word anywhere in a text, as lists search it. */
  private readonly parts: () => string;

  constructor(text: string, limit: number) {
    this.words = searchedWords(text);
    const words = this.words.map(({ word }) => word);
    this.limit = this.parameters.add(limit, 'int');
    this.key = once(() => searchKey(this.parameters.add(composed(text), 'text')));
    this.beginning = once(() => this.parameters.add(words.slice(0, 2).join(' '), 'text'));
    this.parts = once(() => this.parameters.add(words.map(partPattern), 'text[]'));
  }

  /** Undefined where nothing can be found. */
  select(resources: readonly Resource[]): string | undefined {
    if (resources.length === 0 || this.words.length === 0) return undefined;
    const titled = new Set(resources.flatMap(resource => this.titled(resource)));
    const hits = resources.map((resource, position) => `(${this.hits(resource, position)})`);
    return `with corrected as materialized (${this.corrections()})${[...titled]
      .map(
        resource =>
          `, ${begunTitles(resource)} as materialized (${this.beginnings(resource)})` +
          `, ${foundTitles(resource)} as materialized (${this.titles(resource)})`,
      )
      .join(
        '',
      )} select kind, id, title, detail from (${hits.join(' union all ')}) hit (kind, id, title, detail, rank, position, sort)
      order by rank, position, sort, id`;
  }

  /** The resources whose titles are searched for this one. */
  private titled(resource: Resource): Resource[] {
    const related = relatedOf(resource).map(({ target }) => target);
    return resource.search!.words ? [resource, ...related] : related;
  }

  /** What the first two words may have been, each with the other one as it is: the text to look for, and its rank. */
  private corrections(): string {
    const pair = this.words.slice(0, 2);
    const corrected = pair.map(({ word, patterns, variants }, index) => {
      const typed = this.parameters.add(word, 'text');
      const isOneTypo = `word like any(${this.parameters.add(patterns, 'text[]')})`;
      const exact = this.parameters.add(variants, 'text[]');
      const other = pair[1 - index];
      const before = other && index === 1 ? `${this.parameters.add(`${other.word} `, 'text')} || ` : '';
      const after = other && index === 0 ? ` || ${this.parameters.add(` ${other.word}`, 'text')}` : '';
      return `(select ${before}word${after}, case when ${isOneTypo} then ${RANK.oneTypo} else ${RANK.similar} end, similarity(word, ${typed})
        from (select word from (select word from search_word order by word <-> ${typed} limit ${NEAREST_WORDS}) nearest
              union select word from search_word where word = any(${exact})) candidate
        where word <> ${typed} and cardinality(${exact}) > 0 and (${isOneTypo} or similarity(word, ${typed}) >= ${MIN_SIMILARITY})
        order by 2, 3 desc limit ${CORRECTIONS})`;
    });
    return `select * from (${corrected.join(' union all ')}) word (term, rank, similarity)`;
  }

  /** The records of a resource whose titles match: id, rank, sort. */
  private titles(resource: Resource): string {
    const corrected = beginningWith(resource, 'corrected.term', this.limit);
    return `select record_id, min(rank), min(term) from (
        (select record_id, rank, term from ${begunTitles(resource)})
        union all
        (select record_id, rank, name.term from corrected cross join lateral (${corrected}) name)
      ) found (record_id, rank, term) group by record_id order by 2, 3 limit ${this.limit}`;
  }

  private beginnings(resource: Resource): string {
    const found = this.withOtherWords(resource, (term, limit) => beginningWith(resource, term, limit));
    return `select record_id, rank, term from (${found}) beginning (record_id, rank, term)`;
  }

  /** Where no title begins with the words: the records with each of them anywhere in their searched text. */
  private withParts(resource: Resource): string {
    const title = searchedSql(`${columnIn('part', titleColumn(resource))}::text`);
    return `select part.id, ${RANK.part}, ${title} from ${tableOf(resource, 'part')}
      where not exists (select from ${begunTitles(resource)}) and part.search_text like all(${this.parts()}) limit ${this.limit}`;
  }

  /** Two words are a term. What further words reject is read from the table, which has no index for them. */
  private withOtherWords(
    resource: Resource,
    beginningWith: (term: string, limit: string | number) => string,
  ): string {
    const others = this.words.slice(2).map(({ word }) => `%${escapeLike(word)}%`);
    if (others.length === 0)
      return `select record_id, ${RANK.beginning}, term from (${beginningWith(this.beginning(), `2 * ${this.limit}`)}) name`;
    const title = searchedSql(`${columnIn('named', titleColumn(resource))}::text`);
    return `select record_id, ${RANK.beginning}, term from (${beginningWith(this.beginning(), MAX_COMPARED)}) name
      join ${tableOf(resource, 'named')} on named.id = record_id
      where ${title} like all(${this.parameters.add(others, 'text[]')}) order by term limit 2 * ${this.limit}`;
  }

  /** The hits of a resource: its kind, id, title, detail, rank, position and sort. */
  private hits(resource: Resource, position: number): string {
    const found = [
      ...(resource.search!.keys ?? []).map(field => this.byKey(resource, field)),
      ...(resource.search!.words ? [`select * from ${foundTitles(resource)}`, this.withParts(resource)] : []),
      ...relatedOf(resource).map(reference => this.byRelated(resource, reference)),
    ];
    const title = columnIn('shown', titleColumn(resource));
    const details = detailsIn('shown', resource, resource.search!.detail ?? resource.detail);
    return `select ${literal(resource.singular)}, shown.id, ${title}, ${details}, best.rank, ${position}, best.sort
      from (select id, min(rank) as rank, min(sort) as sort from (${found.map(part => `(${part})`).join(' union all ')}) found (id, rank, sort)
             group by id order by 2, 3, 1 limit ${this.limit}) best
      join ${tableOf(resource, 'shown')} on shown.id = best.id`;
  }

  private byKey(resource: Resource, field: string): string {
    const value = searchKey(quote(findColumn(resource, field)!.column!));
    const key = this.key();
    return `select id, case when ${value} = ${key} then ${RANK.wholeKey} else ${RANK.beginning} end, ${value} from ${quote(resource.table)}
      where ${value} >= ${key} and ${value} < (${key} || ${END}) and ${key} <> '' order by ${value} limit ${this.limit}`;
  }

  /** The first records of the list of each record that was found by its title. */
  private byRelated(resource: Resource, { column, target }: Reference): string {
    const sort = Object.entries(resource.defaultSort) as [string, string][];
    const order = sort.map(([field, way]) => `${quote(findColumn(resource, field)!.column!)} ${way}`);
    const list = [...order, `id ${sort.at(-1)![1]}`].join(', ');
    return `select record.id, of.rank + 1, of.sort || to_char(record.number, '00') from ${foundTitles(target)} of (id, rank, sort) cross join lateral
      (select id, row_number() over () as number from (select id from ${quote(resource.table)} where ${quote(column.column!)} = of.id order by ${list} limit ${this.limit}) list) record`;
  }
}

function once(create: () => string): () => string {
  let created: string | undefined;
  return () => (created ??= create());
}

/** One letter or two are looked for where words begin, as in lists. */
const partPattern = (word: string) => `%${word.length < 3 ? ' ' : ''}${escapeLike(word)}%`;

const beginningWith = ({ table }: Resource, term: string, limit: string | number) =>
  `select record_id, term from search_name where resource = ${literal(table)} and term >= ${term} and term < (${term} || ${END}) order by term limit ${limit}`;

const begunTitles = ({ table }: Resource) => quote(`${table}_beginnings`);
const foundTitles = ({ table }: Resource) => quote(`${table}_titles`);

const relatedOf = (resource: Resource): Reference[] =>
  (resource.search!.related ?? []).map(name => findReference(resource, name)!);
