import { type ApiScope, missingForScopes } from "@console-shell/contract";
import type {
  addApiKey,
  ApiKeyScope,
  ClientApiKey,
  rotateApiKey,
  updateApiKey,
} from "@console-shell/contract/calls/client-app";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import {
  type AuditedCall,
  changesOf,
  readKeyPolicy,
  recordAudit,
  refuseLongLife,
} from "#modules/identity/index.ts";
import { publishEvent } from "#modules/clients/webhook/publish.ts";
import { findClientApp } from "../reads.ts";
import { addToKeyCount } from "./count.ts";
import { findKey } from "./reads.ts";
import { makeKey } from "./secret.ts";

interface NewKey {
  clientAppId: string;
  name: string;
  scopes: ApiKeyScope[];
  /** Anywhere by default. */
  addresses?: string[];
  expiresAt: number | null;
}

interface IssuedKey {
  key: ClientApiKey;
  secret: string;
}

/** A key's path: its client app, and the key. */
interface KeyParams {
  id: string;
  keyId: string;
}

type KeyCall = AuditedCall & { session: Session; by: By };

const insertKey = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  { clientAppId, name, scopes, addresses = [], expiresAt }: NewKey,
): Promise<IssuedKey> => {
  if (expiresAt !== null && expiresAt <= now)
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "in_past" }]);
  const { apiKeyDays } = await readKeyPolicy(transaction);
  refuseLongLife(expiresAt, { days: apiKeyDays, now });
  const { environment } = await findClientApp(transaction, clientAppId, now);
  const { secret, prefix, hash } = makeKey(environment);
  const id = newId();
  await transaction
    .insertInto("apiKeys")
    .values({
      id,
      applicationId: clientAppId,
      name,
      prefix,
      keyHash: hash,
      scopes: [...new Set(scopes)],
      addresses,
      createdBy: operatorId,
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
      replacedBy: null,
    })
    .execute();
  return { key: await findKey(transaction, clientAppId, id, now), secret };
};

/** Creates a key for a client app. The return value is the only place where the secret exists. */
export const issueKey = async (
  transaction: Kysely<Tables>,
  by: By,
  input: NewKey,
): Promise<IssuedKey> => {
  const issued = await insertKey(transaction, by, input);
  await addToKeyCount(transaction, input.clientAppId, 1);
  return issued;
};

/**
 * Replaces an active key by a new one of the same name, scopes and addresses. The second of two concurrent calls finds
 * the key replaced and throws `conflict`.
 */
const replaceKey = async (
  transaction: Kysely<Tables>,
  by: By,
  { id: clientAppId, keyId }: KeyParams,
  { oldKeyExpiresAt, expiresAt }: z.output<typeof rotateApiKey.body>,
): Promise<IssuedKey> => {
  const { now } = by;
  const old = await findKey(transaction, clientAppId, keyId, now);
  if (old.state !== "active") throw new Refusal("conflict");
  const { name, scopes, addresses } = old;
  const issued = await insertKey(transaction, by, {
    clientAppId,
    name,
    scopes,
    addresses,
    expiresAt,
  });
  // The replaced key's own earlier expiry is kept.
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

/** Revokes a key and returns whether it was still active. */
const markRevoked = async (
  transaction: Kysely<Tables>,
  { id: clientAppId, keyId }: KeyParams,
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

/** Adds a key. The response is the only place where it's shown. */
export const addKey = (
  call: KeyCall,
  clientAppId: string,
  input: z.output<typeof addApiKey.body>,
): Promise<IssuedKey> => {
  const { services, session, by, now } = call;
  refuseBeyondRole(session, input.scopes);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, clientAppId, now);
    const issued = await issueKey(transaction, by, { ...input, clientAppId });
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
export const changeKey = (
  call: AuditedCall,
  { id, keyId }: KeyParams,
  { addresses }: z.output<typeof updateApiKey.body>,
): Promise<ClientApiKey> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await findKey(transaction, id, keyId, now);
    if (before.state === "revoked" || before.state === "expired") throw new Refusal("conflict");
    await transaction.updateTable("apiKeys").set({ addresses }).where("id", "=", keyId).execute();
    const { name } = await findClientApp(transaction, id, now);
    await recordAudit(call, transaction, {
      action: "api-key.changed",
      target: { id: before.id, name: before.prefix },
      details: {
        application: name,
        ...changesOf(
          { addresses: before.addresses.join(", ") },
          { addresses: addresses.join(", ") },
        ),
      },
    });
    return { ...before, addresses };
  });
};

/** Replaces a key by a new one; the old one stays valid until the given time. */
export const rotateKey = (
  call: KeyCall,
  params: KeyParams,
  rotation: z.output<typeof rotateApiKey.body>,
): Promise<IssuedKey> => {
  const { services, session, by, now } = call;
  const { id: clientAppId, keyId } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    refuseBeyondRole(session, (await findKey(transaction, clientAppId, keyId, now)).scopes);
    const issued = await replaceKey(transaction, by, params, rotation);
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
export const revokeKey = (call: AuditedCall, params: KeyParams): Promise<ClientApiKey> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const revoked = await markRevoked(transaction, params, now);
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
