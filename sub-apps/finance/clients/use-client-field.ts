import type { ApiInput } from "@console-shell/contract";
import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useApiMutation } from "@console-shell/sdk";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";

type Change = Omit<
  ApiInput<"PATCH /cc-api/finance/client/:id">["body"],
  "idempotencyKey" | "updatedAt"
>;

/**
 * Saves one field where it's shown. It isn't bound to a version of the client, so undo also works after another change,
 * and the other fields keep what they have.
 */
export const useClientField = ({ id }: FinanceClient): ((change: Change) => Promise<unknown>) => {
  const update = useApiMutation("PATCH /cc-api/finance/client/:id");
  return (change) =>
    update.mutateAsync({
      params: { id },
      body: { ...change, idempotencyKey: newIdempotencyKey() },
    });
};
