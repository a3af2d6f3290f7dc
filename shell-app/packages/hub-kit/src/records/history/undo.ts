import type { ApolloClient } from '@apollo/client';
import { toast } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import { write } from '../write.ts';
import { savedChangeDocument, undoChangeDocument } from './history.graphql.ts';
import type { SavedChange } from './undo-action.ts';

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
}

/** Undoes the change of an audit entry and says so. @throws the error of the request */
export async function undoEntry(client: ApolloClient, entryId: string): Promise<void> {
  const { data } = await write(client, { mutation: undoChangeDocument, variables: { entryId } });
  if (!data) return;
  const { isChanged, keptFields } = data.undone;
  toast.success(isChanged ? t('Change undone') : t('This change is already undone'));
  tellKept(keptFields);
}

/** Names the fields that an undo or a restore did not change. */
export function tellKept(labels: readonly string[]): void {
  if (labels.length > 0)
    toast.info(t('Not restored: {fields}', { fields: labels.map(translateMessage).join(', ') }));
}
