import { Link, useRecordAddress } from '@gym/hub-kit';
import type { RecordName as ApiName } from '../../common/record-pages.ts';
import type { Entry } from './history.graphql.ts';

/** The name of the record of an entry, which leads to its page or its dialog. */
export function RecordName({ entry, name }: { entry: Entry; name: string }) {
  const address = useRecordAddress()(entry.recordName as ApiName, entry.recordId, true);
  return address && entry.action !== 'deleted' ? <Link to={address}>{name}</Link> : <strong>{name}</strong>;
}
