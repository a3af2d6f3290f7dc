import { toast } from '../elements/toast.ts';
import { failureText, readApiError, type ApiError } from './api-error.ts';

/**
 * Logs a failed request and shows a toast in the user's language with the reasons of the server: `Failed to save member: Email is not valid`.
 * @returns what the response says, for messages at fields
 * @example
 * const open = async (save: () => Promise<void>) => {
 *   try {
 *     await save();
 *   } catch (failure) {
 *     reportFailure('Failed to open locker', failure);
 *   }
 * };
 */
export function reportFailure(sentence: string, failure: unknown): ApiError {
  const error = readApiError(failure);
  console.error(sentence, failure);
  toast.error(failureText(sentence, error));
  return error;
}
