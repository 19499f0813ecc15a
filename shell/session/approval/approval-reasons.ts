import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The dialog's question while it is pending. */
export interface ReasonQuestion {
  /** Distinguishes consecutive questions. */
  readonly id: number;
  /** What was answered last: several changes often have one reason. */
  readonly last: string;
  /** Answers the question for all waiting calls; undefined cancels them. The first answer counts. */
  answer(reason: string | undefined): void;
}

export interface ApprovalReasons {
  readonly question: Live<ReasonQuestion | null>;
  /**
   * Asks why a change is needed that somebody else has to approve; undefined if cancelled. Concurrent calls share the
   * question and its answer. The signal ends one caller's wait.
   */
  ask(signal?: AbortSignal): Promise<string | undefined>;
  /** Closes the question unanswered, and forgets the last answer. */
  close(): void;
}

/** Asks for reasons, one question at a time. */
export const createApprovalReasons = (): ApprovalReasons => {
  const question = createStore<ReasonQuestion | null>(null);
  let asked: PromiseWithResolvers<string | undefined> | undefined;
  let waiting = 0;
  let shown = 0;
  let last = "";

  const open = () => {
    const opened = Promise.withResolvers<string | undefined>();
    asked = opened;
    waiting = 0;
    shown += 1;
    question.set({
      id: shown,
      last,
      answer(reason) {
        if (asked !== opened) return;
        asked = undefined;
        last = reason ?? last;
        question.set(null);
        opened.resolve(reason);
      },
    });
    return opened;
  };

  return {
    question,
    async ask(signal) {
      if (signal?.aborted) return undefined;
      const mine = asked ?? open();
      waiting += 1;
      const given = Promise.withResolvers<undefined>();
      const giveUp = () => {
        given.resolve(undefined);
        waiting -= 1;
        if (waiting === 0 && asked === mine) question.get()?.answer(undefined);
      };
      signal?.addEventListener("abort", giveUp);
      try {
        return await Promise.race([mine.promise, given.promise]);
      } finally {
        signal?.removeEventListener("abort", giveUp);
      }
    },
    close() {
      question.get()?.answer(undefined);
      last = "";
    },
  };
};
