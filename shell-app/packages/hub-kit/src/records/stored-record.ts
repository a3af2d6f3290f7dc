import type { TypedDocumentNode } from '@apollo/client';
import { createContext, useContext } from 'react';

const StoredRecord = createContext<object | null>(null);

export const StoredRecordProvider = StoredRecord.Provider;

/**
 * The record that the form around was opened with, for what a form shows but does not edit; null for a new record.
 * @param _document the screen's `get`, which says what the record holds; without it, only its id is known
 * @example
 * const location = useStoredRecord(locationsScreen.documents.get);
 * const name = location?.name;
 */
export function useStoredRecord<RecordType extends object = { id: string }>(
  _document?: TypedDocumentNode<{ record: RecordType | null }, { id: string }>,
): RecordType | null {
  return useContext(StoredRecord) as RecordType | null;
}
