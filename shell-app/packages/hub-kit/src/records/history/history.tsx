import { lazyPart } from '../../elements/lazy-part.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { AuditEntryConditions } from './entry-list.tsx';

/** Loaded when a history is first shown. */
const LazyEntries = lazyPart(() => import(/* webpackChunkName: "history" */ './entry-list.tsx'), {
  fallback: <RowsSkeleton rows={3} />,
});

export interface RecordHistoryProps {
  /** The permission resource of the record, such as `members`. */
  resource: string;
  id: string;
  /** Whether an earlier state can be restored; true unless given. */
  restorable?: boolean;
  /** Called after the record was restored to an earlier state. */
  onRestored?: () => void;
}

/**
 * Who changed a record, when and through which endpoint, with the old and new values that the user may view. Users who
 * may edit the record restore an earlier state.
 * @example
 * <RecordHistory resource="lockers" id="17" />
 */
export function RecordHistory({ resource, id, restorable = true, onRestored }: RecordHistoryProps) {
  return (
    <LazyEntries
      filter={{ resource: { eq: resource }, recordId: { eq: id } }}
      restore={{ offered: restorable, onRestored }}
    />
  );
}

/**
 * The changes of all records that the user may view, the newest first, with links to the records. Each can be undone
 * as long as nothing newer conflicts.
 * @example
 * <AuditEntries filter={{ resource: { eq: 'lockers' } }} />
 */
export const AuditEntries = ({ filter }: { filter: AuditEntryConditions }) => <LazyEntries filter={filter} />;
