import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t, translateMessage } from '../common/text.ts';

/** A failed request, for screens. */
export interface ApiError {
  /** A code of the API, or NETWORK without a response. */
  code: string;
  /** The messages of the server; empty without a response. */
  messages: string[];
  /** Messages by field of the form. */
  fields: Record<string, string>;
  /** With CONFLICT: the record as it is stored now. */
  conflict: { current: Record<string, unknown>; version: number } | null;
}

/**
 * Reads what a rejected request of the GraphQL client says.
 * @example
 * const rename = async (save: () => Promise<void>) => {
 *   try {
 *     await save();
 *   } catch (failure) {
 *     const { code, fields } = readApiError(failure);
 *     if (code === 'CONFLICT') toast.info(fields.name ?? 'Changed by another user');
 *   }
 * };
 */
export function readApiError(error: unknown): ApiError {
  if (!CombinedGraphQLErrors.is(error)) return { code: 'NETWORK', messages: [], fields: {}, conflict: null };
  const details = error.errors.map(({ extensions }) => extensions ?? {});
  const fields = Object.assign({}, ...details.map(({ fields }) => textsOf(fields))) as Record<string, string>;
  const byField = Object.values(fields);
  const stale = details.find(({ current, version }) => isObject(current) && typeof version === 'number');
  return {
    code: String(details[0]?.code ?? 'INTERNAL'),
    messages: byField.length ? byField : error.errors.map(({ message }) => message),
    fields,
    conflict: stale
      ? { current: stale.current as Record<string, unknown>, version: stale.version as number }
      : null,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textsOf = (fields: unknown): Record<string, string> =>
  isObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
    : {};

/**
 * `Failed to save member: Email is not valid` in the user's language, or the bare sentence when the server gave no
 * reason.
 */
export function failureText(sentence: string, error: ApiError): string {
  const reasons = error.messages.map(translateMessage).join(', ');
  return reasons ? t('{sentence}: {reasons}', { sentence: t(sentence), reasons }) : t(sentence);
}
