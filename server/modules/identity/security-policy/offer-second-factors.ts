import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Makes every role's second factor optional, as a demo starts, unless somebody has changed the role's policy. */
export const offerSecondFactors = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("rolePolicies")
    .set({ secondFactor: "none" })
    .where("changedAt", "is", null)
    .execute();
};
