import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRecordAddress, type RecordName } from '../common/record-pages.ts';

/**
 * Names a record, and leads to its page or its dialog in a list; plain text where the user may open neither.
 * @param props.record its name in the API
 * @example
 * const member = (
 *   <RecordLink record="member" id="17">
 *     Ada Adams
 *   </RecordLink>
 * );
 */
export function RecordLink({
  record,
  id,
  children,
}: {
  record: RecordName;
  id: string;
  children: ReactNode;
}) {
  const address = useRecordAddress()(record, id, true);
  return address ? <Link to={address}>{children}</Link> : children;
}
