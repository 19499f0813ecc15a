import { randomBytes } from "node:crypto";
import type * as calls from "@console-shell/contract/calls/sub-app-token";
import type { SubAppToken } from "@console-shell/contract/calls/sub-app-token";
import { subAppTokenDays as longestDays } from "@console-shell/contract/words/security-policy";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { RetentionRule } from "#platform/retention.ts";
import {
  holdersOf,
  longestLife,
  notifyExpiring,
  readKeyPolicy,
  recordAudit,
  refuseLongLife,
} from "#modules/identity/index.ts";
import { findSubApp } from "../sub-app/find.ts";
import { hashToken, presentTokens } from "./reads.ts";

/** Creates a token. The return value is the only place where its secret exists. */
export const addToken = (
  call: Call<typeof calls.addToken>,
): Promise<{ token: SubAppToken; secret: string }> => {
  const { services, by, params, body, now } = call;
  const { name: app } = params;
  if (body.expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  // So that a forgotten token ends.
  if (body.expiresAt > now + longestLife(longestDays.max))
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "too_big" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    await findSubApp(transaction, app);
    const { subAppTokenDays } = await readKeyPolicy(transaction);
    refuseLongLife(body.expiresAt, { days: subAppTokenDays, now });
    const prefix = `cst_${randomBytes(4).toString("hex")}`;
    const secret = `${prefix}_${randomBytes(32).toString("hex")}`;
    const id = newId();
    const scopes = [...new Set(body.scopes)];
    await transaction
      .insertInto("subAppTokens")
      .values({
        id,
        app,
        name: body.name,
        prefix,
        tokenHash: hashToken(secret),
        scopes,
        createdBy: by.operatorId,
        createdAt: by.now,
        expiresAt: body.expiresAt,
        lastUsedAt: null,
        revokedAt: null,
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "sub-app.token-issued",
      target: { id: null, name: app },
      details: { token: body.name, scopes: scopes.join(", ") },
    });
    const [token] = await presentTokens(transaction, [id], now);
    return { token: token!, secret };
  });
};

/** Revokes a token; repeating it changes nothing. */
export const revokeToken = (call: Call<typeof calls.revokeToken>): Promise<SubAppToken> => {
  const { services, params, now } = call;
  const { id, name: app } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    const revoked = await transaction
      .updateTable("subAppTokens")
      .set({ revokedAt: now })
      .where("id", "=", id)
      .where("app", "=", app)
      .where("revokedAt", "is", null)
      .returning("name")
      .executeTakeFirst();
    const owned = await transaction
      .selectFrom("subAppTokens")
      .select("id")
      .where("id", "=", id)
      .where("app", "=", app)
      .executeTakeFirst();
    if (!owned) throw new Refusal("not_found", [{ path: "id", code: "unknown" }]);
    if (revoked)
      await recordAudit(call, transaction, {
        action: "sub-app.token-revoked",
        target: { id: null, name: app },
        details: { token: revoked.name },
      });
    const [token] = await presentTokens(transaction, [id], now);
    return token!;
  });
};

/** Notifies the owners of sub-apps, and those who may issue tokens, of tokens that expire soon. */
export const notifyExpiringSubAppTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "sub-app-token",
      table: "subAppTokens",
      owner: "app",
      life: "subAppTokenDays",
      async about(transaction, app) {
        const { ownerId } = await findSubApp(transaction, app);
        const issuers = await holdersOf(transaction, [
          "management:open",
          "management:sub-app:update",
        ]);
        const to = [...new Set(ownerId === null ? issuers : [ownerId, ...issuers])];
        return { to, of: app, path: `/management/sub-apps/${app}?tab=tokens` };
      },
    },
    now,
  );
