import { randomInt } from "node:crypto";
import type { addApplicant } from "@console-shell/contract/endpoints/applicant";
import { newId } from "../../database/id.ts";
import type { Handler } from "../../http/call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";

/** Digits and letters that nobody mistakes for each other when reading them out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const newReference = () =>
  `AP-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/**
 * Stores an application for review. Whether the account name is taken is seen by the reviewer, not
 * by the applicant; the same application again answers the reference of the first.
 */
export const handleAddApplicant: Handler<typeof addApplicant> = async (call) => {
  const { services, body, request, now } = call;
  await throttle(call, throttleRules.applyFromAddress, [request.ip]);
  const accountKey = body.account.toLowerCase();
  const emailKey = body.email.toLowerCase();

  // Nothing is inserted where the same application waits already, or where the reference, by a
  // chance of one in 700 million, is another's; then a new one is drawn.
  for (;;) {
    const inserted = await services.database.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto("applicants")
        .values({
          id: newId(),
          reference: newReference(),
          account: body.account,
          account_key: accountKey,
          name: body.name,
          company: body.company,
          email: body.email,
          email_key: emailKey,
          phone: body.phone ?? "",
          reason: body.reason ?? "",
          status: "waiting",
          created_at: now,
          decided_at: null,
          decided_by: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "reference"])
        .executeTakeFirst();
      if (row)
        await recordAudit(call, transaction, {
          action: "applicant.added",
          target: { id: row.id, name: row.reference },
        });
      return row && { reference: row.reference };
    });
    if (inserted) return inserted;
    const waiting = await services.database
      .selectFrom("applicants")
      .select("reference")
      .where("account_key", "=", accountKey)
      .where("email_key", "=", emailKey)
      .where("status", "=", "waiting")
      .executeTakeFirst();
    if (waiting) return waiting;
  }
};
