import type { Live } from "@console-shell/contract";
import { createStore } from "../../state/store.ts";
import type { OtherTabs } from "../other-tabs.ts";

/** Milliseconds before the session's end at which whoever works here is warned. */
export const warnBefore = 5 * 60_000;
/** The longest that a browser's timer can wait. */
const longestWait = 2 ** 31 - 1;
/** Each call changes the end by a little; the other tabs need not hear of it. */
const worthTelling = 30_000;

export interface NearEnd {
  /** As `Date.now()` counts. */
  readonly at: number;
  /** Whether the session cannot be made to last longer. */
  readonly final: boolean;
}

/** When the session will end if it is not used, and the warning before. */
export interface SessionEnd {
  /** Set while the end is near. */
  readonly near: Live<NearEnd | null>;
  /** Takes an answer's seconds into account. */
  heard(seconds: number): void;
  /** Uses the session, so that it lasts longer; false where that could not be asked for. What came of it, `near` tells. */
  extend(): Promise<boolean>;
  /** Looks at the clock; to be called where timers may have slept. */
  look(): void;
  /** Nobody is signed in here any more. */
  stop(): void;
}

interface SessionEndParts {
  otherTabs: OtherTabs;
  /** Whether somebody is at this page. */
  isThere(): boolean;
  /** Makes a call, so that the session is used, or turns out to have ended; false where it failed. */
  renew(): Promise<boolean>;
}

/** Knows from each answer when the session ends, and warns of it unless somebody is at work. */
export const watchSessionEnd = (parts: SessionEndParts): SessionEnd => {
  const near = createStore<NearEnd | null>(null);
  let end: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The end that a call was answered for, which was to put it off. */
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
    // Whoever is here for long without a call is not idle.
    if (usedFor !== end && parts.isThere()) return void extend();
    near.set({ at: end, final: usedFor === end });
  };
  const use = async () => {
    const before = end;
    const answered = await parts.renew();
    extending = undefined;
    if (answered) usedFor = before;
    // The end that is still near is to be seen, also where the call failed.
    if (end !== undefined && end === before && Date.now() >= end - warnBefore && Date.now() < end)
      near.set({ at: end, final: usedFor === end });
    return answered;
  };
  // Known to be under way before it begins: its own answer leads here.
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
