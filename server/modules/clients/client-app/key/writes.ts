import type {
  ApiKeyScope,
  ClientApiKey,
  addApiKey,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { readKeyPolicy, refuseLongLife, changesOf, recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../reads.ts";
import { addToKeyCount } from "./count.ts";
import { findKey } from "./reads.ts";
import { makeKey } from "./secret.ts";
import { type ApiScope, missingForScopes } from "@console-shell/contract";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { publishEvent } from "#modules/clients/webhook/publish.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

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
const rotateKey = async (
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
const revokeKey = async (
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

/**
 * Refuses scopes beyond the creator's role. This is checked on creation and rotation: a key belongs to its client app,
 * and keeps its scopes when its creator's permissions change.
 */
const refuseBeyondRole = (
  { permissions }: Pick<Session, "permissions">,
  scopes: readonly ApiScope[],
): void => {
  const missing = missingForScopes(scopes, (permission) => permissions.has(permission));
  if (missing.length === 0) return;
  const fields = missing.map((code) => ({ path: "permission", code }) as const);
  throw new Refusal("forbidden", [{ path: "scopes", code: "beyond_role" }, ...fields]);
};

/** Creates a key. The response is the only place where it's shown. */
export const handleAddKey: Handler<typeof addApiKey> = (call) => {
  const { services, params, body, session, now } = call;
  refuseBeyondRole(session, body.scopes);
  return transactionWithDeadline(services.database, async (transaction) => {
    const clientAppId = params.id;
    const { name } = await findClientApp(transaction, clientAppId, now);
    const createdBy = session.operatorId;
    const issued = await issueKey(transaction, { ...body, clientAppId, createdBy, now });
    const { id, prefix, scopes, expiresAt } = issued.key;
    await publishEvent(services, transaction, {
      clientAppId,
      type: "api_key.created",
      data: { keyId: id, name: issued.key.name, prefix, expiresAt },
      now,
    });
    await recordAudit(call, transaction, {
      action: "api-key.issued",
      target: { id, name: prefix },
      details: { application: name, scopes: scopes.join(" "), expiresAt },
    });
    return issued;
  });
};

/** Changes from where a key that still works may be used. */
export const handleUpdateKey: Handler<typeof updateApiKey> = (call) => {
  const { services, params, body, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await findKey(transaction, params.id, params.keyId, now);
    if (before.state === "revoked" || before.state === "expired") throw new Refusal("conflict");
    await transaction
      .updateTable("apiKeys")
      .set({ addresses: body.addresses })
      .where("id", "=", params.keyId)
      .execute();
    const { name } = await findClientApp(transaction, params.id, now);
    await recordAudit(call, transaction, {
      action: "api-key.changed",
      target: { id: before.id, name: before.prefix },
      details: {
        application: name,
        ...changesOf(
          { addresses: before.addresses.join(", ") },
          { addresses: body.addresses.join(", ") },
        ),
      },
    });
    return { ...before, addresses: body.addresses };
  });
};

/** Replaces a key by a new one; the old one stays valid until the given time. */
export const handleRotateKey: Handler<typeof rotateApiKey> = (call) => {
  const { services, params, body, session, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id: clientAppId, keyId } = params;
    const createdBy = session.operatorId;
    refuseBeyondRole(session, (await findKey(transaction, clientAppId, keyId, now)).scopes);
    const issued = await rotateKey(transaction, { ...body, clientAppId, keyId, createdBy, now });
    const { name } = await findClientApp(transaction, clientAppId, now);
    const old = await findKey(transaction, clientAppId, keyId, now);
    const { id, prefix, expiresAt } = issued.key;
    await publishEvent(services, transaction, {
      clientAppId,
      type: "api_key.rotated",
      data: {
        keyId: id,
        name: issued.key.name,
        prefix,
        expiresAt,
        oldKeyId: keyId,
        oldKeyExpiresAt: old.expiresAt,
      },
      now,
    });
    await recordAudit(call, transaction, {
      action: "api-key.rotated",
      target: { id: keyId, name: old.prefix },
      details: { application: name, replacedBy: prefix, expiresAt: old.expiresAt },
    });
    return issued;
  });
};

/** Revokes a key at once and for good; a repeated call isn't audited. */
export const handleRevokeKey: Handler<typeof revokeApiKey> = (call) => {
  const { services, params, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const revoked = await revokeKey(transaction, params.id, params.keyId, now);
    const key = await findKey(transaction, params.id, params.keyId, now);
    if (!revoked) return key;
    const { name } = await findClientApp(transaction, params.id, now);
    await publishEvent(services, transaction, {
      clientAppId: params.id,
      type: "api_key.revoked",
      data: { keyId: key.id, name: key.name, prefix: key.prefix },
      now,
    });
    await recordAudit(call, transaction, {
      action: "api-key.revoked",
      target: { id: key.id, name: key.prefix },
      details: { application: name },
    });
    return key;
  });
};
