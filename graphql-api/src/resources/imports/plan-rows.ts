import { createHash } from 'node:crypto';
import { labelMessage, type Message, msg } from '../../common/message.ts';
import { folded } from '../../common/normalized-text.ts';
import type { Tx } from '../../database/tx.ts';
import type { Column } from '../../declaration/column-registry.ts';
import { findColumn, resourceOf, type Resource } from '../../declaration/resource.ts';
import type { Values } from '../../mutation/records.ts';
import { knownValue, shortened } from '../../mutation/validate.ts';
import { distinctTexts, joined } from './distinct-texts.ts';
import { importedColumn, triedFields } from './import-fields.ts';
import type { ImportProblem } from './import-file.ts';
import type { ImportColumn, ImportMapping } from './import-mapping.ts';
import { RecordMatcher } from './match-records.ts';
import { readCell } from './read-cell.ts';

/** A row of a file as it was received. */
export interface ReceivedRow {
  id: string;
  line: number;
  cells: readonly string[];
}

/** What a row means. */
export interface PlannedRow {
  id: string;
  line: number;
  /** As mutations take them; fields of empty cells are missing. */
  values: Values;
  problems: ImportProblem[];
  /** The record that it changes; null for a new one. */
  recordId: number | null;
  /** Of a row that finds no record by a key: equal rows of a file have different ones. */
  hash: string | null;
}

type Source = ImportColumn & { column: Column; decided: ReadonlyMap<string, string | null> };

/** Reads rows of one file by its mapping. */
export class RowPlanner {
  readonly #resource: Resource;
  readonly #mapping: ImportMapping;
  readonly #sources: readonly Source[];
  readonly #matchers = new Map<string, RecordMatcher>();
  readonly #choices = new Map<string, ReadonlyMap<string, string>>();
  readonly #keys: RecordMatcher | undefined;
  /** How often equal rows occurred. */
  readonly #occurrences = new Map<string, number>();
  /** The lines of texts that only one record can have, by field. */
  readonly #taken = new Map<string, Map<string, number>>();

  constructor(resource: Resource, mapping: ImportMapping) {
    this.#resource = resource;
    this.#mapping = mapping;
    this.#sources = mapping.fields
      .filter(({ field }) => field !== 'id')
      .map(source => ({
        ...source,
        column: importedColumn(resource, source.field)!,
        decided: new Map(source.decisions.map(({ text, value }) => [folded(text), value ?? null])),
      }));
    if (mapping.key) this.#keys = new RecordMatcher(resource, [mapping.key]);
    for (const { column, matchBy } of this.#sources) {
      if (!column.ref) continue;
      const target = resourceOf(column.ref.entity());
      this.#matchers.set(column.name, new RecordMatcher(target, matchBy ? [matchBy] : triedFields(target)));
    }
  }

  /** Reads what the rows of a file refer to: the records that they name, and the entries of drop-downs. */
  async prepare(fileId: number, tx: Tx): Promise<void> {
    for (const source of this.#sources) {
      const matcher = this.#matchers.get(source.field);
      if (matcher) {
        const texts = await distinctTexts(fileId, source, tx);
        await matcher.search(
          texts.filter(text => !source.decided.has(folded(text))),
          tx,
        );
      }
      if (source.column.masterData)
        this.#choices.set(source.field, await choicesOf(source.column.masterData, tx));
    }
    const key = this.#keySource();
    if (key) await this.#keys!.search(await distinctTexts(fileId, key, tx), tx);
  }

  /** What a row means, after `prepare`. Each row is planned once, in the order of the file. */
  plan(row: ReceivedRow): PlannedRow {
    const planned: PlannedRow = {
      id: row.id,
      line: row.line,
      values: {},
      problems: [],
      recordId: null,
      hash: null,
    };
    for (const source of this.#sources) {
      const text = textOf(row, source);
      if (text === '') continue;
      const read = this.#read(source, text);
      if ('problem' in read) planned.problems.push(problemOf(source.field, read.problem, read.undecided));
      else if (read.value !== null) planned.values[source.field] = read.value;
    }
    this.#findRecord(row, planned);
    this.#requireUnique(planned);
    if (!this.#mapping.key) planned.hash = this.#hashOf(planned.values);
    return planned;
  }

  #keySource(): ImportColumn | undefined {
    return this.#mapping.fields.find(({ field }) => field === this.#mapping.key);
  }

  #read(source: Source, text: string): { value: unknown } | { problem: Message; undecided?: string } {
    const { column, decided } = source;
    const decision = decided.get(folded(text));
    if (decision !== undefined) return { value: decision };
    if (column.ref) return this.#readReference(column, text);
    if (column.kind === 'choice') return this.#readChoice(column, text);
    return readCell(column, text, source.format ?? null);
  }

  #readReference(column: Column, text: string) {
    const ids = this.#matchers.get(column.name)!.match(text);
    if (ids.length === 1) return { value: String(ids[0]) };
    const names = { label: labelMessage(column.label), text: shortened([text]) };
    const problem =
      ids.length === 0
        ? msg('{label}: no record has the number, e-mail address or name “{text}”', names)
        : msg('{label}: “{text}” is the name of more than one record', names);
    return { problem, undecided: text };
  }

  #readChoice(column: Column, text: string) {
    const known = this.#choices.get(column.name)?.get(choiceKey(text)) ?? knownValue(column, text);
    const isKnown = this.#choices.get(column.name)?.has(choiceKey(known)) ?? true;
    const isAllowed = !column.values || column.values.includes(known);
    if (isKnown && isAllowed) return { value: known };
    const problem = msg('{label}: “{text}” is no entry of the drop-down', {
      label: labelMessage(column.label),
      text: shortened([text]),
    });
    return { problem, undecided: text };
  }

  /** Finds the record of a row by the key. */
  #findRecord(row: ReceivedRow, planned: PlannedRow): void {
    const { problems } = planned;
    const source = this.#keySource();
    if (!source) return;
    const { createsMissing } = this.#mapping;
    const key = source.field;
    const label = labelMessage(findColumn(this.#resource, key)!.label);
    const text = textOf(row, source);
    if (text === '') {
      problems.push(problemOf(key, msg('{label} is empty: no record can be found', { label })));
      return;
    }
    const ids = this.#keys!.match(text);
    const names = { label, text: shortened([text]) };
    if (ids.length > 1)
      problems.push(problemOf(key, msg('{label}: more than one record has “{text}”', names)));
    else if (ids.length === 0 && !createsMissing)
      problems.push(problemOf(key, msg('{label}: no record has “{text}”', names)));
    else planned.recordId = ids[0] ?? null;
  }

  /** A text that only one record can have occurs once. */
  #requireUnique({ values, problems, line }: PlannedRow): void {
    for (const { column, field } of this.#sources) {
      const value = values[field];
      const isUnique = column.unique || field === this.#mapping.key;
      if (!isUnique || typeof value !== 'string') continue;
      const taken = this.#taken.get(field) ?? new Map<string, number>();
      this.#taken.set(field, taken);
      const first = taken.get(folded(value));
      if (first === undefined) taken.set(folded(value), line);
      else {
        const label = labelMessage(column.label);
        problems.push(problemOf(field, msg('{label}: line {line} has the same', { label, line: first })));
      }
    }
  }

  #hashOf(values: Values): string {
    const content = JSON.stringify([this.#resource.singular, Object.entries(values).sort()]);
    const occurrence = (this.#occurrences.get(content) ?? 0) + 1;
    this.#occurrences.set(content, occurrence);
    return createHash('sha256').update(`${content} ${occurrence}`).digest('base64url');
  }
}

export const problemOf = (field: string | null, reason: Message, undecided?: string): ImportProblem => ({
  field,
  undecided: undecided ?? null,
  reason: String(reason),
  reasonTemplate: JSON.stringify(reason),
});

/** The text of a field in a row. */
const textOf = ({ cells }: ReceivedRow, { columns, text }: ImportColumn): string =>
  columns.length === 0 ? (text ?? '').trim() : joined(columns.map(position => cells[position] ?? ''));

/** The entries of a drop-down, by their values and displayed texts. */
async function choicesOf(
  masterData: NonNullable<Column['masterData']>,
  tx: Tx,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ value: string; text: string }[]>(
    `select value, display_text as text from master_data_item where page = ? and dropdown_name = ? and is_active order by sort_order`,
    [masterData.page, masterData.dropdown],
  );
  return new Map(
    rows
      .toReversed()
      .flatMap(({ value, text }) => [[choiceKey(text), value] as const, [choiceKey(value), value] as const]),
  );
}

const choiceKey = (text: string) => folded(text).replaceAll(/[\s_-]+/g, '');
