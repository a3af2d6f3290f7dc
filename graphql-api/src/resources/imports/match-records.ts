import { quote } from '../../common/sql.ts';
import { textKeySql } from '../../common/normalized-text.ts';
import type { Tx } from '../../database/tx.ts';
import { findColumn, type Resource } from '../../declaration/resource.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { triedFields } from './import-fields.ts';

/** The records that have a text: none, one, or the first of several. */
export type Match = readonly number[];

/** Finds the records that texts of cells name. What was found once is not searched again. */
export class RecordMatcher {
  readonly #found = new Map<string, Match>();

  /**
   * @param resource of the records
   * @param fields one of which has the text; the first that any record has decides
   */
  constructor(
    private readonly resource: Resource,
    private readonly fields: readonly string[] = triedFields(resource),
  ) {}

  /** Searches for texts that were not searched before. */
  async search(texts: readonly string[], tx: Tx): Promise<void> {
    let unknown = [...new Set(texts)].filter(text => !this.#found.has(text));
    for (const text of unknown) this.#found.set(text, []);
    for (const field of this.fields) {
      if (unknown.length === 0) return;
      for (const [text, ids] of await this.#searchBy(field, unknown, tx)) this.#found.set(text, ids);
      unknown = unknown.filter(text => this.#found.get(text)!.length === 0);
    }
  }

  /** Of a text that was searched. */
  match(text: string): Match {
    return this.#found.get(text) ?? [];
  }

  async #searchBy(field: string, texts: readonly string[], tx: Tx): Promise<[string, number[]][]> {
    const table = quote(this.resource.table);
    if (field === 'id') {
      const ids = texts.map(text => parseRecordId(text)).filter(id => id !== null);
      const rows = await tx.query<{ id: number }[]>(`select id from ${table} where id = any(?::int[])`, [
        ids,
      ]);
      return rows.map(({ id }) => [String(id), [id]]);
    }
    const column = quote(findColumn(this.resource, field)!.column!);
    const rows = await tx.query<{ text: string; ids: number[] }[]>(
      `select text, (array_agg(record.id order by record.id))[1:2] as ids
         from unnest(?::text[]) as text
         join ${table} record on ${textKeySql(`record.${column}`)} = ${textKeySql('text')} group by text`,
      [texts],
    );
    return rows.map(({ text, ids }) => [text, ids]);
  }
}
