import { toast } from '../elements/toast.ts';
import { useSession } from '../common/session.tsx';
import { t } from '../common/text.ts';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import type { ChangeAction, Identified, ScreenDefinition } from '../definition/define-screen.ts';
import type { Messages } from '../definition/messages.ts';
import type { ApiError } from '../records/api-error.ts';
import { reportFailure } from '../records/report-failure.ts';
import { offered } from '../records/offered.ts';
import { saveUpdate } from '../records/save-update.ts';
import { write } from '../records/write.ts';
import { rowNameOf } from './cell.tsx';
import { patchOf } from './patch-of.ts';
import { undoUpdate } from '../records/history/undo-action.ts';

interface Options {
  messages: Messages;
  /** Called with every failure, after its toast. */
  onFailed: (error: ApiError) => void;
}

/** What a change says instead of the texts of the screen. */
export interface ChangeTexts {
  done: string;
  report: (failure: unknown) => ApiError;
}

/**
 * Changes rows with one click. Returns the function that applies a change, and the values of the rows whose change is
 * being saved, by id: the list shows them at once.
 */
export function useRowChanges<Row extends Identified, Field extends string, Values extends object>(
  screen: ScreenDefinition<Row, Field, Values>,
  { messages, onFailed }: Options,
) {
  const { resource, documents } = screen;
  const client = useApolloClient();
  const { user } = useSession();
  const [pending, setPending] = useState<ReadonlyMap<string, object>>(new Map());
  const saving = useRef(new Set<string>());

  /** Applies a change to a row and returns whether it is saved. The toast offers to undo it. Ignored while one is saved. */
  const applyChange = useCallback(
    async (
      row: Row,
      { change, operation }: Pick<ChangeAction<Row, Values>, 'change' | 'operation'>,
      texts?: ChangeTexts,
    ): Promise<boolean> => {
      const { id } = row;
      // A second click would send a version that is no longer current.
      if (saving.current.has(id)) return false;
      // The list selects the version and every field that a change sets.
      const { version } = row as Row & { version: number };
      const patch = patchOf(row, change, user);
      saving.current.add(id);
      setPending(now => new Map(now).set(id, patch));
      try {
        const saved = await saveUpdate(client, patch, async () => {
          const { data } = operation
            ? await write(client, { mutation: operation, variables: { id, version } })
            : await write(client, {
                mutation: offered(documents.update, resource),
                variables: { id, patch, version },
              });
          return data?.record.version;
        });
        toast.success(
          texts?.done ?? t(messages.updated),
          undoUpdate(client, { resource, id, version: saved }, version),
          rowNameOf(screen, row),
        );
        return true;
      } catch (failure) {
        onFailed(texts ? texts.report(failure) : reportFailure(messages.saveFailed, failure));
        return false;
      } finally {
        saving.current.delete(id);
        setPending(now => new Map([...now].filter(([key]) => key !== id)));
      }
    },
    [client, screen, resource, documents, messages, onFailed, user],
  );

  return { pending, applyChange };
}
