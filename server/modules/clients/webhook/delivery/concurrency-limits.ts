import type { Full } from "./claim.ts";

/** Concurrent attempts in this process, and how many of them to one webhook. */
const maxAtOnce = 32;
const maxToOne = 4;

/** Where an attempt goes. */
export interface Receiver {
  webhookId: string;
  clientAppId: string;
}

/** How many attempts may start, given those that are running. */
export interface Limits {
  /** Of all. */
  free: () => number;
  /** To one webhook. */
  freeFor: (receiver: Receiver) => number;
  /** Webhooks and client apps that can't start an attempt before one of theirs ends. */
  full: () => Full;
  take: (receiver: Receiver) => void;
}

/**
 * Fair concurrency limits for attempts. No client app gets a slot if it would then hold more than it leaves free: on
 * its own it gets half of the slots, the next one half of the rest. If several stay slow, this evens out as their
 * attempts end: two get a third each.
 */
export const createLimits = (running: readonly Receiver[] = []): Limits => {
  const byWebhook = new Map<string, number>();
  const byClientApp = new Map<string, number>();
  let taken = 0;

  const add = (counts: Map<string, number>, id: string) =>
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const take = ({ webhookId, clientAppId }: Receiver) => {
    taken += 1;
    add(byWebhook, webhookId);
    add(byClientApp, clientAppId);
  };
  for (const receiver of running) take(receiver);
  const free = () => maxAtOnce - taken;
  const share = (held: number) => Math.max(0, Math.ceil((free() - held) / 2));
  const leftToOne = (held: number) => maxToOne - held;

  return {
    free,
    take,
    freeFor: ({ webhookId, clientAppId }) =>
      Math.min(leftToOne(byWebhook.get(webhookId) ?? 0), share(byClientApp.get(clientAppId) ?? 0)),
    full: () => ({
      webhooks: [...byWebhook].flatMap(([id, held]) => (leftToOne(held) > 0 ? [] : id)),
      clientApps: [...byClientApp].flatMap(([id, held]) => (share(held) > 0 ? [] : id)),
    }),
  };
};
