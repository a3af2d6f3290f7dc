import { Parameters } from '../../query/sql.ts';
import { recordResource, type BulkOperation } from './bulk-operation.ts';
import { undoKind } from './record-kinds.ts';
import type { ItemQuery, NewOperation } from './start-operation.ts';

/** The operation that takes back what another one did and nobody took back yet, with its items. */
export function undoOf(
  undone: Pick<BulkOperation, 'id' | 'kind' | 'recordName' | 'input'>,
): [operation: NewOperation, items: ItemQuery] {
  const parameters = new Parameters();
  const of = parameters.add(undone.id, 'int');
  const items = {
    sql: `select entry.record_id, entry.id as entry_id, null::int as line, null::int as version from audit_entry entry
           where entry.operation_id = ${of} and entry.cause_id is null
             and not exists (select from audit_entry undoing where undoing.undoes_id = entry.id) order by entry.id desc`,
    parameters,
  };
  const input = { kind: kindOf(undone) };
  return [{ kind: undoKind, resource: recordResource(undone), input, undoesId: undone.id }, items];
}

/** What an undo takes back: the kind of the operation, or that of the operation that it took back itself. */
const kindOf = ({ kind, input }: Pick<BulkOperation, 'kind' | 'input'>): string =>
  kind === undoKind.name && input && 'kind' in input ? String(input.kind) : kind;
