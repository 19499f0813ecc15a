import type { changeIssuer, IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { nextNumber } from "../numbers.ts";
import { readIssuers } from "./reads.ts";

/** Adds a version of the issuer; throws `conflict` if someone else has added one. */
export const addIssuer = (
  call: Call<typeof changeIssuer>,
): Promise<{ versions: IssuerVersion[] }> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.issuer.change", call, async () => {
      const { body, by } = call;
      const { basedOn, idempotencyKey: _key, ...issuer } = body;
      // The second of two concurrent calls waits here, and finds the first one's version.
      const sequence = await nextNumber(transaction, "issuer");
      const [before] = await readIssuers(transaction, 1);
      if ((before?.id ?? null) !== basedOn)
        throw new Refusal("conflict", [{ path: "basedOn", code: "changed" }]);
      const id = newId();
      await transaction
        .insertInto("issuers")
        .values({
          id,
          sequence,
          ...issuer,
          createdBy: by.operatorId,
          createdAt: by.now,
        })
        .execute();
      const fields = [
        "name",
        "address",
        "taxNumber",
        "bankName",
        "bankAccount",
        "timeZone",
      ] as const;
      await recordAudit(call, transaction, {
        action: "issuer.changed",
        target: { id, name: issuer.name },
        details: {
          changed: fields.filter((field) => before?.[field] !== issuer[field]).join(", "),
          bankAccount: issuer.bankAccount,
        },
      });
      return { versions: await readIssuers(transaction) };
    }),
  );
