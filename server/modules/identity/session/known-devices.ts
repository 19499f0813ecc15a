import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { deviceLifetime } from "./device-cookie.ts";
import { hashToken, newToken } from "./token.ts";

/**
 * Whether somebody has signed in to this account with this browser before, as the hash of its device token. Known
 * browsers have their own limit of tries, so that a stranger who uses up all others doesn't lock the owner out.
 */
export const findKnownDevice = async (
  database: Kysely<Tables>,
  token: string | undefined,
  account: string,
  now: number,
): Promise<string | undefined> => {
  const key = account.toLowerCase();
  const found = await database
    .selectFrom("known_devices")
    .innerJoin("operators", "operators.id", "known_devices.operator_id")
    .select("known_devices.token_hash")
    // Queried without a token, too: otherwise the timing would reveal that an account exists.
    .where("known_devices.token_hash", "=", hashToken(token ?? ""))
    .where("known_devices.last_seen_at", ">", now - deviceLifetime)
    .where(key.includes("@") ? "operators.email_key" : "operators.account_key", "=", key)
    .executeTakeFirst();
  return found?.token_hash;
};

/**
 * Gives a browser a new device token, for everyone who signed in with it: one planted before the sign-in becomes
 * invalid. Returns whether the operator had signed in with it before.
 */
export const rememberDevice = async (
  transaction: Kysely<Tables>,
  before: string | undefined,
  operatorId: string,
  now: number,
): Promise<{ token: string; isKnown: boolean }> => {
  const token = newToken();
  const tokenHash = hashToken(token);
  const renewed =
    before === undefined
      ? []
      : await transaction
          .updateTable("known_devices")
          .set({ token_hash: tokenHash })
          .where("token_hash", "=", hashToken(before))
          .returning("operator_id")
          .execute();
  await transaction
    .insertInto("known_devices")
    .values({ token_hash: tokenHash, operator_id: operatorId, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(["token_hash", "operator_id"]).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  return { token, isKnown: renewed.some((row) => row.operator_id === operatorId) };
};
