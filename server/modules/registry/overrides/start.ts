import type { startOverride } from "@console-shell/contract/calls/sub-app-override";
import { overrideLifetime } from "@console-shell/contract/words/sub-app-overrides";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { searchesRefused, workRefused } from "../releases/check-release.ts";
import { increaseRevision } from "../releases/revision.ts";
import { isDevelopmentOrigin } from "./development-origin.ts";

/** Starts the session's override, in place of its previous one. `known` are the sub-apps that nobody publishes. */
export const start = async (
  call: Call<typeof startOverride>,
  known: readonly string[],
): Promise<{ expiresAt: number }> => {
  const { services, body, session, now } = call;
  const { name: app, origin, manifest, ownCalls } = body;
  if (!isDevelopmentOrigin(origin, services.devOrigins))
    throw new Refusal("bad_input", [{ path: "origin", code: "not_for_development" }]);
  // The manifest is from a link, which anybody can write.
  const refused = [...searchesRefused(body, body), ...workRefused(body, body)];
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
