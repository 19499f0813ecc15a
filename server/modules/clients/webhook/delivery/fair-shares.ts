import type { Full } from "./claim.ts";

/** Concurrent attempts in this process, and how many of them to one webhook. */
const maxAtOnce = 32;
const maxToOne = 4;

interface Receiver {
  webhookId: string;
  applicationId: string;
}

/** Who holds how many of the slots for attempts. */
export interface FairShares {
  /** All that are free. */
  free: () => number;
  /** How many more attempts at a webhook may start. */
  freeFor: (receiver: Receiver) => number;
  /** Applications that can't start an attempt before one of theirs ends. */
  full: () => Full;
  take: (receiver: Receiver) => void;
  giveBack: (receiver: Receiver) => void;
}

/**
 * Fair concurrency limits for attempts. No application gets a slot if it would then hold more than it leaves free: on
 * its own it gets half of the slots, the next one half of the rest. If several stay slow, this evens out as their
 * attempts end: two get a third each.
 */
export const createFairShares = (): FairShares => {
  const byWebhook = new Map<string, number>();
  const byApplication = new Map<string, number>();
  let taken = 0;

  const add = (counts: Map<string, number>, id: string, change: number) => {
    const count = (counts.get(id) ?? 0) + change;
    if (count > 0) counts.set(id, count);
    else counts.delete(id);
  };
  const change = ({ webhookId, applicationId }: Receiver, by: number) => {
    taken += by;
    add(byWebhook, webhookId, by);
    add(byApplication, applicationId, by);
  };
  const free = () => maxAtOnce - taken;
  const share = (held: number) => Math.max(0, Math.ceil((free() - held) / 2));
  const leftToOne = (held: number) => maxToOne - held;

  return {
    free,
    freeFor: ({ webhookId, applicationId }) =>
      Math.min(
        leftToOne(byWebhook.get(webhookId) ?? 0),
        share(byApplication.get(applicationId) ?? 0),
      ),
    full: () => ({
      webhooks: [...byWebhook].flatMap(([id, held]) => (leftToOne(held) > 0 ? [] : id)),
      applications: [...byApplication].flatMap(([id, held]) => (share(held) > 0 ? [] : id)),
    }),
    take: (receiver) => change(receiver, 1),
    giveBack: (receiver) => change(receiver, -1),
  };
};
