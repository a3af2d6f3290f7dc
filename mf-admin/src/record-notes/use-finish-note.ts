import { t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { undoAction, useAction } from '@gym/hub-kit/screen';
import { finishNoteDocument } from './record-notes.graphql.ts';

interface OpenNote {
  id: string;
  version: number;
  text: string;
}

/** Marks an alert or a task as done. The toast offers to undo it. */
export function useFinishNote(): [finish: (note: OpenNote) => Promise<boolean>, isBusy: boolean] {
  const client = useApolloClient();
  return useAction({
    document: finishNoteDocument,
    variables: ({ id, version }: OpenNote) => ({ id, version }),
    done: ({ note: { id, version } }, { text }) => ({
      text: t('Done'),
      undo: undoAction(client, { resource: 'notes', id, version }),
      about: text,
    }),
    failed: t('Failed to save note'),
  });
}
