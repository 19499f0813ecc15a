import type { Services } from "#platform/services.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/record-audit.ts";

/**
 * Lifts what can keep root out: every address list, a rule that accepts only passkeys from root, and changes that need a
 * second person, if nobody else is left. Run on the server itself.
 */
export const liftLockout = (
  services: Pick<Services, "database" | "dialect" | "clock">,
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const now = services.clock();
    const changed = { changedBy: null, changedAt: now };
    await transaction
      .updateTable("securityPolicy")
      .set({
        addresses: [],
        secondPersonRoles: false,
        secondPersonResets: false,
        secondPersonLibraryGrants: false,
        ...changed,
      })
      .execute();
    await transaction
      .updateTable("rolePolicies")
      .set({ addresses: [], ...changed })
      .execute();
    await transaction
      .updateTable("rolePolicies")
      .set({ secondFactor: "any" })
      .where("role", "=", "root")
      .where("secondFactor", "=", "passkey")
      .execute();
    const call = { services, session: null, request: { ip: "", headers: {} }, now };
    await recordAudit(call, transaction, {
      action: "security-policy.changed",
      target: { id: null, name: "everyone" },
      details: { by: "lift-lockout" },
    });
  });
