import type { Live, UnsavedReason } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import type { Unsaved } from "./unsaved.ts";

/** The dialog's question while it is open. */
interface OpenLeaveQuestion {
  reasons: readonly UnsavedReason[];
  answer(leave: boolean): void;
}

/** Asks whether to leave unsaved changes. */
export interface LeaveQuestion {
  readonly question: Live<OpenLeaveQuestion | null>;
  /**
   * Asks if there are unsaved changes in these parts, or in any. If true, they may be lost and no longer
   * count as unsaved.
   */
  ask(parts?: ReadonlySet<string>): Promise<boolean>;
  /** Like `ask` for all parts, but the changes stay unsaved: the action they were asked for may still fail. */
  mayLeave(): Promise<boolean>;
}

export const createLeaveQuestion = (unsaved: Unsaved): LeaveQuestion => {
  const question = createStore<OpenLeaveQuestion | null>(null);
  // The changes were saved in the meantime, or the session has ended: there is nothing left to ask.
  unsaved.subscribe((parts) => {
    if (parts.size === 0) question.get()?.answer(true);
  });
  const mayLeave = async (asked: ReadonlySet<string>) => {
    if (asked.size === 0) return true;
    // Cancel the previous question.
    question.get()?.answer(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const own = { reasons: unsaved.reasons(asked), answer: resolve };
    question.set(own);
    const leave = await promise;
    // Another question may have replaced it.
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
