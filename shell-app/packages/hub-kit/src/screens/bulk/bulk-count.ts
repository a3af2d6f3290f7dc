import { t } from '../../common/text.ts';
import type { AnyScreen, BulkPreview } from '../../definition/define-screen.ts';

/** `812 members`, for the middle of a sentence. */
export const countedRecords = ({ entity }: Pick<AnyScreen, 'entity'>, count: number) => ({
  count,
  records: t(count === 1 ? entity.one : entity.many),
});

/**
 * How many records would be done; `isExact` is false while there are more than were checked. Null where there are none.
 */
export function expectedCount(preview: BulkPreview): { count: number; isExact: boolean } | null {
  const { total, checked, changed, unchanged, rejected } = preview;
  const isExact = checked === total;
  const count = isExact ? changed : total - unchanged - rejected;
  return count === 0 ? null : { count, isExact };
}
