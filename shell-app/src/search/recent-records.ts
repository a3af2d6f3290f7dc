import { isRecord, json, storage } from '@gym/hub-kit/shell';
import { recentRecordsName } from './recent-records-name.ts';

/** A record that the user has opened: what it is called in the API, its id and its title. */
export interface RecentRecord {
  kind: string;
  id: string;
  title: string;
}

const MAX_RECORDS = 8;

/** The records that this user has opened by the search in this browser, the latest first. */
export function readRecentRecords(userId: string): RecentRecord[] {
  return storage.get(recentRecordsName(userId), json(recordsIn)) ?? [];
}

export function addRecentRecord(userId: string, { kind, id, title }: RecentRecord): void {
  const otherRecords = readRecentRecords(userId).filter(record => record.kind !== kind || record.id !== id);
  storage.set(
    recentRecordsName(userId),
    JSON.stringify([{ kind, id, title }, ...otherRecords].slice(0, MAX_RECORDS)),
  );
}

const recordsIn = (stored: unknown): RecentRecord[] | null =>
  Array.isArray(stored) ? stored.filter(isRecentRecord).slice(0, MAX_RECORDS) : null;

const isRecentRecord = (value: unknown): value is RecentRecord =>
  isRecord(value) && ['kind', 'id', 'title'].every(name => typeof value[name] === 'string');
