import type { ApiKeyScope, ClientApiKey } from "@console-shell/contract/calls/client-application";
import type { Kysely } from "kysely";
import { newId } from "../../../platform/database/id.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { findApplication } from "./application-queries.ts";
import { addToKeyCount } from "./key-count.ts";
import { findKey } from "./key-queries.ts";
import { makeKey } from "./make-key.ts";

interface NewKey {
  applicationId: string;
  name: string;
  scopes: ApiKeyScope[];
  expiresAt: number | null;
  createdBy: string;
  now: number;
}

interface IssuedKey {
  key: ClientApiKey;
  secret: string;
}

const insertKey = async (database: Kysely<Tables>, input: NewKey): Promise<IssuedKey> => {
  const { applicationId, name, scopes, expiresAt, createdBy, now } = input;
  if (expiresAt !== null && expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  const { environment } = await findApplication(database, applicationId, now);
  const { secret, prefix, hash } = makeKey(environment);
  const id = newId();
  await database
    .insertInto("apiKeys")
    .values({
      id,
      applicationId,
      name,
      prefix,
      keyHash: hash,
      scopes: [...new Set(scopes)],
      createdBy,
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
      replacedBy: null,
    })
    .execute();
  return { key: await findKey(database, applicationId, id, now), secret };
};

/** Creates a key for an application. The return value is the only place where the secret exists. */
export const issueKey = async (transaction: Kysely<Tables>, input: NewKey): Promise<IssuedKey> => {
  const issued = await insertKey(transaction, input);
  await addToKeyCount(transaction, input.applicationId, 1);
  return issued;
};

interface Rotation {
  applicationId: string;
  keyId: string;
  /** When the replaced key stops working; its own earlier expiry is kept. */
  oldKeyExpiresAt: number;
  expiresAt: number | null;
  createdBy: string;
  now: number;
}

/**
 * Replaces an active key by a new one of the same name and scopes. Within a transaction: of two concurrent calls the
 * second finds the key replaced and throws `conflict`.
 */
export const rotateKey = async (
  transaction: Kysely<Tables>,
  { keyId, oldKeyExpiresAt, ...rotation }: Rotation,
): Promise<IssuedKey> => {
  const { applicationId, now } = rotation;
  const old = await findKey(transaction, applicationId, keyId, now);
  if (old.state !== "active") throw new Refusal("conflict");
  const issued = await insertKey(transaction, { ...rotation, name: old.name, scopes: old.scopes });
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
  await addToKeyCount(transaction, applicationId, 1);
  return issued;
};

/** Revokes a key and returns whether it was still active. Within a transaction. */
export const revokeKey = async (
  transaction: Kysely<Tables>,
  applicationId: string,
  keyId: string,
  now: number,
): Promise<boolean> => {
  const revoked = await transaction
    .updateTable("apiKeys")
    .set({ revokedAt: now })
    .where("id", "=", keyId)
    .where("applicationId", "=", applicationId)
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
  if (wasCounted) await addToKeyCount(transaction, applicationId, -1);
  return true;
};
