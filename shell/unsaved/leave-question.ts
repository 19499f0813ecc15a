import type { Live } from "@console-shell/contract";
import { createStore } from "../state/store.ts";
import type { Unsaved } from "./unsaved.ts";

/** What the dialog asks, for as long as it is open. */
export interface OpenLeaveQuestion {
  answer(leave: boolean): void;
}

/** Whether to leave what is unsaved. */
export interface LeaveQuestion {
  readonly question: Live<OpenLeaveQuestion | null>;
  /** Asks where something in these parts, or in any, is unsaved. True where it may be left; it counts as saved then. */
  ask(parts?: ReadonlySet<string>): Promise<boolean>;
  /** As `ask`, of all that is unsaved, which stays so: what it was asked for may still fail. */
  mayLeave(): Promise<boolean>;
}

export const createLeaveQuestion = (unsaved: Unsaved): LeaveQuestion => {
  const question = createStore<OpenLeaveQuestion | null>(null);
  // What was unsaved has been saved meanwhile, or the session has ended: nothing is left to ask.
  unsaved.subscribe((parts) => {
    if (parts.size === 0) question.get()?.answer(true);
  });
  const mayLeave = async (asked: ReadonlySet<string>) => {
    if (asked.size === 0) return true;
    // The one before is not to be answered any more.
    question.get()?.answer(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const own = { answer: resolve };
    question.set(own);
    const leave = await promise;
    // Another one may have taken its place.
    if (question.get() === own) question.set(null);
    return leave;
  };
  return {
    question,
    mayLeave: () => mayLeave(unsaved.get()),
    async ask(parts) {
      const asked = parts ? unsaved.get().intersection(parts) : unsaved.get();
      const leave = await mayLeave(asked);
      if (leave && asked.size > 0) unsaved.forget(asked);
      return leave;
    },
  };
};
