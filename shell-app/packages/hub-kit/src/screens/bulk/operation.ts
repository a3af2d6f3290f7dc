import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { forgetFresh } from '../../common/fresh.ts';
import type { RecordName } from '../../common/record-pages.ts';
import type { ResultOf } from '../../common/graphql.ts';
import { t } from '../../common/text.ts';
import { toast, type ToastAction } from '../../elements/toast.ts';
import { readApiError } from '../../records/api-error.ts';
import { creationOf } from '../../records/creation-of.ts';
import { reportFailure } from '../../records/report-failure.ts';
import { refetchShown, write } from '../../records/write.ts';
import { cancelOperationDocument, operationDocument, undoOperationDocument } from './bulk.graphql.ts';

/** The pause between two requests for the progress of an operation, in milliseconds. */
const PAUSE = 1_000;

export type OperationState = NonNullable<ResultOf<typeof operationDocument>['operation']>;

/** What an operation does, and with which records. */
export interface OperationOf {
  id: string;
  kind: 'update' | 'delete' | 'undo' | 'import' | 'other';
  /** The records in the middle of a sentence. */
  entity: { one: string; many: string };
  record: RecordName | undefined;
  /** Whether the user may take it back. */
  canUndo: boolean;
}

/** A bulk operation of this tab, which is followed until its end, also while nothing shows it. */
export class FollowedOperation {
  readonly of: OperationOf;
  readonly #client: ApolloClient;
  readonly #listeners = new Set<() => void>();
  #state: OperationState;

  constructor(client: ApolloClient, of: OperationOf, total: number) {
    this.of = of;
    this.#client = client;
    this.#state = {
      status: 'running',
      total,
      done: 0,
      created: 0,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      error: null,
    };
    void this.#follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): OperationState => this.#state;

  /** Ends it before all records are done; those that are done stay changed. */
  readonly cancel = async (): Promise<void> => {
    try {
      const { id } = this.of;
      await write(this.#client, { mutation: cancelOperationDocument, variables: { id } });
    } catch (failure) {
      reportFailure('Failed to cancel', failure);
    }
  };

  /** Takes it back by an operation of its own, which the list shows. */
  readonly undo = async (): Promise<void> => {
    const variables = { id: this.of.id };
    try {
      const { data } = await creationOf(undoOperationDocument, variables).sendWithRetry(context =>
        write(this.#client, { mutation: undoOperationDocument, variables, context }, { refetch: false }),
      );
      const id = data?.started.id;
      if (!id) return;
      const of: OperationOf = { ...this.of, id, kind: 'undo', canUndo: false };
      const undoing = new FollowedOperation(this.#client, of, this.#state.created + this.#state.changed);
      present?.(undoing);
    } catch (failure) {
      reportFailure('Failed to undo the changes', failure);
    }
  };

  /** The button that takes it back, where that is possible. */
  undoAction(): ToastAction | undefined {
    if (!this.of.canUndo || this.#state.created + this.#state.changed === 0) return undefined;
    return { label: t('Undo'), onClick: () => void this.undo() };
  }

  async #follow(): Promise<void> {
    try {
      while (this.#state.status === 'running') {
        await new Promise(done => setTimeout(done, PAUSE));
        const state = await this.#request();
        if (state === undefined) continue;
        // The user may no longer view it.
        if (state === null) return;
        this.#state = state;
        for (const listener of this.#listeners) listener();
      }
    } catch (failure) {
      reportFailure('Failed to load the progress', failure);
      return;
    }
    // Responses from before its end may lack what it changed last.
    forgetFresh();
    refetchShown(this.#client);
    this.#report();
  }

  /** Undefined without a response: the next request may have one. @throws the error of a rejected request */
  async #request(): Promise<OperationState | null | undefined> {
    try {
      const { data } = await this.#client.query({
        query: operationDocument,
        variables: { id: this.of.id },
        fetchPolicy: 'no-cache',
      });
      return data?.operation;
    } catch (failure) {
      if (readApiError(failure).outcome !== 'unknown') throw failure;
      return undefined;
    }
  }

  #report(): void {
    const { status, error, rejected } = this.#state;
    const figures = figuresOf(this.of, this.#state);
    if (status === 'failed')
      return toast.error(
        t('The operation failed: {reason}', { reason: error ?? figures }),
        this.undoAction(),
      );
    const about = rejected > 0 ? t('{count} rejected', { count: rejected }) : undefined;
    toast.success(figures, this.undoAction(), about);
  }
}

/** `810 of 812 members changed` */
export function figuresOf(
  { kind, entity }: OperationOf,
  { created, changed, total }: OperationState,
): string {
  const values = {
    changed,
    total,
    records: t(total === 1 ? entity.one : entity.many),
  };
  if (kind === 'import') return t('{created} {records} created, {changed} changed', { ...values, created });
  if (kind === 'delete') return t('{changed} of {total} {records} deleted', values);
  if (kind === 'undo') return t('Undone for {changed} of {total} {records}', values);
  if (kind === 'other') return t('Done for {changed} of {total} {records}', values);
  return t('{changed} of {total} {records} changed', values);
}

/** Shows an operation on the list that the page shows; undefined where it shows none. */
let present: ((operation: FollowedOperation) => void) | undefined;

/** Shows the operations that toasts start. */
export function usePresenter(show: (operation: FollowedOperation) => void): void {
  useEffect(() => {
    present = show;
    return () => {
      if (present === show) present = undefined;
    };
  }, [show]);
}
