/** Random choices that are the same at every start. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True in `share` of all cases; 0.25 is one in four. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Record<K, number>): K;
  /** Some entries of the list, none twice, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
}

/**
 * @param name every area of the demo club draws from a stream of its own, so that a change in one leaves the others
 *   as they were
 */
export function createRandom(name: string): Random {
  const next = mulberry32(hash(name));
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error(`${name}: nothing to pick from`);
    return list[whole(0, list.length - 1)]!;
  }

  function weighted<K extends string>(weights: Record<K, number>): K {
    const entries = Object.entries(weights) as [K, number][];
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0]!)[0];
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set<number>();
    while (chosen.size < Math.min(count, list.length)) chosen.add(whole(0, list.length - 1));
    return list.filter((_, index) => chosen.has(index));
  }

  return { whole, chance: share => next() < share, pick, weighted, some };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

/** The public-domain generator of that name, by Tommy Ettinger: 32 bits of state, even and fast. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
