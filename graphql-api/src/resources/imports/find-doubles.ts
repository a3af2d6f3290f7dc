import { folded, textKeySql } from '../../common/normalized-text.ts';
import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import { distinctTexts } from './distinct-texts.ts';
import type { ImportDouble } from './import-file.ts';
import type { ImportMapping } from './import-mapping.ts';
import type { PlannedRow } from './plan-rows.ts';

/** Doubles of one row that are named. */
const MOST_NAMED = 3;

/** Finds out which new people the club perhaps has already: with the same e-mail address or name. */
export class DoubleFinder {
  /** The names of the fields by which people are the same. */
  readonly #fields: readonly string[];
  /** The records that have texts of the file, by field and text. */
  readonly #records = new Map<string, ImportDouble[]>();
  /** The first lines of texts, by field and text. */
  readonly #lines = new Map<string, { line: number; title: string }>();

  constructor(private readonly resource: Resource) {
    const email = resource.columns.find(({ kind, unique }) => kind === 'email' && !unique);
    this.#fields = email ? [email.name, titleColumn(resource).name] : [];
  }

  /** Searches for the texts of a file. */
  async prepare(fileId: number, { fields }: ImportMapping, tx: Tx): Promise<void> {
    for (const source of fields.filter(({ field }) => this.#fields.includes(field)))
      await this.#search(source.field, await distinctTexts(fileId, source, tx), tx);
  }

  /** The doubles of a new row, after `prepare`. Each row is given once, in the order of the file. */
  find(row: PlannedRow): ImportDouble[] {
    if (row.recordId !== null) return [];
    const doubles: ImportDouble[] = [];
    for (const field of this.#fields) {
      const text = row.values[field];
      if (typeof text === 'string')
        doubles.push(...this.#recordsOf(field, text), ...this.#lineOf(field, text, row));
    }
    const isFirst = ({ recordId, line }: ImportDouble, index: number) =>
      doubles.findIndex(double => double.recordId === recordId && double.line === line) === index;
    return doubles.filter(isFirst).slice(0, MOST_NAMED);
  }

  async #search(field: string, texts: readonly string[], tx: Tx): Promise<void> {
    const { table, columns } = this.resource;
    const column = quote(columns.find(({ name }) => name === field)!.column!);
    const title = quote(titleColumn(this.resource).column!);
    const rows = await tx.query<{ text: string; recordId: string; title: string }[]>(
      `select text, id::text as "recordId", title from (
         select given.text, record.id, record.${title} as title,
                row_number() over (partition by given.text order by record.id) as place
           from unnest(?::text[]) as given(text)
           join ${quote(table)} record on ${textKeySql(`record.${column}`)} = ${textKeySql('given.text')}
       ) found where place <= ${MOST_NAMED} order by id`,
      [texts],
    );
    for (const { text, ...record } of rows) {
      const key = keyOf(field, text);
      this.#records.set(key, [...(this.#records.get(key) ?? []), { ...record, line: null }]);
    }
  }

  #recordsOf(field: string, text: string): readonly ImportDouble[] {
    return this.#records.get(keyOf(field, text)) ?? [];
  }

  /** The first row of the file with the text, unless it is this one. */
  #lineOf(field: string, text: string, { line, values }: PlannedRow): ImportDouble[] {
    const key = keyOf(field, text);
    const first = this.#lines.get(key);
    if (first) return [{ recordId: null, ...first }];
    const title = values[titleColumn(this.resource).name];
    this.#lines.set(key, { line, title: typeof title === 'string' ? title : text });
    return [];
  }
}

const keyOf = (field: string, text: string) => JSON.stringify([field, folded(text)]);
