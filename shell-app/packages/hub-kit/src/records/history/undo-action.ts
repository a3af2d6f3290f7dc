import type { ApolloClient } from '@apollo/client';
import { t } from '@gym/hub-kit/format';
import type { ToastAction } from '../../elements/toast.ts';
import { reportFailure } from '../report-failure.ts';

/** A change that has just been saved. */
export interface SavedChange {
  /** The permission resource of the record. */
  resource: string;
  id: string;
  /** The version that an update made; left out after a deletion. */
  version?: number;
}

/**
 * The button of a toast that undoes a saved change. What it does is loaded when it is pressed.
 * @example
 * const client = useApolloClient();
 * const tell = () => toast.success('Locker opened', undoAction(client, { resource: 'lockers', id: '17', version: 3 }));
 */
export const undoAction = (client: ApolloClient, change: SavedChange): ToastAction => ({
  label: t('Undo'),
  onClick: () =>
    void import(/* webpackChunkName: "undo" */ './undo.ts')
      .then(({ undoSaved }) => undoSaved(client, change))
      .catch((failure: unknown) => reportFailure('Failed to undo the change', failure)),
});
