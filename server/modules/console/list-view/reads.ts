import type { ListView } from "@console-shell/contract/calls/list-view";
import type { AnyPermission } from "@console-shell/contract";
import { openPermission, type SubAppRegistration } from "@console-shell/contract/host/registration";
import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Services } from "#platform/services.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** The permission to share views, and to change what others share. */
const sharing = "management:list-view:share";

/** What access to a view depends on: the operator, and the sub-apps served to them. */
export interface ViewCall {
  session: Session;
  now: number;
  reply: FastifyReply;
}

/** Refuses a list of a sub-app that the operator may not open; returns the sub-app. */
export const refuseClosedApp = async (
  { session, now, reply }: ViewCall,
  list: string,
): Promise<SubAppRegistration> => {
  const apps = (await reply.server.subAppsOf?.(session, now)) ?? [];
  const app = apps.find(({ name }) => name === list.split("/", 2)[1]);
  if (!app) throw new Refusal("not_found");
  const code = openPermission(app);
  if (!session.permissions.has(code))
    throw new Refusal("forbidden", [{ path: "permission", code }]);
  return app;
};

/**
 * The permission that a list's page needs, besides the one to open its sub-app. Refuses one that the operator doesn't
 * hold. The page's own is known unless the navigation doesn't list it; then it's the one that the client names.
 */
export const permissionOf = async (
  call: ViewCall,
  { list, permission: named }: { list: string; permission: AnyPermission | null },
): Promise<AnyPermission | null> => {
  const { name, pages } = await refuseClosedApp(call, list);
  const page = pages.find(({ path }) => list === `/${name}${path === "/" ? "" : path}`);
  const code = page ? page.permission : named;
  if (code !== null && !call.session.permissions.has(code))
    throw new Refusal("forbidden", [{ path: "permission", code }]);
  return code;
};

/** Refuses an operator who may not share views. */
export const refuseSharing = ({ permissions }: Session): void => {
  if (!permissions.has(sharing))
    throw new Refusal("forbidden", [{ path: "permission", code: sharing }]);
};

/** Views that an operator sees: own ones, and shared ones of pages that the operator may open. */
const visibleTo = (database: Kysely<Tables>, { operatorId, permissions }: Session) =>
  database
    .selectFrom("listViews as view")
    .leftJoin("operators as owner", "owner.id", "view.ownerId")
    .selectAll("view")
    .select("owner.name as ownerName")
    .where((where) =>
      where.or([
        where("view.ownerId", "=", operatorId),
        where.and([
          where("view.shared", "=", true),
          where.or([
            where("view.permission", "is", null),
            where("view.permission", "in", [...permissions, sharing]),
          ]),
        ]),
      ]),
    );

type ViewRow = Awaited<ReturnType<ReturnType<typeof visibleTo>["executeTakeFirstOrThrow"]>>;

const present = ({ ownerId, ...view }: ViewRow, { operatorId }: Session): ListView => ({
  ...view,
  own: ownerId === operatorId,
});

/** The views of a list that an operator sees, by name. */
export const viewsOf = async (
  database: Kysely<Tables>,
  session: Session,
  list: string,
): Promise<ListView[]> => {
  const rows = await visibleTo(database, session)
    .where("view.list", "=", list)
    .orderBy("view.nameKey")
    .orderBy("view.id")
    .execute();
  return rows.map((row) => present(row, session));
};

/** Views whose name contains the text, of pages that the operator may open, by name. A record's page isn't one. */
export const viewsNamed = async (
  services: Pick<Services, "database" | "dialect">,
  session: Session,
  apps: readonly SubAppRegistration[],
  { search, pageSize }: { search: string; pageSize: number },
): Promise<Pick<ListView, "id" | "list" | "name">[]> => {
  const { permissions } = session;
  const open = new Set(
    apps.filter((app) => permissions.has(openPermission(app))).map(({ name }) => name),
  );
  const named = visibleTo(services.database, session)
    .clearSelect()
    .where("view.list", "not like", "%/:%")
    // Own ones, too.
    .where((where) =>
      where.or([
        where("view.permission", "is", null),
        where("view.permission", "in", [...permissions, sharing]),
      ]),
    )
    .where(containsText(services, ["view.nameKey"], search));
  // There may be more sub-apps than a statement can have conditions.
  const rows = await named.select("view.list").distinct().execute();
  const lists = rows.map(({ list }) => list).filter((list) => open.has(list.split("/", 2)[1]!));
  if (lists.length === 0) return [];
  return named
    .select(["view.id", "view.list", "view.name"])
    .where("view.list", "in", lists)
    .orderBy("view.nameKey")
    .orderBy("view.id")
    .limit(pageSize)
    .execute();
};

/** One that the operator sees, or `not_found`. A shared one is only for those who may open its sub-app. */
export const findView = async (
  database: Kysely<Tables>,
  call: ViewCall,
  id: string,
): Promise<ListView> => {
  const row = await visibleTo(database, call.session).where("view.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  const view = present(row, call.session);
  if (!view.own) await refuseClosedApp(call, view.list);
  return view;
};
