import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";

/** What a page reads again: reads of `liveReads`, the lists of the work queue of a kind, or the account. */
export type LiveKey = "notifications" | "announcements" | "waiting" | "account" | `work ${string}`;

/** A kind of work that the page may show, with the permissions of those who act on it. */
export interface LiveWork {
  key: string;
  permissions: readonly string[];
}

/** Milliseconds over which pages that have lost their streams at the same time spread their reads, at least. */
const leastCatchUp = 3_000;
/** How many times as expensive reading a list of the work queue is, compared to the other reads (`bench:crowd`, 2026-11). */
const workCosts = 24;
/** Reads that each page makes then: they take about as many times longer. */
const readsToCatchUp = 3;

/**
 * Decides what an event of the server makes a page read again, and over how many milliseconds. The server tells how
 * long its pages should take; the page remembers the longest, because a server that has just started doesn't know
 * how many will come back.
 */
export const createWhatToRead = () => {
  let longest = 0;
  let account: string | undefined;
  let isGreeted = false;

  const withinOf = ({ within = 0 }: { within?: number | undefined }): number => {
    longest = Math.max(longest, within);
    return within;
  };

  return {
    /** `workOf` are the kinds of work that a page of this operator may show; `isInQueue`, whether it works through them. */
    heard(
      event: StreamEvent,
      workOf: () => readonly LiveWork[],
      isInQueue: boolean,
    ): { key: LiveKey; within: number }[] {
      const work = (permissions: readonly string[] | undefined, within: number) =>
        [
          ...workOf().filter(
            (one) => !permissions || one.permissions.some((code) => permissions.includes(code)),
          ),
          // Of the item that is open.
          { key: "comments" },
        ].map(({ key }) => ({
          key: `work ${key}` as const,
          within: isInQueue ? within : within * workCosts,
        }));
      switch (event.event) {
        case "hello": {
          withinOf(event.data);
          const isBack = isGreeted;
          const isOther = event.data.account === undefined || event.data.account !== account;
          isGreeted = true;
          account = event.data.account;
          const within = isBack ? Math.max(leastCatchUp, longest * readsToCatchUp) : 0;
          return [
            { key: "notifications", within },
            { key: "announcements", within },
            { key: "waiting", within },
            ...work(undefined, within),
            ...(isBack && isOther ? [{ key: "account" as const, within }] : []),
          ];
        }
        case "notification":
          // It was sent whole.
          withinOf(event.data);
          return [];
        case "notifications":
        case "announcements":
          return [{ key: event.event, within: withinOf(event.data) }];
        case "account":
          return [{ key: "account", within: withinOf(event.data) }];
        case "waiting": {
          const within = withinOf(event.data);
          const { counts, permissions } = event.data as Partial<typeof event.data>;
          // A server of the previous release sends no counts.
          const asked = counts ? [] : [{ key: "waiting" as const, within: leastCatchUp }];
          return [...asked, ...work(permissions, counts ? within : leastCatchUp)];
        }
        case "session-ended":
          // Prompts for sign-in unless there is a new session by now; then it listens again.
          return [{ key: "account", within: 0 }];
        case "release":
        case "too-many":
        default:
          // The session has too many listeners. This tab catches up when it listens again.
          return [];
      }
    },
  };
};
