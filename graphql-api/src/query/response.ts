import type { ResponseSize } from '../common/response-size.ts';
import { ResponseObject, setField, type Row, type RowFormat } from './output.ts';

/** Part of a response, in UTF-8 where it is encoded. */
export type Piece = string | Buffer;

/** JSON that is part of a response. */
export class SerializedJson {
  constructor(readonly pieces: readonly Piece[]) {}
}

export interface PageInfoValues {
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Collects rows in the format of the response. */
export interface RowCollector {
  add(row: Row): void;
  /** The list of the rows. */
  list(): SerializedJson | ResponseObject[];
}

/** How the values of root fields are returned: as objects, or serialized as JSON. */
export type ResponseFormat = 'objects' | 'json';

export const collectRows = (
  format: ResponseFormat,
  rowFormat: RowFormat,
  size: ResponseSize,
): RowCollector => (format === 'json' ? new JsonRows(rowFormat, size) : new ObjectRows(rowFormat));

/** One row in the format of the response. */
export function singleRow(
  format: ResponseFormat,
  rowFormat: RowFormat,
  row: Row,
  size: ResponseSize,
): SerializedJson | ResponseObject {
  if (format === 'objects') return rowFormat.toObject(row);
  const json = rowFormat.toJson(row);
  size.addSerialized(Buffer.byteLength(json));
  return new SerializedJson([json]);
}

class ObjectRows implements RowCollector {
  private readonly objects: ResponseObject[] = [];

  constructor(private readonly rowFormat: RowFormat) {}

  add(row: Row): void {
    this.objects.push(this.rowFormat.toObject(row));
  }

  list(): ResponseObject[] {
    return this.objects;
  }
}

class JsonRows implements RowCollector {
  private readonly text: EncodedText;

  constructor(
    private readonly rowFormat: RowFormat,
    size: ResponseSize,
  ) {
    this.text = new EncodedText(size);
  }

  add(row: Row): void {
    const json = this.rowFormat.toJson(row);
    this.text.add(this.text.isEmpty ? json : `,${json}`);
  }

  list(): SerializedJson {
    return new SerializedJson(['[', ...this.text.pieces(), ']']);
  }
}

/** Characters that are encoded at once: a concatenated text takes far more memory than its length. */
const CHUNK_LENGTH = 16_384;

/** A long text that grows by short ones. */
export class EncodedText {
  private readonly encoded: Buffer[] = [];
  private rest = '';

  constructor(private readonly size: ResponseSize) {}

  get isEmpty(): boolean {
    return this.rest === '' && this.encoded.length === 0;
  }

  add(text: string): void {
    this.rest += text;
    if (this.rest.length < CHUNK_LENGTH) return;
    const encoded = Buffer.from(this.rest);
    this.rest = '';
    this.encoded.push(encoded);
    this.size.addSerialized(encoded.length);
  }

  pieces(): readonly Piece[] {
    // Counted in characters: the number of bytes would be computed again when they are sent, and these are few.
    this.size.addSerialized(this.rest.length);
    return [...this.encoded, this.rest];
  }
}

/** An object in the format of the response. */
export function responseObject(
  format: ResponseFormat,
  members: readonly (readonly [key: string, value: unknown])[],
): SerializedJson | ResponseObject {
  if (format === 'objects') {
    const object = new ResponseObject();
    for (const [key, value] of members) setField(object, key, value);
    return object;
  }
  const pieces = members.flatMap(([key, value], index): Piece[] => [
    `${index === 0 ? '' : ','}"${key}":`,
    ...jsonPieces(value),
  ]);
  return new SerializedJson(['{', ...pieces, '}']);
}

/** A value of the response as JSON. */
export const jsonPieces = (value: unknown): readonly Piece[] =>
  value instanceof SerializedJson ? value.pieces : [JSON.stringify(value)];
