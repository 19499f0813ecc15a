import type * as calls from "@console-shell/contract/calls/sub-app-override";
import { overrideLifetime } from "@console-shell/contract/words/sub-app-overrides";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { figuresRefused, searchesRefused, workRefused } from "../release/check.ts";
import { increaseRevision } from "../sub-app/revision.ts";

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Whether sub-apps may be developed from this origin: it's the developer's computer, or listed in `DEV_ORIGINS`. */
const isDevelopmentOrigin = (origin: string, listed: readonly string[]): boolean =>
  URL.parse(origin)?.origin === origin && (loopback.test(origin) || listed.includes(origin));

/** Starts the session's override, in place of its previous one. `known` are the sub-apps that nobody publishes. */
export const startOverride = async (
  call: Call<typeof calls.startOverride>,
  known: readonly string[],
): Promise<{ expiresAt: number }> => {
  const { services, body, session, now } = call;
  const { name: app, origin, manifest, ownCalls } = body;
  if (!isDevelopmentOrigin(origin, services.devOrigins))
    throw new Refusal("bad_input", [{ path: "origin", code: "not_for_development" }]);
  // The manifest is from a link, which anybody can write.
  const refused = [
    ...searchesRefused(body, body),
    ...workRefused(body, body),
    ...figuresRefused(body, body),
  ];
  if (refused.length > 0) throw new Refusal("bad_input", refused);
  const row = {
    app,
    origin,
    manifest,
    ownCalls,
    startedAt: now,
    expiresAt: now + overrideLifetime,
  };
  await transactionWithDeadline(services.database, async (transaction) => {
    const published = await transaction
      .selectFrom("subApps")
      .select("name")
      .where("name", "=", app)
      .executeTakeFirst();
    if (!published && !known.includes(app))
      throw new Refusal("bad_input", [{ path: "name", code: "unknown" }]);
    await transaction
      .insertInto("subAppOverrides")
      .values({ sessionId: session.id, ...row })
      .onConflict((conflict) => conflict.column("sessionId").doUpdateSet(row))
      .execute();
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.override-started",
      target: { id: null, name: app },
      details: { origin },
    });
  });
  return { expiresAt: row.expiresAt };
};

/** Ends a session's override; returns whether there was one. */
const end = (
  call: Call<typeof calls.stopOverride | typeof calls.stopOwnOverride>,
  sessionId: string,
) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const of = await transaction
      .selectFrom("sessions")
      .innerJoin("operators", "operators.id", "sessions.operatorId")
      .select("operators.account")
      .where("sessions.id", "=", sessionId)
      .executeTakeFirst();
    const ended = await transaction
      .deleteFrom("subAppOverrides")
      .where("sessionId", "=", sessionId)
      .returning(["app", "origin"])
      .executeTakeFirst();
    if (!ended || !of) return false;
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.override-stopped",
      target: { id: null, name: ended.app },
      details: { origin: ended.origin, operator: of.account },
    });
    return true;
  });

/** Ends the override of the caller's own session. */
export const stopOwnOverride = async (call: Call<typeof calls.stopOwnOverride>): Promise<void> => {
  await end(call, call.session.id);
};

/** Ends anybody's override; refuses with `not_found`. */
export const stopOverride = async (call: Call<typeof calls.stopOverride>): Promise<void> => {
  if (!(await end(call, call.params.id))) throw new Refusal("not_found");
};
