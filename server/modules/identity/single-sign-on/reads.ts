import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** An operator's accounts at identity providers. */
export const identitiesOf = (database: Kysely<Tables>, operatorId: string) =>
  database
    .selectFrom("operatorIdentities as identity")
    .innerJoin("identityProviders as provider", "provider.id", "identity.providerId")
    .select([
      "identity.id",
      "provider.name",
      "provider.label",
      "identity.email",
      "identity.linkedAt",
      "identity.lastUsedAt",
      "provider.enabled",
    ])
    .where("identity.operatorId", "=", operatorId)
    .orderBy("provider.label")
    .execute();
