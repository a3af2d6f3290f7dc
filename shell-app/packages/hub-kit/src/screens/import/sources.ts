import { sourceOf, type FieldSource, type ImportField, type Sources } from './propose-mapping.ts';
import type { ColumnContent } from './recognize.ts';

/** The field that a column has. */
export const fieldOfColumn = (sources: Sources, column: number): string | undefined =>
  [...sources.values()].find(({ columns }) => columns.includes(column))?.field;

/** Gives a column a field, or none. A text field may have several columns, whose texts are joined; others have the last. */
export function assignColumn(
  sources: Sources,
  column: number,
  field: ImportField | undefined,
  contents: readonly ColumnContent[],
): Sources {
  const next = new Map<string, FieldSource>();
  for (const source of sources.values()) {
    const columns = source.columns.filter(other => other !== column);
    if (columns.length > 0 || source.columns.length === 0) next.set(source.field, { ...source, columns });
  }
  if (!field) return next;
  const before = next.get(field.name);
  const columns = field.kind === 'text' && before ? [...before.columns, column] : [column];
  return next.set(field.name, { ...sourceOf(field, columns, contents), decisions: before?.decisions ?? [] });
}

/** Gives a field one text for all rows; an empty one takes it away. */
export function assignText(sources: Sources, field: string, text: string): Sources {
  const next = new Map(sources);
  if (text === '') next.delete(field);
  else next.set(field, { field, columns: [], text, decisions: [] });
  return next;
}

/** Changes how a field is read. */
export function changeSource(sources: Sources, field: string, change: Partial<FieldSource>): Sources {
  const source = sources.get(field);
  return source ? new Map(sources).set(field, { ...source, ...change }) : sources;
}

/** Decides what a text of a field means. */
export function decide(sources: Sources, field: string, text: string, value: string | null): Sources {
  const others = sources.get(field)?.decisions.filter(decision => decision.text !== text) ?? [];
  return changeSource(sources, field, { decisions: [...others, { text, value }] });
}

/** The decisions of a field with what texts of its drop-down mean by themselves; one for each text, the decided before. */
export const withChoices = (
  decisions: FieldSource['decisions'],
  choices: FieldSource['decisions'],
): FieldSource['decisions'] => [
  ...new Map([...choices, ...decisions].map(decision => [decision.text, decision])).values(),
];
