/** How many works one process does at the same time, and how many of them for the same one. */
export interface PlaceLimits {
  inAll: number;
  ofOne: number;
}

export interface Places {
  /** Does the work where a place is free; says who has taken the places where none is. */
  use<Result>(whose: string, work: () => Promise<Result>): Promise<Result> | "self" | "all";
}

/** Bounds how much is done at once, so that nobody waits long and nobody holds up the others. */
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
