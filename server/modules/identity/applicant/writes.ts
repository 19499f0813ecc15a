import { addressKey } from "@console-shell/contract/words/typed-text";
import { randomInt } from "node:crypto";
import { confirmLinkLifetime } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/applicant";
import { notifications } from "@console-shell/contract/words/notifications";
import type { Selectable, Kysely } from "kysely";
import type { By, Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ApplicantsTable } from "#platform/database/tables/operators.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";
import { recordAudit } from "../audit/writes.ts";
import { holdersOf } from "../notification/reads.ts";
import { type Notice, settle, notify } from "../notification/writes.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";
import { mailConfirmLink } from "./confirm-mail.ts";
import { reviewedApplicant } from "./reads.ts";
import { registrationRejectedMail } from "./rejected-mail.ts";

/** The notification of a pending registration, to those who decide. */
export const applicantWaiting = (
  reviewers: readonly string[],
  {
    id,
    name,
    company,
    reference,
  }: Pick<Selectable<ApplicantsTable>, "id" | "name" | "company" | "reference">,
): Notice<"applicant.waiting"> => ({
  to: reviewers,
  kind: "applicant.waiting",
  facts: { name, company, reference },
  path: "/management/applicants?status=waiting",
  aboutId: id,
});

interface Decision {
  id: string;
  status: "approved" | "rejected";
  /** The reason for a rejection; otherwise empty. */
  rejection: string;
}

/**
 * Decides on a pending registration, in the transaction of all its effects, and settles its notifications. Of several
 * concurrent calls one succeeds; the others throw a `conflict`. Throws `not_found` if the registration isn't visible to
 * reviewers.
 */
export const decide = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  { id, status, rejection }: Decision,
): Promise<Selectable<ApplicantsTable>> => {
  const decided = await transaction
    .updateTable("applicants")
    .set({ status, rejection, decidedBy: operatorId, decidedAt: now })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
  if (decided) {
    await settle(services, transaction, { kind: "applicant.waiting", aboutId: id }, now);
    await signal(transaction, [{ event: "waiting", permission: "management:applicant:decide" }]);
    return decided;
  }
  const known = await transaction
    .selectFrom("applicants")
    .select("id")
    .where("id", "=", id)
    .where("status", "!=", "unconfirmed")
    .executeTakeFirst();
  if (!known) throw new Refusal("not_found");
  throw new Refusal("conflict", [{ path: "status", code: "decided" }]);
};

/** Digits and letters that aren't confused when read out. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const newReference = () =>
  `AP-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/** Stores the registration, or finds the same one if it's still open. */
const storeOnce = async (call: Call<typeof calls.addApplicant>) => {
  const { services, body, locale, now } = call;
  const accountKey = addressKey(body.account);
  const emailKey = addressKey(body.email);

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
export const addApplicant = async (call: Call<typeof calls.addApplicant>) => {
  const { services, request, locale, now } = call;
  await throttle(call, [throttleRules.applyFromAddress, [request.ip]]);
  refuseWithoutMail(services.mailer, "email");
  const { id, reference } = await storeOnce(call);
  services.background.run("A link to confirm an address could not be mailed", () =>
    mailConfirmLink(services, { id, locale, now }),
  );
  return { reference };
};

/** Uses up the mailed token and submits the registration for review. */
export const confirmApplicant = async (call: Call<typeof calls.confirmApplicant>) => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.confirmFromAddress, [request.ip]]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const confirmed = await transaction
      .updateTable("applicants")
      .set({ status: "waiting", confirmHash: null, confirmExpiresAt: null })
      .where("confirmHash", "=", hashToken(body.token))
      .where("confirmExpiresAt", ">", now)
      .where("status", "=", "unconfirmed")
      .returning(["id", "reference", "name", "company"])
      .executeTakeFirst();
    if (!confirmed) throw new Refusal("wrong_link");
    const { id, reference } = confirmed;
    const reviewers = await holdersOf(transaction, notifications["applicant.waiting"].permissions);
    await notify(transaction, applicantWaiting(reviewers, confirmed), now);
    await signal(transaction, [{ event: "waiting", permission: "management:applicant:decide" }]);
    await recordAudit(call, transaction, {
      action: "applicant.confirmed",
      target: { id, name: reference },
    });
    return { reference };
  });
};

/**
 * Rejects a registration and mails the reason, which isn't repeated in the audit log. Without a mail server the reviewer
 * has to tell the applicant, which the console says.
 */
export const rejectApplicant = async (call: Call<typeof calls.rejectApplicant>) => {
  const { services, by } = call;
  const { reason } = call.body;
  const { id } = call.params;

  const mail = await transactionWithDeadline(services.database, async (transaction) => {
    const { email, name, reference, locale } = await decide(services, transaction, by, {
      id,
      status: "rejected",
      rejection: reason,
    });
    await recordAudit(call, transaction, {
      action: "applicant.rejected",
      target: { id, name: reference },
    });
    return { to: email, name, reference, reason, locale };
  });

  if (services.mailer.delivers)
    services.background.run("The mail of a rejection could not be sent", () =>
      services.mailer.send(registrationRejectedMail({ ...mail, publicUrl: services.publicUrl })),
    );
  return reviewedApplicant(services.database, id);
};
