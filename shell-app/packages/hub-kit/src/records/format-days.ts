import { formatDay } from '../common/format.ts';

/**
 * Formats the days in a text of the server, `yyyy-mm-dd`.
 * @example
 * formatDays('Until 2025-01-05 is possible');
 */
export const formatDays = (text: string): string =>
  text.replaceAll(/\d{4}-\d{2}-\d{2}/g, day => formatDay(day));
