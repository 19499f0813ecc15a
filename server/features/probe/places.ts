/** Pictures that one process looks at, or is about to, at the same time; each is some MB in memory. */
const inAll = 8;
const ofOneOperator = 2;

export interface Places {
  /** Does the work where a place is free; says who has taken the places where none is. */
  use<Result>(operatorId: string, work: () => Promise<Result>): Promise<Result> | "self" | "all";
}

/** Bounds how many pictures are looked at, so that nobody waits long and no operator holds up the others. */
export const createPlaces = (): Places => {
  const taken = new Map<string, number>();
  let all = 0;
  const count = (operatorId: string, change: number) => {
    all += change;
    const now = (taken.get(operatorId) ?? 0) + change;
    if (now === 0) taken.delete(operatorId);
    else taken.set(operatorId, now);
  };
  return {
    use(operatorId, work) {
      if ((taken.get(operatorId) ?? 0) >= ofOneOperator) return "self";
      if (all >= inAll) return "all";
      count(operatorId, 1);
      return work().finally(() => count(operatorId, -1));
    },
  };
};
