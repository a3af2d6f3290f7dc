import { textKeySql } from '../../common/normalized-text.ts';
import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import type { ImportDouble } from './import-file.ts';
import type { PlannedRow } from './plan-rows.ts';

/** Doubles of one row that are named. */
const MOST_NAMED = 3;

/** Finds out which new people the club perhaps has already: with the same e-mail address or name. */
export class DoubleFinder {
  readonly #fields: readonly { name: string; column: string }[];
  /** The first lines of texts, by field and text. */
  readonly #lines = new Map<string, { line: number; title: string }>();

  constructor(private readonly resource: Resource) {
    const email = resource.columns.find(({ kind, unique }) => kind === 'email' && !unique);
    const title = titleColumn(resource);
    this.#fields = email ? [email, title].map(({ name, column }) => ({ name, column: column! })) : [];
  }

  /** The doubles of new rows, in the order of the rows. */
  async find(rows: readonly PlannedRow[], tx: Tx): Promise<ImportDouble[][]> {
    const found = rows.map((): ImportDouble[] => []);
    for (const field of this.#fields) {
      const texts = rows.map(({ values, recordId }) =>
        recordId === null ? textIn(values[field.name]) : null,
      );
      await this.#findRecords(field.column, texts, found, tx);
      for (const [index, text] of texts.entries())
        this.#findLine(field.name, text, rows[index]!, found[index]!);
    }
    return found;
  }

  async #findRecords(
    column: string,
    texts: readonly (string | null)[],
    found: ImportDouble[][],
    tx: Tx,
  ): Promise<void> {
    const title = quote(titleColumn(this.resource).column!);
    const rows = await tx.query<{ position: number; id: string; title: string }[]>(
      `select position::int, record.id::text as id, record.${title} as title
         from unnest(?::text[]) with ordinality as given(text, position)
         join ${quote(this.resource.table)} record on ${textKeySql(`record.${quote(column)}`)} = ${textKeySql('given.text')}
        order by record.id`,
      [texts],
    );
    for (const { position, id, title: name } of rows) {
      const doubles = found[position - 1]!;
      if (doubles.length < MOST_NAMED && !doubles.some(({ recordId }) => recordId === id))
        doubles.push({ recordId: id, line: null, title: name });
    }
  }

  #findLine(field: string, text: string | null, { line, values }: PlannedRow, doubles: ImportDouble[]): void {
    if (text === null) return;
    const key = JSON.stringify([field, text.toLowerCase()]);
    const first = this.#lines.get(key);
    if (!first)
      this.#lines.set(key, { line, title: textIn(values[titleColumn(this.resource).name]) ?? text });
    else if (doubles.length < MOST_NAMED && !doubles.some(double => double.line === first.line))
      doubles.push({ recordId: null, ...first });
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
