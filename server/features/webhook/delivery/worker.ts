import { inTime } from "../../../database/in-time.ts";
import type { Services } from "../../../services.ts";
import { createTurns } from "../../notification/stream/turns.ts";
import { type Claimed, claim, dueWebhooks } from "./claim.ts";
import { deliver } from "./deliver.ts";

/** Attempts under way at once in this process, and of these to one webhook. */
const mostAtOnce = 32;
const mostToOne = 4;

export interface Worker {
  /** Something may be due: looks at once and not with the next turn. */
  poke: () => void;
  /** Takes nothing more; resolves when what is under way has been answered, or its time is over. */
  close: () => Promise<void>;
}

/**
 * Takes what is due and delivers it, in each process of the server; they need nothing between them
 * but the database. A slow receiver keeps its own few places busy and nobody else's.
 */
export const startWorker = (
  services: Pick<Services, "database" | "dialect" | "sealer" | "clock" | "webhooks" | "log">,
): Worker => {
  const underWay = new Set<Promise<void>>();
  const toWebhook = new Map<string, number>();
  /** Whether something was left for want of room. */
  let isMore = false;

  const begin = (claimed: Claimed) => {
    const { id, webhookId } = claimed;
    toWebhook.set(webhookId, (toWebhook.get(webhookId) ?? 0) + 1);
    const task = deliver(services, claimed)
      // Its lease ends, and it is tried again.
      .catch((error: unknown) =>
        services.log.error({ err: error, deliveryId: id }, "An attempt could not be written down"),
      )
      .finally(() => {
        underWay.delete(task);
        const left = (toWebhook.get(webhookId) ?? 1) - 1;
        if (left > 0) toWebhook.set(webhookId, left);
        else toWebhook.delete(webhookId);
        if (isMore) turns.poke();
      });
    underWay.add(task);
  };

  const take = async () => {
    const now = services.clock();
    const full = [...toWebhook].flatMap(([id, count]) => (count >= mostToOne ? id : []));
    isMore = full.length > 0;
    const room = () => mostAtOnce - underWay.size;
    if (room() <= 0) return;
    const webhooks = await dueWebhooks(services, { now, limit: room(), except: full });
    for (const id of webhooks) {
      const limit = Math.min(room(), mostToOne - (toWebhook.get(id) ?? 0));
      if (limit <= 0) break;
      const claimed = await claim(services, id, { now, limit });
      isMore ||= claimed.length === limit;
      for (const one of claimed) begin(one);
    }
    isMore ||= room() <= 0;
  };

  const turns = createTurns({
    every: services.webhooks.every,
    begin: () => Promise.resolve(),
    look: () => inTime(take()),
    isWanted: () => true,
    onError: (error) => services.log.error({ err: error }, "Webhooks could not be looked for"),
  });
  // What was left when the last process ended is due now.
  void turns.start().then(turns.poke);

  return {
    poke: turns.poke,
    async close() {
      await turns.close();
      await Promise.all(underWay);
    },
  };
};
