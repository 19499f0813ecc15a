import type * as calls from "@console-shell/contract/calls/sub-app-override";
import type { z } from "zod";
import type { Source } from "#platform/database/source.ts";
import { pageOf } from "#platform/database/page-of.ts";
import { allLiveSessions } from "#modules/identity/index.ts";
import { type AnyPermission, permissions, type SubAppRegistration } from "@console-shell/contract";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";

/** One page of the overrides in force, newest first. */
export const listOverrides = (
  { database }: Source,
  query: z.output<typeof calls.listOverrides.query>,
  now: number,
) =>
  pageOf(
    {
      matching: allLiveSessions(database, now)
        .innerJoin("subAppOverrides as override", "override.sessionId", "sessions.id")
        .where("override.expiresAt", ">", now),
      key: "sessions.id",
      sorts: { startedAt: "override.startedAt" },
      present: (ids: string[]) =>
        database
          .selectFrom("subAppOverrides as override")
          .innerJoin("sessions", "sessions.id", "override.sessionId")
          .innerJoin("operators", "operators.id", "sessions.operatorId")
          .select([
            "override.sessionId as id",
            "override.app",
            "override.origin",
            "operators.account",
            "operators.name as operatorName",
            "override.startedAt",
            "override.expiresAt",
          ])
          .where("override.sessionId", "in", ids)
          .execute(),
    },
    { ...query, sort: "startedAt", order: "desc" },
  );

/** The registration of an override: everything from the dev server, and its web socket for hot reload. */
const registrationOf = (
  { app, origin, manifest, ownCalls, expiresAt }: Override,
  { permission }: Pick<SubAppRegistration, "permission">,
  declared: ReadonlySet<AnyPermission>,
): SubAppRegistration => ({
  ...manifest,
  ...(permission && { permission }),
  name: app,
  entry: `${origin}/${app}/index.html`,
  credentials: "same-origin",
  needs: { connect: [origin.replace("http", "ws")] },
  development: {
    until: expiresAt,
    permissions: (manifest.permissions ?? [])
      .map(({ code }) => code)
      .filter((code) => code.startsWith(`${app}:`) && !declared.has(code)),
    ...(ownCalls && { calls: origin }),
  },
});

const find = ({ database }: Pick<Services, "database">, session: Session, now: number) =>
  database
    .selectFrom("subAppOverrides")
    .select(["app", "origin", "manifest", "ownCalls", "expiresAt"])
    .where("sessionId", "=", session.id)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
type Override = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Whether a session may use sub-apps from a dev server. */
export const mayOverride = ({ permissions }: Session): boolean =>
  permissions.has("management:sub-app:override");

/** A page's sub-apps, one of them from a dev server if its session has an override and still may. */
export const withOverride = async (
  services: Pick<Services, "database" | "log">,
  subApps: readonly SubAppRegistration[],
  session: Session,
  now: number,
): Promise<readonly SubAppRegistration[]> => {
  if (!mayOverride(session)) return subApps;
  try {
    const override = await find(services, session, now);
    if (!override) return subApps;
    const replaced = subApps.find(({ name }) => name === override.app);
    const rows = await services.database
      .selectFrom("subAppPermissions")
      .select("code")
      .where("app", "=", override.app)
      .execute();
    const declared = new Set([...permissions, ...rows.map(({ code }) => code)]);
    const developed = registrationOf(override, replaced ?? {}, declared);
    return replaced
      ? subApps.map((one) => (one === replaced ? developed : one))
      : [...subApps, developed];
  } catch (error) {
    // The page itself reports a server problem better than an error response.
    services.log.error({ err: error }, "A page is sent without its session's override");
    return subApps;
  }
};
