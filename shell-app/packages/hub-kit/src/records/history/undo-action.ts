import type { ApolloClient } from '@apollo/client';
import { t } from '../../common/text.ts';
import type { ToastAction } from '../../elements/toast.ts';
import { reportFailure } from '../report-failure.ts';
import type { SavedChange } from './undo.ts';

/**
 * The button of a toast that undoes a saved change. What it does is loaded when it is pressed.
 * @example
 * const client = useApolloClient();
 * const tell = () => toast.success('Locker opened', undoAction(client, { resource: 'lockers', id: '17', version: 3 }));
 */
export const undoAction = (client: ApolloClient, change: SavedChange): ToastAction => ({
  label: t('Undo'),
  onClick: () =>
    void import(/* webpackChunkName: "history" */ './undo.ts')
      .then(({ undoSaved }) => undoSaved(client, change))
      .catch((failure: unknown) => reportFailure('Failed to undo the change', failure)),
});

/**
 * The button that undoes an update; none when the update made no version: nothing changed, or the record was changed
 * again since, and its entry is not the one of this update.
 * @param change with the version that the response names
 * @param sent the version that was sent
 */
export const undoUpdate = (
  client: ApolloClient,
  change: SavedChange,
  sent: number,
): ToastAction | undefined => (change.version === sent + 1 ? undoAction(client, change) : undefined);
