import { ApiError } from './errors.ts';
import { msg } from './message.ts';

/**
 * The most bytes of one response, as JSON and as PostgreSQL sends its rows. Tables and unpaged lists are streamed in
 * parts, of which each is a response of its own.
 */
export const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

/** Counts the bytes of one response, over all its root fields, while it is read and serialized. */
export class ResponseSize {
  private received = 0;
  private serialized = 0;

  /** @param limit in bytes */
  constructor(private readonly limit = MAX_RESPONSE_BYTES) {}

  /** Counts bytes that PostgreSQL sent. @throws ApiError above the limit */
  addReceived(bytes: number): void {
    this.received += bytes;
    if (this.received > this.limit) throw responseTooLarge(this.limit);
  }

  /** Counts bytes that were serialized. @throws ApiError above the limit */
  addSerialized(bytes: number): void {
    this.serialized += bytes;
    if (this.serialized > this.limit) throw responseTooLarge(this.limit);
  }
}

const MEGABYTE = 1024 * 1024;

/** @param limit in bytes */
export function responseTooLarge(limit: number): ApiError {
  const size =
    limit < MEGABYTE
      ? `${limit.toLocaleString('en-US')} bytes`
      : `${(limit / MEGABYTE).toLocaleString('en-US')} MB`;
  return new ApiError(
    msg('The response is larger than {size}. Ask for fewer rows or columns, or download it as CSV.', {
      size,
    }),
    'RESPONSE_TOO_LARGE',
    { limit },
  );
}
