import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { sessionLifetimes } from "../../../kernel/session-lifetimes.ts";

/** Makes operators' remembered sessions end a day after they began, like all others. */
export const forgetRemembered = async (
  transaction: Kysely<Tables>,
  ...operatorIds: string[]
): Promise<void> => {
  await transaction
    .updateTable("sessions")
    .set((column) => ({
      remember: false,
      expiresAt: column("createdAt", "+", sessionLifetimes.absolute),
    }))
    .where("operatorId", "in", operatorIds)
    .where("remember", "=", true)
    .execute();
};
