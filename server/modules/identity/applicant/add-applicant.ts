import { randomInt } from "node:crypto";
import { confirmLinkLifetime } from "@console-shell/contract";
import type { addApplicant } from "@console-shell/contract/calls/applicant";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Call, Handler } from "#kernel/call.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { mailConfirmLink } from "./mail-confirm-link.ts";

/** Digits and letters that aren't confused when read out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const newReference = () =>
  `AP-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/** Stores the registration, or finds the same one if it's still open. */
const keepOne = async (call: Call<typeof addApplicant>) => {
  const { services, body, locale, now } = call;
  const accountKey = body.account.toLowerCase();
  const emailKey = body.email.toLowerCase();

  // Nothing is inserted if the same registration is still open, or if the random reference is taken (one in 700
  // million); then another one is generated.
  for (;;) {
    const inserted = await transactionWithDeadline(services.database, async (transaction) => {
      const row = await transaction
        .insertInto("applicants")
        .values({
          id: newId(),
          reference: newReference(),
          account: body.account,
          accountKey,
          name: body.name,
          company: body.company,
          email: body.email,
          emailKey,
          phone: body.phone ?? "",
          reason: body.reason ?? "",
          status: "unconfirmed",
          locale,
          confirmHash: null,
          confirmExpiresAt: now + confirmLinkLifetime,
          createdAt: now,
          decidedAt: null,
          decidedBy: null,
          rejection: "",
          operatorId: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "reference"])
        .executeTakeFirst();
      if (row)
        await recordAudit(call, transaction, {
          action: "applicant.added",
          target: { id: row.id, name: row.reference },
        });
      return row;
    });
    if (inserted) return inserted;
    const open = await services.database
      .selectFrom("applicants")
      .select(["id", "reference"])
      .where("accountKey", "=", accountKey)
      .where("emailKey", "=", emailKey)
      .where("status", "in", ["unconfirmed", "waiting"])
      .executeTakeFirst();
    if (open) return open;
  }
};

/**
 * Stores a registration and, after the response, mails a link to the given address. Whether the account name or the
 * address is taken isn't checked: reviewers see it, applicants don't. Repeating a registration returns the first one's
 * reference.
 */
export const handleAddApplicant: Handler<typeof addApplicant> = async (call) => {
  const { services, request, locale, now } = call;
  await throttle(call, [throttleRules.applyFromAddress, [request.ip]]);
  refuseWithoutMail(services.mailer, "email");
  const { id, reference } = await keepOne(call);
  services.background.run("A link to confirm an address could not be mailed", () =>
    mailConfirmLink(services, { id, locale, now }),
  );
  return { reference };
};
