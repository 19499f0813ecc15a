import type { Endpoint, Permission } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call, Feature, Route } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { seesAll, writesAll } from "./reads.ts";

/** The prefix of every call on one client app; a test checks all of them. */
const ofClientApp = "/cc-api/client-app/:id";
const Params = z.object({ id: z.string() });
const GivenAway = z.object({ ownerId: z.string().optional() });

/** A client app's owner and an operator's role in it; `not_found` if there is no such client app. */
const roleIn = async (database: Kysely<Tables>, clientAppId: string, operatorId: string) => {
  const row = await database
    .selectFrom("clientApplications as clientApp")
    .leftJoin("applicationMembers as member", (join) =>
      join
        .onRef("member.applicationId", "=", "clientApp.id")
        .on("member.operatorId", "=", operatorId),
    )
    .select(["clientApp.ownerId", "member.role"])
    .where("clientApp.id", "=", clientAppId)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return { ownerId: row.ownerId, role: row.ownerId === operatorId ? "owner" : row.role };
};

/**
 * Treats non-members as if the client app didn't exist, and refuses writes by those who can only read: viewers, and
 * holders of read-all without update-all.
 */
const refuseOthers = async (
  { method, name }: Endpoint,
  {
    services,
    session,
    params,
    body,
  }: Pick<Call<Endpoint>, "services"> & {
    session: Session | null;
    params: unknown;
    body: unknown;
  },
): Promise<void> => {
  if (!session) return;
  const isRead = method === "GET";
  if (seesAll(session) && (isRead || writesAll(session))) return;
  const { id } = Params.parse(params);
  const { ownerId, role } = await roleIn(services.database, id, session.operatorId);
  if (!role) {
    if (!seesAll(session)) throw new Refusal("not_found");
    const code: Permission = "console-application:application:update-all";
    throw new Refusal("forbidden", [{ path: "permission", code }]);
  }
  if (role === "viewer" && !isRead) throw new Refusal("forbidden");
  // Managers can't take a client app over from its owner.
  if (role !== "manager" || name !== "clientApp.update") return;
  const given = GivenAway.parse(body).ownerId;
  if (given !== undefined && given !== ownerId) throw new Refusal("forbidden");
};

/** Wraps a feature so that its calls on one client app are limited to members. */
export const onlyMembers =
  (feature: Feature): Feature =>
  (route, hooks, services) => {
    const guarded: Route = (endpoint, handler) =>
      endpoint.path === ofClientApp || endpoint.path.startsWith(`${ofClientApp}/`)
        ? route(endpoint, async (call) => {
            await refuseOthers(endpoint, call);
            return handler(call);
          })
        : route(endpoint, handler);
    feature(guarded, hooks, services);
  };
