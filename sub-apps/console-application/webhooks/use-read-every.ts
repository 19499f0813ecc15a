import type { Delivery, Webhook } from "@console-shell/contract/endpoints/webhook";
import { useState } from "react";

/** Milliseconds between two reads of a log: while something is on its way, and else. */
const soon = 1_000;
const later = 5_000;

const isOnItsWay = ({ state, nextAttemptAt }: Delivery) =>
  state === "waiting" || (state === "retrying" && nextAttemptAt === null);

/**
 * How often to read deliveries, by what was read last: whoever has sent something waits for its answer.
 * For a paused webhook everything waits, and nothing is on its way.
 */
export const useReadEvery = () => {
  const [isSoon, setSoon] = useState(false);
  return {
    every: isSoon ? soon : later,
    /** To be called with each answer. */
    look(webhook: Webhook | undefined, deliveries: readonly Delivery[] | undefined) {
      const next = webhook?.state === "active" && deliveries?.some(isOnItsWay) === true;
      if (next !== isSoon) setSoon(next);
    },
  };
};
