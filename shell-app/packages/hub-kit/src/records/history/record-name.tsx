import { Link, useRecordAddress } from '@gym/hub-kit';
import type { Entry } from './entry-list.tsx';

/** The name of the record of an entry, a link where the record has a page. */
export function RecordName({ entry, name }: { entry: Entry; name: string }) {
  const address = useRecordAddress()(entry.recordName, entry.recordId);
  return address && entry.action !== 'deleted' ? <Link to={address}>{name}</Link> : <strong>{name}</strong>;
}
