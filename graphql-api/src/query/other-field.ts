import { badInput } from '../common/errors.ts';
import type { Column } from '../declaration/column-registry.ts';
import type { FieldKind } from '../declaration/contract.ts';
import { storedColumns, type Resource } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import type { Scope } from './scope.ts';
import { columnIn } from './sql.ts';

/** The kinds of columns whose values are compared with each other. */
const COMPARABLE: readonly (readonly FieldKind[])[] = [
  ['money', 'number', 'int'],
  ['text', 'email', 'choice'],
  ['date'],
  ['dateTime'],
  ['time'],
];

/**
 * A field in SQL with which a filter compares another one of the same record.
 * @throws BAD_USER_INPUT for a field that does not exist or has values of another kind
 * @throws FORBIDDEN for a field that the caller may not view
 */
export function otherField(
  column: Pick<Column, 'name' | 'kind'>,
  name: string,
  resource: Resource,
  alias: string,
  { access }: Scope,
): string {
  const kinds = COMPARABLE.find(group => group.includes(column.kind)) ?? [];
  const others = storedColumns(resource).filter(
    other => other.name !== column.name && kinds.includes(other.kind),
  );
  const other = others.find(candidate => candidate.name === name);
  if (!other) {
    const names = others.map(candidate => candidate.name).join(', ');
    throw badInput({
      [column.name]: `${name} is no field of ${resource.type} that ${column.name} is compared with. ${names ? `Use one of ${names}.` : 'There is none.'}`,
    });
  }
  requireView(access, resource, [name]);
  requireColumn(access, other);
  return columnIn(alias, other);
}
