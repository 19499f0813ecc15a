import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, topUpCalls } from "@console-shell/contract/calls/finance-proposals";
import { receiptsOfProposal } from "@console-shell/contract/words/limits";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { lockProposal, refuseDecided } from "./decide.ts";
import { attachUploads, listReceipts } from "./receipts.ts";

type Attaching = Pick<
  Call<typeof topUpCalls.attach>,
  "services" | "session" | "request" | "now" | "params" | "body"
>;

/** Adds receipts to one's own proposal that is still pending; returns all of its receipts. */
export const attachReceipts = (kind: ProposalKind, call: Attaching): Promise<Receipt[]> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, `finance.${kind}.attach`, call, async () => {
      const { session, params, body } = call;
      const { id, number, proposedBy } = await lockProposal(call, transaction, {
        kind,
        id: params.id,
      });
      if (proposedBy !== session.operatorId)
        throw new Refusal("forbidden", [{ path: "proposedById", code: "not_own_receipt" }]);
      await refuseDecided(transaction, id);
      await attachUploads(transaction, session.operatorId, id, body.receiptIds);
      const receipts = await listReceipts(transaction, id);
      if (receipts.length > receiptsOfProposal)
        throw new Refusal("conflict", [{ path: "receiptIds", code: "too_many" }]);
      await recordAudit(call, transaction, {
        action: "receipt.added",
        target: { id, name: number },
        details: { receipts: receipts.length },
      });
      return receipts;
    }),
  );
