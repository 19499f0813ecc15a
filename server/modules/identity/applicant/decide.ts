import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { ApplicantsTable } from "../../../platform/database/tables/operators.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { settle } from "../notify/mark-read.ts";
import { signal } from "../../../platform/signal.ts";

interface Decision {
  id: string;
  status: "approved" | "rejected";
  /** Why it is rejected; else empty. */
  rejection: string;
  /** The operator who decides. */
  decidedBy: string;
  now: number;
}

/**
 * Decides on an application that waits, in the transaction of all that follows from it; nobody has to
 * be told of it any more. Of several at the same moment one gets it; the others throw a `conflict`. Throws `not_found` where reviewers
 * see no such application.
 */
export const decide = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { id, status, rejection, decidedBy, now }: Decision,
): Promise<Selectable<ApplicantsTable>> => {
  const decided = await transaction
    .updateTable("applicants")
    .set({ status, rejection, decided_by: decidedBy, decided_at: now })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
  if (decided) {
    await settle(services, transaction, { kind: "applicant.waiting", aboutId: id }, now);
    await signal(
      transaction,
      [{ event: "waiting", permission: "management:applicant:decide" }],
      now,
    );
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
