import { createHash } from 'node:crypto';

type Piece = string | Buffer;

/** Characters of a table that is read in full before it is sent. */
const MAX_LENGTH = 1_000_000;

/** A table whose beginning has been read. */
export interface Begun {
  /** All of it, from the beginning. */
  text: AsyncGenerator<Piece, void>;
  /** Of its rows; undefined for a long table. */
  etag: string | undefined;
}

/**
 * Reads the beginning of a table. Nothing but its rows says whether it has changed: who may view what, the day and the
 * time of the request count too. So the tag is a hash of the rows, and only tables that fit into memory have one. It is
 * weak, since a workbook also contains the time of the export.
 */
export async function begin(text: AsyncGenerator<Piece, void>): Promise<Begun> {
  const pieces: Piece[] = [];
  const hash = createHash('sha256');
  let length = 0;
  while (length <= MAX_LENGTH) {
    const { done, value } = await text.next();
    if (done) return { text: whole(pieces, text), etag: `W/"${hash.digest('base64url')}"` };
    pieces.push(value);
    hash.update(value);
    length += value.length;
  }
  return { text: whole(pieces, text), etag: undefined };
}

async function* whole(pieces: readonly Piece[], rest: AsyncGenerator<Piece, void>) {
  try {
    yield* pieces;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Whether an If-None-Match header names a tag; weak and strong tags of the same name are equal. */
export const isNamed = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
