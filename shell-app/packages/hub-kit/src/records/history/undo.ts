import type { ApolloClient } from '@apollo/client';
import { toast } from '../../elements/toast.ts';
import { t, translateMessage } from '../../common/text.ts';
import { write } from '../write.ts';
import { savedChangeDocument, undoChangeDocument } from './history.graphql.ts';

export interface SavedChange {
  resource: string;
  id: string;
  /** The version that an update made; left out after a deletion. */
  version?: number | undefined;
}

/** Undoes a change that has just been saved. @throws the error of the request */
export async function undoSaved(client: ApolloClient, { resource, id, version }: SavedChange): Promise<void> {
  const { data } = await client.query({
    query: savedChangeDocument,
    variables: {
      filter: {
        resource: { eq: resource },
        recordId: { eq: id },
        ...(version === undefined
          ? { action: { eq: 'deleted' } }
          : { action: { eq: 'updated' }, version: { eq: version } }),
      },
    },
    fetchPolicy: 'no-cache',
  });
  const entry = data?.page.items[0];
  if (entry) await undoEntry(client, entry.id);
  else toast.error(t('The change was not found, and nothing was undone. Look at the history of the record.'));
}

/** Undoes the change of an audit entry and says so. @throws the error of the request */
export async function undoEntry(client: ApolloClient, entryId: string): Promise<void> {
  const { data } = await write(client, { mutation: undoChangeDocument, variables: { entryId } });
  if (!data) return;
  const { isChanged, keptFields, keptRecords } = data.undone;
  toast.success(isChanged ? t('Change undone') : t('This change is already undone'));
  const records = keptRecords
    .slice(0, MOST_NAMED)
    .map(({ title, fields }) => `${title ?? ''} (${labelsText(fields)})`);
  if (keptRecords.length > MOST_NAMED) records.push('…');
  if (records.length > 0) toast.info(t('Not restored: {fields}', { fields: records.join(', ') }));
  reportSkippedFields(keptFields);
}

/** Records that a toast names. */
const MOST_NAMED = 5;

const labelsText = (labels: readonly string[]) => labels.map(translateMessage).join(', ');

export function reportSkippedFields(labels: readonly string[]): void {
  if (labels.length > 0) toast.info(t('Not restored: {fields}', { fields: labelsText(labels) }));
}
