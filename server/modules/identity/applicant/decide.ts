import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ApplicantsTable } from "#platform/database/tables/operators.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { settle } from "../notify/mark-read.ts";
import { signal } from "#platform/signal.ts";

interface Decision {
  id: string;
  status: "approved" | "rejected";
  /** The reason for a rejection; otherwise empty. */
  rejection: string;
  /** The operator who decides. */
  decidedBy: string;
  now: number;
}

/**
 * Decides on a pending registration, in the transaction of all its effects, and settles its notifications. Of several
 * concurrent calls one succeeds; the others throw a `conflict`. Throws `not_found` if the registration isn't visible to
 * reviewers.
 */
export const decide = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { id, status, rejection, decidedBy, now }: Decision,
): Promise<Selectable<ApplicantsTable>> => {
  const decided = await transaction
    .updateTable("applicants")
    .set({ status, rejection, decidedBy, decidedAt: now })
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
