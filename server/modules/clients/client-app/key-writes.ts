import type { ApiKeyScope, ClientApiKey } from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { readKeyPolicy, refuseLongLife } from "#modules/identity/index.ts";
import { findClientApp } from "./client-app-queries.ts";
import { addToKeyCount } from "./key-count.ts";
import { findKey } from "./key-queries.ts";
import { makeKey } from "./make-key.ts";

interface NewKey {
  clientAppId: string;
  name: string;
  scopes: ApiKeyScope[];
  /** Anywhere by default. */
  addresses?: string[];
  expiresAt: number | null;
  createdBy: string;
  now: number;
}

interface IssuedKey {
  key: ClientApiKey;
  secret: string;
}

const insertKey = async (database: Kysely<Tables>, input: NewKey): Promise<IssuedKey> => {
  const { clientAppId, name, scopes, addresses = [], expiresAt, createdBy, now } = input;
  if (expiresAt !== null && expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  const { apiKeyDays } = await readKeyPolicy(database);
  refuseLongLife(expiresAt, { days: apiKeyDays, now });
  const { environment } = await findClientApp(database, clientAppId, now);
  const { secret, prefix, hash } = makeKey(environment);
  const id = newId();
  await database
    .insertInto("apiKeys")
    .values({
      id,
      applicationId: clientAppId,
      name,
      prefix,
      keyHash: hash,
      scopes: [...new Set(scopes)],
      addresses,
      createdBy,
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
      replacedBy: null,
    })
    .execute();
  return { key: await findKey(database, clientAppId, id, now), secret };
};

/** Creates a key for a client app. The return value is the only place where the secret exists. */
export const issueKey = async (transaction: Kysely<Tables>, input: NewKey): Promise<IssuedKey> => {
  const issued = await insertKey(transaction, input);
  await addToKeyCount(transaction, input.clientAppId, 1);
  return issued;
};

interface Rotation {
  clientAppId: string;
  keyId: string;
  /** When the replaced key stops working; its own earlier expiry is kept. */
  oldKeyExpiresAt: number;
  expiresAt: number | null;
  createdBy: string;
  now: number;
}

/**
 * Replaces an active key by a new one of the same name, scopes and addresses. Within a transaction: of two concurrent calls the
 * second finds the key replaced and throws `conflict`.
 */
export const rotateKey = async (
  transaction: Kysely<Tables>,
  { keyId, oldKeyExpiresAt, ...rotation }: Rotation,
): Promise<IssuedKey> => {
  const { clientAppId, now } = rotation;
  const old = await findKey(transaction, clientAppId, keyId, now);
  if (old.state !== "active") throw new Refusal("conflict");
  const { name, scopes, addresses } = old;
  const issued = await insertKey(transaction, { ...rotation, name, scopes, addresses });
  const end = Math.max(oldKeyExpiresAt, now);
  const replaced = await transaction
    .updateTable("apiKeys")
    .set({
      replacedBy: issued.key.id,
      expiresAt: old.expiresAt === null ? end : Math.min(end, old.expiresAt),
    })
    .where("id", "=", keyId)
    .where("replacedBy", "is", null)
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!replaced) throw new Refusal("conflict");
  // After the keys, as everywhere: locking both in another order could deadlock.
  await addToKeyCount(transaction, clientAppId, 1);
  return issued;
};

/** Revokes a key and returns whether it was still active. Within a transaction. */
export const revokeKey = async (
  transaction: Kysely<Tables>,
  clientAppId: string,
  keyId: string,
  now: number,
): Promise<boolean> => {
  const revoked = await transaction
    .updateTable("apiKeys")
    .set({ revokedAt: now })
    .where("id", "=", keyId)
    .where("applicationId", "=", clientAppId)
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!revoked) return false;
  const wasCounted = await transaction
    .updateTable("apiKeys")
    .set({ counted: false })
    .where("id", "=", keyId)
    .where("counted", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (wasCounted) await addToKeyCount(transaction, clientAppId, -1);
  return true;
};
