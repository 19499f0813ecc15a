import type { ApiInput, Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { askedFactors, type AskedFactors } from "../../second-factors/asked-factors.ts";

/** The dialog's question while it is pending. */
export interface ReauthQuestion {
  /** Distinguishes consecutive questions. */
  readonly id: number;
  /** Already entered with the call: only the second factor is missing. */
  readonly password?: string;
  /** The second factors that the server named; undefined before it was asked. */
  readonly factors?: AskedFactors;
  /** Answers the question for all waiting calls; the first answer counts. */
  answer(proved: boolean): void;
}

export interface Reauthentication {
  readonly question: Live<ReauthQuestion | null>;
  /** Asks; concurrent calls share the question and its answer. The signal ends one caller's wait. */
  ask(signal?: AbortSignal): Promise<boolean>;
  /**
   * Runs an action and answers its question, if any, with a password typed before, so nobody types it twice.
   * If the password is wrong, the action's call rejects with that.
   */
  answering<Result>(password: string, action: () => Promise<Result>): Promise<Result>;
  /** Answers the question: the operator gave the proof in another window. */
  confirmed(): void;
  /** Closes the question unanswered. */
  close(): void;
}

type Prove = (
  body: NonNullable<ApiInput<"POST /auth/session/reauthenticate">>["body"],
) => Promise<unknown>;

interface Round {
  waiting: number;
  settled: PromiseWithResolvers<boolean>;
}

/** Asks the user to reauthenticate, one question at a time. */
export const createReauthentication = (prove: Prove): Reauthentication => {
  const question = createStore<ReauthQuestion | null>(null);
  let round: Round | undefined;
  let typed: string | undefined;
  let shownUntilNow = 0;

  const end = (ended: Round, settle: (settled: Round["settled"]) => void) => {
    if (round !== ended) return;
    round = undefined;
    question.set(null);
    settle(ended.settled);
  };
  const answer = (answered: Round, proved: boolean) =>
    end(answered, ({ resolve }) => resolve(proved));
  const show = (shown: Round, known: Pick<ReauthQuestion, "password" | "factors">) => {
    if (round !== shown) return;
    shownUntilNow += 1;
    question.set({
      ...known,
      id: shownUntilNow,
      answer: (proved) => answer(shown, proved),
    });
  };
  const proveTyped = async (proving: Round, password: string) => {
    try {
      await prove({ password });
      answer(proving, true);
    } catch (error) {
      const factors = askedFactors(error);
      if (factors) show(proving, { password, factors });
      else end(proving, ({ reject }) => reject(error));
    }
  };
  const open = (): Round => {
    const opened: Round = { waiting: 0, settled: Promise.withResolvers<boolean>() };
    round = opened;
    const password = typed;
    typed = undefined;
    if (password === undefined) show(opened, {});
    else void proveTyped(opened, password);
    return opened;
  };

  return {
    question,
    async ask(signal) {
      if (signal?.aborted) return false;
      const asked = round ?? open();
      asked.waiting += 1;
      const given = Promise.withResolvers<boolean>();
      const giveUp = () => {
        given.resolve(false);
        asked.waiting -= 1;
        if (asked.waiting === 0) answer(asked, false);
      };
      signal?.addEventListener("abort", giveUp);
      try {
        return await Promise.race([asked.settled.promise, given.promise]);
      } finally {
        signal?.removeEventListener("abort", giveUp);
      }
    },
    async answering(password, action) {
      typed = password;
      try {
        return await action();
      } finally {
        if (typed === password) typed = undefined;
      }
    },
    confirmed() {
      if (round) answer(round, true);
    },
    close() {
      if (round) answer(round, false);
    },
  };
};
