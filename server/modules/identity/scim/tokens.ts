import { randomBytes } from "node:crypto";
import type {
  addProvisioningToken,
  listProvisioningTokens,
  ProvisioningToken,
  revokeProvisioningToken,
} from "@console-shell/contract/calls/provisioning";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { newId } from "#platform/database/id.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { hashToken } from "../session/token.ts";

/** Longest lifetime, so that a forgotten token ends. */
const longestLifetime = 366 * 24 * 3_600_000;

interface Stored {
  revokedAt: number | null;
  expiresAt: number;
  status: "active" | "disabled";
}

const stateOf = (
  { revokedAt, expiresAt, status }: Stored,
  now: number,
): ProvisioningToken["state"] => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt <= now) return "expired";
  return status === "active" ? "active" : "blocked";
};

const present = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<ProvisioningToken[]> => {
  const rows = await database
    .selectFrom("scimTokens as token")
    .innerJoin("operators as maker", "maker.id", "token.createdBy")
    .select([
      "token.id",
      "token.name",
      "token.prefix",
      "token.invites",
      "token.createdAt",
      "maker.name as createdByName",
      "maker.status",
      "token.expiresAt",
      "token.lastUsedAt",
      "token.revokedAt",
    ])
    .where("token.id", "in", ids)
    .execute();
  return rows.map(({ revokedAt, status, ...row }) => ({
    ...row,
    state: stateOf({ revokedAt, status, expiresAt: row.expiresAt }, now),
  }));
};

/** One page of the tokens, newest first. */
export const listTokens = ({ services, query, now }: Call<typeof listProvisioningTokens>) =>
  pageOf(
    {
      matching: services.database.selectFrom("scimTokens"),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(services.database, ids, now),
    },
    { ...query, sort: "id", order: "desc" },
  );

/** Creates a token. The return value is the only place where its secret exists. */
export const addToken = (call: Call<typeof addProvisioningToken>) => {
  const { services, body, session, now } = call;
  if (body.invites) refuseWithoutMail(services.mailer, "invites");
  if (body.expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  if (body.expiresAt > now + longestLifetime)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "too_big" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const prefix = `csp_${randomBytes(4).toString("hex")}`;
    const secret = `${prefix}_${randomBytes(32).toString("hex")}`;
    const id = newId();
    await transaction
      .insertInto("scimTokens")
      .values({
        id,
        ...body,
        prefix,
        tokenHash: hashToken(secret),
        createdBy: session.operatorId,
        createdAt: now,
        lastUsedAt: null,
        revokedAt: null,
      })
      .execute();
    await recordAudit(call, transaction, {
      action: "provisioning.token-issued",
      target: { id, name: body.name },
      details: { expiresAt: body.expiresAt, invites: body.invites },
    });
    const [token] = await present(transaction, [id], now);
    return { token: token!, secret };
  });
};

/** Revokes a token; repeating it changes nothing. */
export const revokeToken = (call: Call<typeof revokeProvisioningToken>) => {
  const { services, params, now } = call;
  const { id } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    const revoked = await transaction
      .updateTable("scimTokens")
      .set({ revokedAt: now })
      .where("id", "=", id)
      .where("revokedAt", "is", null)
      .returning("name")
      .executeTakeFirst();
    if (revoked)
      await recordAudit(call, transaction, {
        action: "provisioning.token-revoked",
        target: { id, name: revoked.name },
      });
    const [token] = await present(transaction, [id], now);
    if (!token) throw new Refusal("not_found");
    return token;
  });
};
