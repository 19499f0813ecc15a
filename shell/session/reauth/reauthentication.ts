import type { ApiInput, Live } from "@console-shell/contract";
import { askedFactors, type AskedFactors } from "../../second-factors/asked-factors.ts";
import { createStore } from "../../state/store.ts";

/** What the dialog asks, for as long as somebody waits for the answer. */
export interface ReauthQuestion {
  /** Tells one question from the next. */
  readonly id: number;
  /** Typed already where the call came from: only the second factor is left to ask for. */
  readonly password?: string;
  /** What the server named as the second factor; undefined before it was asked. */
  readonly factors?: AskedFactors;
  /** Ends the question for all who wait; the first answer counts. */
  answer(proved: boolean): void;
}

export interface Reauthentication {
  readonly question: Live<ReauthQuestion | null>;
  /** Asks; calls that come while it is asked wait for the same answer. The signal ends one's wait. */
  ask(signal?: AbortSignal): Promise<boolean>;
  /**
   * Runs an action whose question, should it come, a typed password answers first: nobody is asked
   * for it twice. Where the password is wrong, the action's call rejects with that.
   */
  answering<Result>(password: string, action: () => Promise<Result>): Promise<Result>;
  /** Ends the question unanswered. */
  close(): void;
}

type Prove = (
  body: NonNullable<ApiInput<"POST /auth/session/reauthenticate">>["body"],
) => Promise<unknown>;

interface Round {
  waiting: number;
  settled: PromiseWithResolvers<boolean>;
}

/** Asks whoever is there to prove anew who they are, one question at a time. */
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
    close() {
      if (round) answer(round, false);
    },
  };
};
