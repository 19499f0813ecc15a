import { Refusal } from "../../../kernel/refusal.ts";

/**
 * What checks a secret, unless too many hashes wait already (`unavailable`): then nobody has looked at
 * it, and what it counted for is taken back.
 */
export const unlessBusy = <Result>(
  checking: Promise<Result>,
  takeBack: () => Promise<unknown>,
): Promise<Result> =>
  checking.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === "unavailable") await takeBack();
    throw error;
  });
