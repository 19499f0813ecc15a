import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * Revokes every reset code and token and invitation that was mailed to an operator, and the links that they copied for
 * others: somebody else may have acted in their name.
 */
export const endMailedSecrets = async (
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<void> => {
  for (const table of ["resetCodes", "resetTokens", "invitations"] as const)
    await transaction.deleteFrom(table).where("operatorId", "=", operatorId).execute();
  await transaction.deleteFrom("invitations").where("shownTo", "=", operatorId).execute();
};
