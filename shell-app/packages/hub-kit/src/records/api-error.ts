import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isPermission, missingPermission } from '../common/permission-words.ts';
import { labelOf } from '../definition/labels.ts';
import { isRecord } from '../common/storage.ts';
import { keepTemplate, t, translateMessage } from '../common/text.ts';

/**
 * What became of a write. A promise that resolves says `saved`; of a rejected one `readApiError` says which of the others:
 * the server rejected it (`invalid`); it conflicts with what is saved (`conflict`); no response says whether it was saved
 * (`unknown`), so that it is sent again as it was.
 */
export type WriteOutcome = 'saved' | 'invalid' | 'conflict' | 'unknown';

export interface ApiError {
  /** What became of the write that failed. */
  outcome: Exclude<WriteOutcome, 'saved'>;
  /** A code of the API, or NETWORK without a response. */
  code: string;
  /** The messages of the server; empty without a response. */
  messages: string[];
  fields: Record<string, string>;
  /** With CONFLICT: the record as it is stored now. */
  conflict: { current: Record<string, unknown>; version: number } | null;
  /** With CONFLICT: the id of the record that an earlier request with the same Idempotency-Key saved with other values. */
  savedId: string | null;
  /** With CONFLICT: whether the server accepts the same request with `confirmed: true`. */
  isConfirmable: boolean;
}

/** Codes after which nobody knows whether something was saved. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['NETWORK', 'UNAVAILABLE', 'INTERNAL']);

const outcomeOf = (code: string): ApiError['outcome'] => {
  if (UNKNOWN_OUTCOME.has(code)) return 'unknown';
  return code === 'CONFLICT' ? 'conflict' : 'invalid';
};

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
  if (!CombinedGraphQLErrors.is(error))
    return {
      outcome: 'unknown',
      code: 'NETWORK',
      messages: [],
      fields: {},
      conflict: null,
      savedId: null,
      isConfirmable: false,
    };
  for (const { message, extensions } of error.errors) keepTemplates(message, extensions ?? {});
  const details = error.errors.map(({ extensions }) => extensions ?? {});
  const fields = Object.fromEntries(
    details.flatMap(detail =>
      Object.entries(textsOf(detail['fields'])).map(([path, text]) => [path, withLabel(path, text)] as const),
    ),
  );
  const byField = Object.values(fields);
  const stale = details.find(({ current, version }) => isRecord(current) && typeof version === 'number');
  const code = String(details[0]?.code ?? 'INTERNAL');
  const savedId = details.map(detail => detail['savedId']).find(id => typeof id === 'string');
  return {
    outcome: outcomeOf(code),
    code,
    messages: byField.length ? byField : error.errors.map(messageOf),
    fields,
    conflict: stale
      ? { current: stale.current as Record<string, unknown>, version: stale.version as number }
      : null,
    savedId: savedId ?? null,
    isConfirmable: details.some(({ confirmable }) => confirmable === true),
  };
}

/** A message that begins with the path of an argument, `input.periodEnd must be a date`, with words in its place. */
const withLabel = (path: string, text: string): string =>
  text.startsWith(`${path} `) ? labelOf(path.split('.').at(-1)!) + text.slice(path.length) : text;

/** A missing permission in words; the message of the server names it as the API does. */
const messageOf = ({ message, extensions }: { message: string; extensions?: Record<string, unknown> }) =>
  extensions?.['code'] === 'FORBIDDEN' && isPermission(extensions['permission'])
    ? missingPermission(extensions['permission'])
    : message;

function keepTemplates(message: string, details: Record<string, unknown>): void {
  keepTemplate(message, details);
  const byField = isRecord(details['fieldTemplates']) ? details['fieldTemplates'] : {};
  for (const [field, text] of Object.entries(textsOf(details['fields']))) keepTemplate(text, byField[field]);
}

const textsOf = (fields: unknown): Record<string, string> =>
  isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
    : {};

/**
 * Why a request failed, in the user's language.
 * @example
 * const whyOf = (failure: unknown) => reasonOf(readApiError(failure));
 */
export const reasonOf = ({ messages }: ApiError): string =>
  messages.map(text => translateMessage(text)).join(' ') || t('The server did not respond.');

/**
 * `Failed to save member: Email is not valid` in the user's language, or the bare sentence when the server gave no
 * reason.
 * @example
 * const textOf = (failure: unknown) => failureText('Failed to save locker', readApiError(failure));
 */
export function failureText(sentence: string, error: ApiError): string {
  const reasons = error.messages.map(translateMessage).join(', ');
  return reasons ? t('{sentence}: {reasons}', { sentence: t(sentence), reasons }) : t(sentence);
}
