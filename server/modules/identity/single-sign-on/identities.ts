import type { unlinkIdentity } from "@console-shell/contract/calls/operator";
import type { Kysely } from "kysely";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { alterOperator } from "../operator/alter.ts";
import { deleteSessions } from "../session/end-view.ts";

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

/** Unlinks an operator from a provider, and ends the sessions that it opened. */
export const handleUnlinkIdentity: Handler<typeof unlinkIdentity> = async (call) => {
  const { id, identityId } = call.params;
  let endedSessions = 0;
  let provider = "";
  await alterOperator(call.services, {
    asking: call,
    action: "operator.identity-unlinked",
    id,
    details: () => ({ by: provider, sessions: endedSessions }),
    async also(transaction) {
      const removed = await transaction
        .deleteFrom("operatorIdentities")
        .where("id", "=", identityId)
        .where("operatorId", "=", id)
        .returning("providerId")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
      const { name } = await transaction
        .selectFrom("identityProviders")
        .select("name")
        .where("id", "=", removed.providerId)
        .executeTakeFirstOrThrow();
      provider = name;
      const ended = await deleteSessions(call, transaction, (where) =>
        where.and([where("operatorId", "=", id), where("providerId", "=", removed.providerId)]),
      );
      endedSessions = ended.length;
    },
  });
  return { endedSessions };
};
