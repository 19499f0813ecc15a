import { withTimeout } from "../../../../platform/database/with-timeout.ts";
import type { Services } from "../../../../platform/services.ts";
import { createPoller } from "../../../../platform/poller.ts";
import { type Claimed, claim, dueWebhooks } from "./claim.ts";
import { deliver } from "./deliver.ts";
import { createFairShares } from "./fair-shares.ts";

export interface Worker {
  /** Something may be due: polls now instead of at the next interval. */
  notify: () => void;
  /** Stops taking deliveries; resolves when those in progress were answered or timed out. */
  close: () => Promise<void>;
}

/**
 * The delivery worker of each server process; the processes only coordinate through the database. A slow receiver only
 * uses its own few slots, and so does an application with many of them.
 */
export const startWorker = (
  services: Pick<Services, "database" | "dialect" | "sealer" | "clock" | "webhooks" | "log">,
): Worker => {
  const underWay = new Set<Promise<void>>();
  const shares = createFairShares();
  /** Whether something was left because no slot was free. */
  let isMore = false;

  const begin = (claimed: Claimed) => {
    const receiver = {
      webhookId: claimed.webhookId,
      applicationId: claimed.event.applicationId,
    };
    shares.take(receiver);
    const task = deliver(services, claimed)
      // Its lease expires, and it's retried.
      .catch((error: unknown) =>
        services.log.error(
          { err: error, deliveryId: claimed.id },
          "An attempt could not be written down",
        ),
      )
      .finally(() => {
        underWay.delete(task);
        shares.giveBack(receiver);
        if (isMore) poller.notify();
      });
    underWay.add(task);
  };

  const take = async () => {
    const now = services.clock();
    const full = shares.full();
    isMore = full.webhooks.length > 0 || full.applications.length > 0;
    if (shares.free() <= 0) return;
    const due = await dueWebhooks(services, { now, limit: shares.free(), full });
    for (const { id, applicationId } of due) {
      const limit = shares.freeFor({ webhookId: id, applicationId });
      const claimed = limit > 0 ? await claim(services, id, { now, limit }) : [];
      isMore ||= claimed.length === limit;
      for (const one of claimed) begin(one);
      // Those behind it may belong to others, so the query is repeated without it.
      if (limit <= 0 && shares.free() > 0) poller.notify();
    }
    isMore ||= shares.free() <= 0;
  };

  const poller = createPoller({
    every: services.webhooks.every,
    begin: () => Promise.resolve(),
    poll: () => withTimeout(take()),
    isWanted: () => true,
    onError: (error) => services.log.error({ err: error }, "Webhooks could not be looked for"),
  });
  // Deliveries left by the previous process are due now.
  void poller.start().then(poller.notify);

  return {
    notify: poller.notify,
    async close() {
      await poller.close();
      await Promise.all(underWay);
    },
  };
};
