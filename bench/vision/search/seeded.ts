/** Random numbers that are the same in every run. */
export interface Seeded {
  /** Uniform from 0 to 1, exclusive. */
  part(): number;
  /** Normally distributed, with mean 0 and deviation 1. */
  normal(): number;
}

/** Creates a generator from a seed (mulberry32, Box–Muller). */
export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  let spare: number | undefined;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    part,
    normal() {
      if (spare !== undefined) {
        const value = spare;
        spare = undefined;
        return value;
      }
      const length = Math.sqrt(-2 * Math.log(1 - part()));
      const angle = 2 * Math.PI * part();
      spare = length * Math.sin(angle);
      return length * Math.cos(angle);
    },
  };
};
