import type { ErrorCode } from '@gym/graphql-api';

/**
 * Reads one part of a long list, with a quarter of the rows each time that its response is too large.
 * @param rows how many rows to begin with; what is not a number is left to the API to reject
 * @returns the part and the number of rows that were requested for it
 */
export async function readFittingPart<T, Rows>(
  rows: Rows,
  read: (rows: Rows | number) => Promise<T>,
  isTooLarge: (error: unknown) => boolean,
): Promise<{ part: T; rows: Rows | number }> {
  for (let size: Rows | number = rows; ; size = Math.ceil(size / 4)) {
    try {
      return { part: await read(size), rows: size };
    } catch (error) {
      if (typeof size !== 'number' || size <= 1 || !isTooLarge(error)) throw error;
    }
  }
}

/** The code of an error of the API about a response that is too large. */
export const RESPONSE_TOO_LARGE: ErrorCode = 'RESPONSE_TOO_LARGE';

/** The code of an error of the API about a request that costs too much, or has taken too long. */
export const TOO_COSTLY: ErrorCode = 'TOO_COSTLY';
