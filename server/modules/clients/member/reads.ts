import type { ClientApp } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import type { Member } from "@console-shell/contract/calls/member";
import { Refusal } from "#kernel/refusal.ts";

type Viewer = Pick<Session, "operatorId" | "permissions">;

/** May see every client app; others see those they own or are members of. */
export const seesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:read-all");

/** May change every visible client app; others only those they own or manage. */
export const writesAll = ({ permissions }: Pick<Session, "permissions">): boolean =>
  permissions.has("console-application:application:update-all");

/** Client apps with the role of the operator they were queried for. */
export const withOwnRole = async <Presented extends Omit<ClientApp, "ownRole">>(
  database: Kysely<Tables>,
  session: Viewer,
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

const membersOf = (database: Kysely<Tables>, clientAppId: string) =>
  database
    .selectFrom("applicationMembers as member")
    .innerJoin("clientApplications as clientApp", "clientApp.id", "member.applicationId")
    .innerJoin("operators as operator", "operator.id", "member.operatorId")
    .innerJoin("operators as adder", "adder.id", "member.addedBy")
    .select([
      "operator.id as operatorId",
      "operator.name",
      "operator.account",
      "member.role",
      "member.addedAt",
      "adder.name as addedByName",
    ])
    .where("member.applicationId", "=", clientAppId)
    // A member who has become the owner since is only listed as the owner.
    .whereRef("member.operatorId", "!=", "clientApp.ownerId");

/** The owner of a client app, then its members by name. */
export const listOfMembers = async (
  database: Kysely<Tables>,
  clientAppId: string,
): Promise<Member[]> => {
  const owner = await database
    .selectFrom("clientApplications as clientApp")
    .innerJoin("operators as operator", "operator.id", "clientApp.ownerId")
    .select(["operator.id as operatorId", "operator.name", "operator.account"])
    .where("clientApp.id", "=", clientAppId)
    .executeTakeFirst();
  if (!owner) throw new Refusal("not_found");
  const members = await membersOf(database, clientAppId)
    .orderBy("operator.name")
    .orderBy("operator.id")
    .execute();
  return [{ ...owner, role: "owner", addedAt: null, addedByName: null }, ...members];
};

/** One member of a client app other than its owner; `not_found` if there is none. */
export const findMember = async (
  database: Kysely<Tables>,
  clientAppId: string,
  operatorId: string,
): Promise<Member> => {
  const member = await membersOf(database, clientAppId)
    .where("member.operatorId", "=", operatorId)
    .executeTakeFirst();
  if (!member) throw new Refusal("not_found");
  return member;
};
