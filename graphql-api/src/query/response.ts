import type { ResponseSize } from '../common/response-size.ts';
import type { Row, RowFormat } from './output.ts';

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

/** One row as JSON. */
export function singleRow(rowFormat: RowFormat, row: Row, size: ResponseSize): SerializedJson {
  const json = rowFormat.toJson(row);
  size.addSerialized(Buffer.byteLength(json));
  return new SerializedJson([json]);
}

/** Collects rows as JSON. */
export class RowCollector {
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

  /** The list of the rows. */
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

/** An object as JSON. */
export function serializedObject(
  members: readonly (readonly [key: string, value: unknown])[],
): SerializedJson {
  const pieces = members.flatMap(([key, value], index): Piece[] => [
    `${index === 0 ? '' : ','}"${key}":`,
    ...jsonPieces(value),
  ]);
  return new SerializedJson(['{', ...pieces, '}']);
}

/** A value of the response as JSON. */
const jsonPieces = (value: unknown): readonly Piece[] =>
  value instanceof SerializedJson ? value.pieces : [JSON.stringify(value)];

/** The value of JSON that is part of a response. */
export const toObject = ({ pieces }: SerializedJson): unknown => JSON.parse(joined(pieces).toString());

/** Joins the pieces of a text; in UTF-8 where one of them is encoded. */
export function joined(pieces: readonly Piece[]): string | Buffer {
  if (pieces.some(piece => typeof piece !== 'string'))
    return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  let text = '';
  // Array.join would copy what is copied again when it is sent.
  for (const piece of pieces) text += piece as string;
  return text;
}
