import { Refusal } from "./refusal.ts";

interface Limits {
  /** How much runs at once, in all and per owner. */
  slots: number;
  slotsOfOne?: number;
  /** How much may wait, in all and per owner; more is refused. */
  queue: number;
  queueOfOne?: number;
}

/** Runs the work once a slot is free; throws `unavailable` without starting it if too much is waiting. */
export type InSlot = <Result>(work: () => Promise<Result>, owner?: string) => Promise<Result>;

interface Waiter {
  owner: string;
  begin: () => void;
}

/** A semaphore with a bounded queue: first come, first served, except for owners whose slots are taken. */
export const createSemaphore = ({
  slots,
  slotsOfOne = slots,
  queue,
  queueOfOne = queue,
}: Limits): InSlot => {
  const running: string[] = [];
  const waiting: Waiter[] = [];
  const isFreeFor = (owner: string) =>
    running.length < slots && running.filter((one) => one === owner).length < slotsOfOne;
  const mayWait = (owner: string) =>
    waiting.length < queue &&
    waiting.filter((waiter) => waiter.owner === owner).length < queueOfOne;

  const release = (owner: string) => {
    running.splice(running.indexOf(owner), 1);
    const next = waiting.findIndex((waiter) => isFreeFor(waiter.owner));
    if (next === -1) return;
    const [waiter] = waiting.splice(next, 1);
    running.push(waiter!.owner);
    waiter!.begin();
  };
  return async (work, owner = "") => {
    if (isFreeFor(owner)) running.push(owner);
    else if (mayWait(owner))
      await new Promise<void>((resolve) => waiting.push({ owner, begin: resolve }));
    else throw new Refusal("unavailable");
    try {
      return await work();
    } finally {
      release(owner);
    }
  };
};
