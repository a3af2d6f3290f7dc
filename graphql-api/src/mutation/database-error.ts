/** SQLSTATE 22003: a number is too large for its column. */
const OUT_OF_RANGE = '22003';

/** Whether PostgreSQL found a number, given or computed, too large for its column. */
export const isOutOfRange = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === OUT_OF_RANGE;
