import { Refusal } from "#kernel/refusal.ts";

/** Refunds the counted try if too many hashes are waiting (`unavailable`), because the secret wasn't checked. */
export const refundOnOverload = <Result>(
  checking: Promise<Result>,
  takeBack: () => Promise<unknown>,
): Promise<Result> =>
  checking.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === "unavailable") await takeBack();
    throw error;
  });
