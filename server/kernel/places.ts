/** Concurrency limits of one process, in all and per key. */
export interface PlaceLimits {
  inAll: number;
  ofOne: number;
}

export interface Places {
  /** Runs the work if a slot is free; otherwise reports which limit was reached. */
  use<Result>(whose: string, work: () => Promise<Result>): Promise<Result> | "self" | "all";
}

/**
 * A semaphore without a queue: bounds how much runs at once, in all and per key, so that nobody waits long or blocks
 * the others.
 */
export const createPlaces = ({ inAll, ofOne }: PlaceLimits): Places => {
  const taken = new Map<string, number>();
  let all = 0;
  const count = (whose: string, change: number) => {
    all += change;
    const now = (taken.get(whose) ?? 0) + change;
    if (now === 0) taken.delete(whose);
    else taken.set(whose, now);
  };
  return {
    use(whose, work) {
      if ((taken.get(whose) ?? 0) >= ofOne) return "self";
      if (all >= inAll) return "all";
      count(whose, 1);
      return work().finally(() => count(whose, -1));
    },
  };
};
