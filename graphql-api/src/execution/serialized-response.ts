import type { ApiResponse } from '../server/api.ts';
import { MAX_RESPONSE_BYTES, responseTooLarge } from '../common/response-size.ts';
import { joined, SerializedJson, serializedObject, toObject, type Piece } from '../query/response.ts';

/** A response as JSON, or an error in place of one that is larger than `limit` bytes. */
export function serializeResponse(response: ApiResponse, limit = MAX_RESPONSE_BYTES): string | Buffer {
  const json = joined(responsePieces(response));
  if (json.length <= limit) return json;
  return JSON.stringify({ errors: [responseTooLarge(limit)], extensions: response.extensions });
}

/** A response with its data as objects. */
export function parseResponse<Result extends { data?: Record<string, unknown> | null }>(
  result: Result,
): Result {
  if (!result.data) return result;
  // Without a prototype, since a client may name a field `__proto__`.
  const data = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(result.data))
    data[key] = value instanceof SerializedJson ? toObject(value) : value;
  return { ...result, data };
}

function responsePieces(response: ApiResponse): readonly Piece[] {
  const { data, ...others } = response;
  if (!data) return [JSON.stringify(response)];
  const rest = JSON.stringify(others).slice(1);
  return ['{"data":', ...serializedObject(Object.entries(data)).pieces, rest === '}' ? '}' : `,${rest}`];
}
