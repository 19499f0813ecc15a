import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import type { OtherTabs } from "../other-tabs.ts";

/** How many milliseconds before its expiry an active session's user is warned. */
export const warnBefore = 5 * 60_000;
/** The maximum delay of a browser timer. */
const longestWait = 2 ** 31 - 1;
/**
 * Smaller changes of the expiry, in milliseconds, aren't sent to the other tabs: each call shifts it a
 * little.
 */
const worthTelling = 30_000;

export interface ExpectedEnd {
  /** As in `Date.now()`. */
  readonly at: number;
  /** Whether the session can't be extended any further. */
  readonly final: boolean;
}

/** The session's expiry time, and the warning before it. */
export interface SessionEnd {
  /** Set while the expiry is near. */
  readonly near: Live<ExpectedEnd | null>;
  /** Records the seconds left from a response. */
  heard(seconds: number): void;
  /** Extends the session; false if the call failed. `near` has the result. */
  extend(): Promise<boolean>;
  /** Checks the clock; call it when timers may have been suspended. */
  look(): void;
  /** Call after a sign-out. */
  stop(): void;
}

interface SessionEndParts {
  otherTabs: OtherTabs;
  /** Whether the user is present. */
  isThere(): boolean;
  /** Makes a call that extends the session, or finds that it has expired; false if it failed. */
  renew(): Promise<boolean>;
}

/** Tracks the session's expiry from each response, and warns before it unless the user is active. */
export const watchSessionEnd = (parts: SessionEndParts): SessionEnd => {
  const near = createStore<ExpectedEnd | null>(null);
  let end: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The expiry for which an extension was already requested. */
  let usedFor: number | undefined;
  let extending: Promise<boolean> | undefined;

  const wake = (at: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(Math.max(at - Date.now(), 0), longestWait));
  };
  const look = () => {
    if (end === undefined) return;
    const now = Date.now();
    if (now < end - warnBefore) {
      near.set(null);
      return wake(end - warnBefore);
    }
    if (now >= end) {
      near.set(null);
      end = undefined;
      return void parts.renew();
    }
    wake(end);
    if (extending) return;
    // A present user without calls isn't idle, so extend.
    if (usedFor !== end && parts.isThere()) return void extend();
    near.set({ at: end, final: usedFor === end });
  };
  const use = async () => {
    const before = end;
    const answered = await parts.renew();
    extending = undefined;
    if (answered) usedFor = before;
    // Show the warning if the expiry is still near, even if the call failed.
    if (end !== undefined && end === before && Date.now() >= end - warnBefore && Date.now() < end)
      near.set({ at: end, final: usedFor === end });
    return answered;
  };
  // Set before `use` runs, because its own response calls `look`.
  const extend = () => (extending ??= Promise.resolve().then(use));
  const take = (at: number) => {
    end = at;
    look();
  };
  parts.otherTabs.listen((message) => {
    if (message.kind === "session-ends" && end !== undefined) take(message.at);
  });

  return {
    near,
    heard(seconds) {
      const at = Date.now() + seconds * 1000;
      const changed = end === undefined || Math.abs(at - end) > worthTelling;
      if (changed) {
        take(at);
        parts.otherTabs.tell({ kind: "session-ends", at });
      } else if (end !== undefined && Date.now() >= end - warnBefore) look();
    },
    extend,
    look,
    stop() {
      clearTimeout(timer);
      end = undefined;
      extending = undefined;
      near.set(null);
    },
  };
};
