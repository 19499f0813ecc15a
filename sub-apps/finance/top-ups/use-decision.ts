import { useApiMutation } from "@console-shell/sdk";

export type Verb = "approve" | "reject" | "withdraw";

/** The call of a decision, and how far it is; `reason` is that of a rejection. */
export const useDecision = (verb: Verb) => {
  const approve = useApiMutation("POST /cc-api/finance/top-up/:id/approve");
  const reject = useApiMutation("POST /cc-api/finance/top-up/:id/reject");
  const withdraw = useApiMutation("POST /cc-api/finance/top-up/:id/withdraw");
  const { isPending, isSuccess, error } = { approve, reject, withdraw }[verb];
  const decide = (id: string, reason: string, idempotencyKey: string) => {
    const params = { id };
    if (verb === "reject") return reject.mutateAsync({ params, body: { reason, idempotencyKey } });
    const made = verb === "approve" ? approve : withdraw;
    return made.mutateAsync({ params, body: { idempotencyKey } });
  };
  return { decide, isPending, isSuccess, error };
};
