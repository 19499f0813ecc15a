import { Refusal } from "../../http/refusal.ts";

interface HashSlots {
  /** How many run at a time. */
  slots: number;
  /** How many may wait for one; whoever comes then is refused. */
  longestQueue: number;
}

/** Runs what is given in one of few slots, first come, first served. */
export type InSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue before few slots. Where it is full, work is refused with `unavailable` and not begun. */
export const hashSlots = ({ slots, longestQueue }: HashSlots): InSlot => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < slots) running += 1;
    else if (waiting.length < longestQueue)
      await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Refusal("unavailable");
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
