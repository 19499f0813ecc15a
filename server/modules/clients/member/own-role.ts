import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";

type Asking = Pick<Session, "operatorId" | "permissions">;

/** May see every application; others see those they own or are members of. */
export const seesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:read-all");

/** May change every visible application; others only those they own or manage. */
export const writesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:update-all");

/** Applications with the role of the operator they were queried for. */
export const withOwnRole = async <Application extends Omit<ClientApplication, "ownRole">>(
  database: Kysely<Tables>,
  session: Asking,
  applications: readonly Application[],
): Promise<(Application & Pick<ClientApplication, "ownRole">)[]> => {
  const { operatorId } = session;
  if (seesAll(session) && writesAll(session))
    return applications.map((application) => ({ ...application, ownRole: null }));
  if (applications.length === 0) return [];
  const rows = await database
    .selectFrom("applicationMembers")
    .select(["applicationId", "role"])
    .where("operatorId", "=", operatorId)
    .where(
      "applicationId",
      "in",
      applications.map(({ id }) => id),
    )
    .execute();
  const roles = new Map(rows.map(({ applicationId, role }) => [applicationId, role]));
  return applications.map((application) => ({
    ...application,
    // Sees all applications, or was removed from this one a moment ago.
    ownRole: application.ownerId === operatorId ? "owner" : (roles.get(application.id) ?? "viewer"),
  }));
};
