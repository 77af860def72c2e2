/** Derives a seed from a text (FNV-1a). */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number; both ends are included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** A key, chosen with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  digits(count: number): string;
  letters(count: number): string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function createRandom(seed: number): Random {
  const next = mulberry(seed);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const characters = (from: string, count: number) => {
    let text = '';
    for (let at = 0; at < count; at++) text += from.charAt(whole(0, from.length - 1));
    return text;
  };
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
    weighted(weights) {
      const names = namesIn(weights);
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        rest -= weights[name];
        if (rest < 0) return name;
      }
      throw new RangeError('no weights');
    },
    digits: (count) => characters('0123456789', count),
    letters: (count) => characters(alphabet, count),
  };
}

/** The keys of a record that has exactly these keys. */
function namesIn<K extends string>(record: Readonly<Record<K, number>>): K[] {
  return Object.keys(record) as K[];
}

/** A seed from words (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(words)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: fast, with 32 bits of state; good enough for sample data. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
