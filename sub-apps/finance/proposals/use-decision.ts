import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useApiMutation } from "@console-shell/sdk";

export type Verb = "approve" | "reject" | "withdraw";

/** The mutation of a decision and its state; `reason` is for a rejection. */
export const useDecision = ({ id, kind }: Proposal, verb: Verb) => {
  const approve = useApiMutation(`POST /cc-api/finance/${kind}/:id/approve`);
  const reject = useApiMutation(`POST /cc-api/finance/${kind}/:id/reject`);
  const withdraw = useApiMutation(`POST /cc-api/finance/${kind}/:id/withdraw`);
  const { isPending, isSuccess, error } = { approve, reject, withdraw }[verb];
  const decide = (reason: string, idempotencyKey: string) => {
    const params = { id };
    if (verb === "reject") return reject.mutateAsync({ params, body: { reason, idempotencyKey } });
    const made = verb === "approve" ? approve : withdraw;
    return made.mutateAsync({ params, body: { idempotencyKey } });
  };
  return { decide, isPending, isSuccess, error };
};
