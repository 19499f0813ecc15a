import { Refusal } from "./refusal.ts";

interface Limits {
  /** How much runs at once, in all and per owner. */
  slots: number;
  slotsOfOne?: number;
  /** How much may wait, in all and per owner; more is refused. By default nothing waits. */
  queue?: number;
  queueOfOne?: number;
  /** The refusal of an owner at its own limit. */
  ownCode?: "unavailable" | "throttled";
}

/**
 * Runs the work once a slot is free; throws `unavailable` without starting it if too much is waiting, or if the signal
 * is aborted by then.
 */
export type InSlot = <Result>(
  work: () => Promise<Result>,
  owner?: string,
  signal?: AbortSignal,
) => Promise<Result>;

interface Waiter {
  owner: string;
  begin: () => void;
}

/** A semaphore with a bounded queue: first come, first served, except for owners whose slots are taken. */
export const createSemaphore = ({
  slots,
  slotsOfOne = slots,
  queue = 0,
  queueOfOne = queue,
  ownCode = "unavailable",
}: Limits): InSlot => {
  const running: string[] = [];
  const waiting: Waiter[] = [];
  const isAtLimit = (owner: string) => running.filter((one) => one === owner).length >= slotsOfOne;
  const isFreeFor = (owner: string) => running.length < slots && !isAtLimit(owner);
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
  const wait = (owner: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new Refusal("unavailable"));
      };
      const waiter = {
        owner,
        begin() {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      waiting.push(waiter);
      signal?.addEventListener("abort", leave, { once: true });
    });
  return async (work, owner = "", signal) => {
    if (signal?.aborted) throw new Refusal("unavailable");
    if (isFreeFor(owner)) running.push(owner);
    else if (mayWait(owner)) await wait(owner, signal);
    else throw new Refusal(isAtLimit(owner) ? ownCode : "unavailable");
    try {
      return await work();
    } finally {
      release(owner);
    }
  };
};
