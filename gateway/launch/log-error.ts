/** Errors within errors that are logged. */
const MAX_DEPTH = 4;
/** Characters of a message, and lines of a stack. */
const MAX_MESSAGE = 300;
const MAX_FRAMES = 30;

/** What drivers and Node.js add to an error without values: names of the schema, codes, and where it came from. */
const SAFE = [
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'syscall',
];

/**
 * An error as production logs it: its type, code and stack, and what part of the schema it is about. Messages of
 * PostgreSQL, of its drivers, of GraphQL and of parsers quote values, and are left out; quoted parts of others, e-mail
 * addresses and long tokens are replaced. Constraint names and codes say what failed.
 */
export function withoutValues(error: unknown, depth = 0): object | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error };
  const details = error as Error & Record<string, unknown>;
  const safe = SAFE.filter(name => typeof details[name] === 'string').map(name => [name, details[name]]);
  return {
    type: error.constructor.name || error.name,
    ...(!quotesValues(details) && { message: redacted(error.message) }),
    ...Object.fromEntries(safe),
    stack: framesOf(error),
    ...(depth < MAX_DEPTH && { cause: withoutValues(causeOf(details), depth + 1) }),
  };
}

/** Errors of connections, of names in statements, and of resources: PostgreSQL quotes names in them and no values. */
const WITHOUT_VALUES = /^(08|42|53|57)/;

/** PostgreSQL's errors have a severity; MikroORM's contain the statement with its values. */
const quotesValues = (error: Error & Record<string, unknown>) =>
  ('severity' in error && !WITHOUT_VALUES.test(String(error['code']))) ||
  'locations' in error ||
  error instanceof SyntaxError ||
  error.constructor.name.endsWith('Exception') ||
  error.name.endsWith('Exception');

const causeOf = (error: Record<string, unknown>): unknown =>
  error['cause'] ?? error['originalError'] ?? error['previous'];

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map(line => line.trim());
}

const redacted = (message: string) =>
  message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replaceAll(/[^\s<>"]+@[^\s<>"]+/g, '…@…')
    .replaceAll(/[\w.-]{32,}/g, '…')
    .slice(0, MAX_MESSAGE);
