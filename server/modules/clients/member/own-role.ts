import type { ClientApp } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";

type Asking = Pick<Session, "operatorId" | "permissions">;

/** May see every client app; others see those they own or are members of. */
export const seesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:read-all");

/** May change every visible client app; others only those they own or manage. */
export const writesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:update-all");

/** Client apps with the role of the operator they were queried for. */
export const withOwnRole = async <Presented extends Omit<ClientApp, "ownRole">>(
  database: Kysely<Tables>,
  session: Asking,
  clientApps: readonly Presented[],
): Promise<(Presented & Pick<ClientApp, "ownRole">)[]> => {
  const { operatorId } = session;
  if (seesAll(session) && writesAll(session))
    return clientApps.map((clientApp) => ({ ...clientApp, ownRole: null }));
  if (clientApps.length === 0) return [];
  const rows = await database
    .selectFrom("applicationMembers")
    .select(["applicationId", "role"])
    .where("operatorId", "=", operatorId)
    .where(
      "applicationId",
      "in",
      clientApps.map(({ id }) => id),
    )
    .execute();
  const roles = new Map(rows.map(({ applicationId, role }) => [applicationId, role]));
  return clientApps.map((clientApp) => ({
    ...clientApp,
    // Sees all client apps, or was removed from this one a moment ago.
    ownRole: clientApp.ownerId === operatorId ? "owner" : (roles.get(clientApp.id) ?? "viewer"),
  }));
};
