import type { Column } from '../../declaration/column-registry.ts';
import type { Resource } from '../../declaration/resource.ts';
import type { Values } from '../../mutation/records.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { FREEZE_COLUMNS, importFreeze } from '../contracts/import-freeze.ts';

/** Columns of imported rows that no request sets: the state in which a record moves in from another system. */
interface FurtherColumns {
  columns: readonly Column[];
  /** Runs after a record was created. `entryId` is the audit entry of that, the cause of what follows. */
  after(record: { id: number; entryId: string }, values: Values, part: WriteContext): Promise<void>;
}

const further: Readonly<Record<string, FurtherColumns>> = {
  contract: { columns: FREEZE_COLUMNS, after: importFreeze },
};

export const furtherColumns = ({ singular }: Resource): FurtherColumns | undefined => further[singular];
