import type { Delivery, Webhook } from "@console-shell/contract/calls/webhook";
import { useState } from "react";

/** Polling intervals of a log in milliseconds: while something is pending, and otherwise. */
const soon = 1_000;
const later = 5_000;

const isOnItsWay = ({ state, nextAttemptAt }: Delivery) =>
  state === "waiting" || (state === "retrying" && nextAttemptAt === null);

/**
 * The polling interval, from the last response: after a delivery, its result is wanted soon. A paused
 * webhook's deliveries all wait, so none is pending.
 */
export const useReadEvery = () => {
  const [isSoon, setSoon] = useState(false);
  return {
    every: isSoon ? soon : later,
    /** Call with each response. */
    look(webhook: Webhook | undefined, deliveries: readonly Delivery[] | undefined) {
      const next = webhook?.state === "active" && deliveries?.some(isOnItsWay) === true;
      if (next !== isSoon) setSoon(next);
    },
  };
};
