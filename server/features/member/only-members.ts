import type { Endpoint } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../database/tables/index.ts";
import type { Call, Feature, Route, Session } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { seesAll } from "./own-role.ts";

/** Every call that names an application begins like this; see the test that goes through all of them. */
const ofApplication = "/cc-api/client-application/:id";
const Params = z.object({ id: z.string() });
const GivenAway = z.object({ ownerId: z.string().optional() });

/** What an operator is to an application; undefined where nothing. */
const roleIn = async (database: Kysely<Tables>, applicationId: string, operatorId: string) => {
  const row = await database
    .selectFrom("client_applications as application")
    .leftJoin("application_members as member", (join) =>
      join
        .onRef("member.application_id", "=", "application.id")
        .on("member.operator_id", "=", operatorId),
    )
    .select(["application.owner_id", "member.role"])
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  return row?.owner_id === operatorId ? "owner" : row?.role;
};

/** Refuses whoever is nothing to an application as if it were not there, and writes of those who look. */
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
  if (!session || seesAll(session)) return;
  const { id } = Params.parse(params);
  const role = await roleIn(services.database, id, session.operatorId);
  if (!role) throw new Refusal("not_found");
  if (role === "viewer" && method !== "GET") throw new Refusal("forbidden");
  // Who manages an application for its owner does not take it.
  if (role !== "manager" || name !== "clientApplication.update") return;
  const { ownerId } = GivenAway.parse(body);
  if (ownerId === undefined) return;
  const application = await services.database
    .selectFrom("client_applications")
    .select("owner_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (application?.owner_id !== ownerId) throw new Refusal("forbidden");
};

/** The same feature, whose calls on one application are for those who see it. */
export const onlyMembers =
  (feature: Feature): Feature =>
  (route, hooks, services) => {
    const guarded: Route = (endpoint, handler) =>
      endpoint.path === ofApplication || endpoint.path.startsWith(`${ofApplication}/`)
        ? route(endpoint, async (call) => {
            await refuseOthers(endpoint, call);
            return handler(call);
          })
        : route(endpoint, handler);
    feature(guarded, hooks, services);
  };
