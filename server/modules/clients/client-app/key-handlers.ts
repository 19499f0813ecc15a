import { type ApiScope, missingForScopes } from "@console-shell/contract";
import type {
  addApiKey,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from "@console-shell/contract/calls/client-app";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { changesOf, recordAudit } from "#modules/identity/index.ts";
import { publishEvent } from "../webhook/publish-event.ts";
import { findClientApp } from "./client-app-queries.ts";
import { findKey } from "./key-queries.ts";
import { issueKey, revokeKey, rotateKey } from "./key-writes.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

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
