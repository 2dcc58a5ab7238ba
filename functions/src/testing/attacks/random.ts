export interface Random {
  /** An integer from 0 to below `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Buffer;
}

/** Deterministic numbers for a seed (mulberry32), so that failures can be reproduced. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick<T>(list: readonly T[]): T {
      const index = below(list.length);
      if (index in list) return list[index] as T;
      throw new Error('There is nothing to pick from');
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
}

/** Set another seed, or reproduce a failure: `ATTACK_SEED=7 npm test`. */
export const SEED = Number(process.env.ATTACK_SEED ?? 20_261_121);
