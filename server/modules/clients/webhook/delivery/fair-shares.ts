import type { Full } from "./claim.ts";

/** Attempts under way at once in this process, and of these to one webhook. */
const mostAtOnce = 32;
const mostToOne = 4;

interface Receiver {
  webhookId: string;
  applicationId: string;
}

/** Who has how many of the places for attempts. */
export interface FairShares {
  /** All that are free. */
  free: () => number;
  /** How many more attempts at a webhook may begin. */
  freeFor: (receiver: Receiver) => number;
  /** Who may begin none before one of theirs ends. */
  full: () => Full;
  take: (receiver: Receiver) => void;
  giveBack: (receiver: Receiver) => void;
}

/**
 * The places for attempts. No application takes one of which it would then hold more than it leaves free:
 * alone it has half of them, the next one half of the rest. Where several go on being slow, that evens out as
 * their attempts end: of two each has a third.
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
  const free = () => mostAtOnce - taken;
  const share = (held: number) => Math.max(0, Math.ceil((free() - held) / 2));
  const leftToOne = (held: number) => mostToOne - held;

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
