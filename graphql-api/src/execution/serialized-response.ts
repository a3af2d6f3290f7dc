import type { FormattedExecutionResult } from 'graphql';
import { MAX_RESPONSE_BYTES, responseTooLarge } from '../common/response-size.ts';
import { jsonPieces, type Piece } from '../query/response.ts';

/** A response as JSON, or an error in place of one that is larger than `limit` bytes. */
export function serializeResponse(
  response: FormattedExecutionResult,
  limit = MAX_RESPONSE_BYTES,
): string | Buffer {
  const json = joined(responsePieces(response));
  if (json.length <= limit) return json;
  return JSON.stringify({ errors: [responseTooLarge(limit)], extensions: response.extensions });
}

function responsePieces(response: FormattedExecutionResult): readonly Piece[] {
  const { data, ...others } = response;
  if (!data) return [JSON.stringify(response)];
  const members = Object.entries(data).flatMap(([key, value], index): Piece[] => [
    `${index === 0 ? '' : ','}"${key}":`,
    ...jsonPieces(value),
  ]);
  const rest = JSON.stringify(others).slice(1);
  return ['{"data":{', ...members, rest === '}' ? '}}' : `},${rest}`];
}

function joined(pieces: readonly Piece[]): string | Buffer {
  if (pieces.some(piece => typeof piece !== 'string'))
    return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  let text = '';
  // Array.join would copy what is copied again when it is sent.
  for (const piece of pieces) text += piece as string;
  return text;
}
