import type { ServerLog } from "#platform/logger.ts";
import { kindsOf, type SharedCounts } from "#modules/console/waiting/shared-counts.ts";
import { type Listener, spreadOf, sendEvent, sendInTurns } from "./listener.ts";

/** Milliseconds between two pushes, for each page that gets them, and at most: a few pages get every change at once. */
const eachPage = 1;
const longestPause = 5_000;
/** Milliseconds until a failed push is repeated. */
const againAfter = 2_000;

/** Sends pages the pending counts of their operators. */
export interface WaitingPush {
  /** Call it when items have changed that holders of these permissions act on. */
  changed(permissions: Iterable<string>): void;
  /** Stops; resolves when no push is in progress. */
  close(): Promise<void>;
}

/**
 * Counts once for all pages and sends each its counts, so no page has to poll. The first change is sent at once; those
 * that follow share a push, which waits longer with more pages.
 */
export const createWaitingPush = (
  listeners: ReadonlySet<Listener>,
  counts: Pick<SharedCounts, "of">,
  log: Pick<ServerLog, "error">,
): WaitingPush => {
  let pending = new Set<string>();
  let notBefore = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isClosed = false;

  const push = async (): Promise<void> => {
    const permissions = pending;
    pending = new Set();
    const held = ({ session }: Listener) => {
      const own: ReadonlySet<string> = session.permissions;
      return [...permissions].filter((code) => own.has(code));
    };
    const recipients = [...listeners].filter((listener) => held(listener).length > 0);
    try {
      const sessions = recipients.map(({ session }) => session);
      const countsOf = await counts.of(sessions, kindsOf(permissions));
      const spread = spreadOf(recipients.length);
      await sendInTurns(recipients, (listener) =>
        sendEvent(listener, "waiting", {
          permissions: held(listener),
          counts: countsOf(listener.session),
          ...spread,
        }),
      );
    } catch (error) {
      // Pages don't count themselves instead: the database is overloaded already.
      pending = pending.union(permissions);
      throw error;
    }
  };

  const schedule = () => {
    if (isClosed || underWay || pending.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(start, Math.max(0, notBefore - performance.now())).unref();
  };

  const start = () => {
    let wait = 0;
    underWay = push()
      .catch((error: unknown) => {
        wait = againAfter;
        log.error({ err: error }, "Pending items couldn't be counted for open pages");
      })
      .finally(() => {
        underWay = undefined;
        notBefore = performance.now() + Math.max(wait, pause());
        schedule();
      });
  };

  const pause = () => Math.min(longestPause, listeners.size * eachPage);

  return {
    changed(permissions) {
      pending = pending.union(new Set(permissions));
      schedule();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
