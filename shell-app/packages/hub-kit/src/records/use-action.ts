import type { OperationVariables } from '@apollo/client';
import { useRef, useState } from 'react';
import { type TypedDocumentNode, useApolloClient } from '../common/graphql.ts';
import { toast, type ToastAction } from '../elements/toast.ts';
import { readApiError, type ApiError } from './api-error.ts';
import { creationOf } from './creation-of.ts';
import { reportFailure } from './report-failure.ts';
import { write } from './write.ts';

/** What the toast of an action that succeeded shows. */
interface Success {
  text: string;
  undo?: ToastAction | undefined;
  about?: string | undefined;
}

interface ActionOptions<Input, Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  /** Whether the mutation takes an Idempotency-Key. It is then sent again when no response came. */
  takesKey?: boolean;
  variables: (input: Input) => Variables;
  done: (data: Data, input: Input) => string | Success;
  /** Begins the toast after it failed. */
  failed: string;
  onFailed?: (error: ApiError) => void;
  /** Asks about what the server accepts with a confirmation only; without it, that is a failure as well. */
  confirm?: (error: ApiError, input: Input) => void;
}

/**
 * A change by a button: sends it, says in a toast how it went, and requests again what is on the screen. While it is
 * sent, it is busy, and another call does nothing.
 * @returns the function that sends it and resolves with whether it succeeded, and whether it is being sent
 * @example
 * const document = graphql(`mutation RemoveLocation($id: ID!) { deleteLocation(id: $id) }`);
 * function Remove({ id }: { id: string }) {
 *   const [remove, isBusy] = useAction({
 *     document,
 *     variables: (id: string) => ({ id }),
 *     done: () => t('Location removed'),
 *     failed: t('Failed to remove location'),
 *   });
 *   return <Button busy={isBusy} onClick={() => void remove(id)}>Remove</Button>;
 * }
 */
export function useAction<Input, Data, Variables extends OperationVariables>(
  options: ActionOptions<Input, Data, Variables>,
): [run: (input: Input) => Promise<boolean>, isBusy: boolean] {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function run(input: Input): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    try {
      const success = options.done(await send(options.variables(input)), input);
      const { text, undo, about } = typeof success === 'string' ? { text: success } : success;
      toast.success(text, undo, about);
      return true;
    } catch (failure) {
      const error = readApiError(failure);
      if (options.confirm && error.isConfirmable) options.confirm(error, input);
      else {
        reportFailure(options.failed, failure);
        options.onFailed?.(error);
      }
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  async function send(variables: Variables): Promise<Data> {
    const mutate = (context?: object) =>
      write<Data, OperationVariables>(client, { mutation: options.document, variables, context });
    const { data } = await (options.takesKey
      ? creationOf(options.document, variables).sendWithRetry(mutate)
      : mutate());
    // A response without data has errors, which `write` throws.
    return data as Data;
  }

  return [run, isBusy];
}
