import type { Access } from '../../auth/access.ts';
import { badInput } from '../../common/errors.ts';
import { labelMessage, type Message, msg } from '../../common/message.ts';
import type { Column } from '../../declaration/column-registry.ts';
import { resourceOf, type Resource } from '../../declaration/resource.ts';
import { shortened } from '../../mutation/validate.ts';
import { identifyingFields, importedColumns } from './import-fields.ts';
import { FORMATS, type ImportColumn, type ImportMapping } from './import-mapping.ts';

/** Decisions of one field. */
const MOST_DECISIONS = 1_000;
const LONGEST_TEXT = 20_000;
/** Of the text of a decision, and of what it means. */
const LONGEST_DECISION = 1_000;

/** @throws BAD_USER_INPUT that names each field whose source is wrong */
export function requireMapping(
  resource: Resource,
  { fields, key }: ImportMapping,
  columnCount: number,
  access: Access,
): void {
  const columns = new Map(importedColumns(resource, access).map(column => [column.name, column]));
  const problems: Record<string, Message> = {};
  const given = new Set<string>();
  for (const source of fields) {
    const { field } = source;
    const column = columns.get(field);
    const isId = field === 'id' && key === 'id';
    const problem = given.has(field)
      ? msg('{field} is given twice', { field: shortened([field]) })
      : column || isId
        ? problemOfSource(source, column, columnCount)
        : msg('There is no field {field}', { field: shortened([field]) });
    if (problem) problems[field] = problem;
    given.add(field);
  }
  if (fields.length === 0) throw badInput({}, msg('No column has a field. Choose one.'));
  if (key != null && !identifyingFields(resource).includes(key))
    problems['key'] = msg('No record is found by {field}', { field: shortened([key]) });
  else if (key != null && !given.has(key))
    problems['key'] = msg('No column has the field {field}, by which records are found', { field: key });
  if (Object.keys(problems).length > 0) throw badInput(problems);
}

function problemOfSource(
  { columns, text, format, matchBy, decisions }: ImportColumn,
  column: Column | undefined,
  columnCount: number,
): Message | undefined {
  const label = labelMessage(column?.label ?? 'Id');
  const isText = column === undefined || column.kind === 'text';
  if (columns.some(position => position < 0 || position >= columnCount) || columns.length > 5)
    return msg('{label}: there is no such column', { label });
  if (columns.length > 1 && !isText) return msg('{label} has one column', { label });
  if (columns.length === 0 && !text?.trim())
    return msg('{label}: choose a column or enter a text', { label });
  if ((text?.length ?? 0) > LONGEST_TEXT) return msg('{label}: the text is too long', { label });
  if (format != null && !FORMATS.includes(format)) return msg('{label}: there is no such format', { label });
  if (decisions.length > MOST_DECISIONS) return msg('{label}: too many texts are decided', { label });
  if (
    decisions.some(decision => Math.max(decision.text.length, decision.value?.length ?? 0) > LONGEST_DECISION)
  )
    return msg('{label}: the text is too long', { label });
  if (matchBy == null) return undefined;
  const isKnown = column?.ref && identifyingFields(resourceOf(column.ref.entity())).includes(matchBy);
  return isKnown
    ? undefined
    : msg('{label}: no record is found by {field}', { label, field: shortened([matchBy]) });
}
