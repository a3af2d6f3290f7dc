import { LRUCache } from 'lru-cache';

/** Longer texts, in characters, are not cached: none of ours is, and comments make a text as long as one likes. */
export const MAX_CACHED_TEXT = 20_000;

/** Bytes that a document takes at the least with what is memoized of it: its syntax tree, code, selections and costs. */
const DOCUMENT_BYTES = 32 * 1024;
/** Bytes that each character of a dense document adds; measured with documents of 4 KB that were run six times. */
const BYTES_PER_CHARACTER = 80;

/**
 * A cache of what is made of documents, bounded by the memory that it takes: clients send any text.
 * @param maxBytes about how much memory it takes
 * @param lengthOf characters of the document of an entry
 */
export const documentCache = <V extends object>(
  maxBytes: number,
  lengthOf: (value: V, key: string) => number,
) =>
  new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => DOCUMENT_BYTES + BYTES_PER_CHARACTER * lengthOf(value, key),
  });
