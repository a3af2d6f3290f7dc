import { monthName } from '../common/dates.ts';
import { badInput, conflict, summary } from '../common/errors.ts';
import { labelMessage, msg } from '../common/message.ts';
import { allResources, type Resource } from '../declaration/resource.ts';

/** SQLSTATE codes of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
/** Raised by the function `require_open_month`, with the month as detail: `2026-11`. */
const CLOSED_MONTH = 'GY001';
/** Raised by the function `require_open_day`, with the day and the location as detail: `2026-11-28 Manhattan`. */
const CLOSED_DAY = 'GY002';

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

/** Whether PostgreSQL ended the transaction because others waited for it and it for them. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === DEADLOCK;

/** Whether a value that must be unique exists already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/**
 * Whether a record has a number that somebody entered at the same time. A repeated transaction takes another, unless the
 * number was entered here.
 */
export const isTakenNumber = (error: unknown): boolean =>
  isUniqueViolation(error) && numberConstraints().has((error as { constraint?: string }).constraint ?? '');

const numberConstraints = () =>
  new Set(
    allResources().flatMap(({ table, stored }) =>
      stored
        .filter(({ series }) => series)
        .flatMap(({ column }) => [`${table}_${column}_unique`, `${table}_${column}_text_key`]),
    ),
  );

/** Whether a record of a closed month or day was to change. */
export const isClosedDate = (error: unknown): boolean =>
  codeOf(error) === CLOSED_MONTH || codeOf(error) === CLOSED_DAY;

/** The error for clients when a constraint was violated, with a message on the field; any other error as it is. */
export function translateDatabaseError(resource: Resource, error: unknown): unknown {
  const columnOf = (...suffixes: ('unique' | 'text_key' | 'foreign')[]) =>
    resource.stored.find(column =>
      suffixes.some(
        suffix =>
          (error as { constraint?: string }).constraint === `${resource.table}_${column.column}_${suffix}`,
      ),
    );
  if (codeOf(error) === UNIQUE_VIOLATION) {
    const column = columnOf('unique', 'text_key');
    const message = column
      ? msg('{label} is already in use', { label: labelMessage(column.label) })
      : msg('There is such a {record} already', { record: labelMessage(resource.itemLabels[0]) });
    return conflict(message, column && { fields: { [column.name]: message } });
  }
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) {
    const column = columnOf('foreign');
    if (column)
      return badInput({ [column.name]: msg('{label} not found', { label: labelMessage(column.label) }) });
    return conflict(
      msg('Other records refer to this {record}', { record: labelMessage(resource.label.toLowerCase()) }),
    );
  }
  if (codeOf(error) === CLOSED_DAY) {
    const { detail = '' } = error as { detail?: string };
    return conflict(
      msg(
        '{day} is closed at {location}. Date the payment on an open day, or ask a user who may change closed periods.',
        { day: detail.slice(0, 10), location: detail.slice(11) },
      ),
    );
  }
  if (codeOf(error) === CLOSED_MONTH)
    return conflict(
      msg('{month} is closed. Date the correction in an open month, or ask a user who may reopen periods.', {
        month: monthName((error as { detail?: string }).detail!),
      }),
    );
  if (codeOf(error) === EXCLUSION_VIOLATION) {
    const { constraint = '', detail = '' } = error as { constraint?: string; detail?: string };
    const fields = resource.constraintErrors?.[constraint]?.(detail);
    if (fields) return conflict(summary(Object.values(fields)), { fields });
  }
  return error;
}
