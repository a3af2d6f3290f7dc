import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A media type of an Accept header with its parameters, their names in lower case. */
export interface AcceptedType {
  type: string;
  parameters: Record<string, string>;
}

/** The parts of a header that a separator divides, those in quotes whole. */
const parts = (text: string, separator: ',' | ';') =>
  text.match(separator === ',' ? /(?:[^,"]|"[^"]*"?)+/g : /(?:[^;"]|"[^"]*"?)+/g) ?? [];

function acceptedType(text: string): AcceptedType {
  const [type = '', ...parameters] = parts(text, ';').map(part => part.trim());
  const pairs = parameters.map(parameter => {
    const [name, ...value] = parameter.split('=');
    return [
      name!.trim().toLowerCase(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ] as const;
  });
  return { type: type.toLowerCase(), parameters: Object.fromEntries(pairs) };
}

/** Headers whose result is kept for each list of types, and the longest of them in characters. */
const MAX_HEADERS = 200;
const MAX_LENGTH = 500;

/**
 * Finds the type that a client prefers of those that are offered, with the parameters that it gives, and the first one
 * where it does not say. Undefined where it accepts none. Parameters such as `charset` rule no type out. Clients send the
 * same few headers, and parsing one takes a tenth of the time of a small request.
 */
export function negotiatorOf(
  offered: readonly string[],
): (accept: string | undefined) => AcceptedType | undefined {
  const results = new LRUCache<string, { preferred: AcceptedType | undefined }>({ max: MAX_HEADERS });
  return (accept = '') => {
    if (accept.length > MAX_LENGTH) return negotiate(accept, offered);
    let result = results.get(accept);
    if (!result) results.set(accept, (result = { preferred: negotiate(accept, offered) }));
    return result.preferred;
  };
}

function negotiate(accept: string, offered: readonly string[]): AcceptedType | undefined {
  if (!accept.trim()) return { type: offered[0]!, parameters: {} };
  const accepted = parts(accept, ',').map(acceptedType);
  const weights = accepted.map(({ type, parameters: { q } }) => (q === undefined ? type : `${type};q=${q}`));
  const type = new Negotiator({ headers: { accept: weights.join(',') } }).mediaType([...offered]);
  if (type === undefined) return undefined;
  const given = accepted.find(one => one.type === type) ?? { parameters: {} };
  return { type, parameters: given.parameters };
}
