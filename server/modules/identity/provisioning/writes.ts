import { textKey } from "@console-shell/contract/words/typed-text";
import { randomBytes } from "node:crypto";
import type * as calls from "@console-shell/contract/calls/provisioning";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { RetentionRule } from "#platform/retention.ts";
import { recordAudit } from "../audit/writes.ts";
import { notifyExpiring } from "../notification/expiring.ts";
import { holdersOf } from "../notification/reads.ts";
import { refuseUnlessMayGrant } from "../operator/policy.ts";
import { readMembers } from "../scim/group/writes.ts";
import { readDefaultRole, withRoles } from "../scim/roles.ts";
import { hashToken } from "../session/token.ts";
import { presentTokens, readProvisioning } from "./reads.ts";

/** Milliseconds for a change that concerns every member of a group. */
const longest = 60_000;

/** Sets the role of operators whose groups give none. */
export const setDefaultRole = async (call: Call<typeof calls.setDefaultRole>) => {
  const { services, body, now } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    await refuseUnlessMayGrant(transaction, call, body.role);
    const from = await readDefaultRole(transaction);
    if (from === body.role) return;
    await transaction
      .updateTable("scimSettings")
      .set({ defaultRole: body.role })
      .where("id", "=", 1)
      .execute();
    await recordAudit(call, transaction, {
      action: "provisioning.default-role-changed",
      target: { id: null, name: "provisioning" },
      details: { from, to: body.role },
    });
  });
  return readProvisioning(services, now);
};

/** Maps a group to a role, and changes its members' roles at once. */
export const mapProvisioningGroup = (call: Call<typeof calls.mapProvisioningGroup>) => {
  const { services, body, now } = call;
  const { displayName, role } = body;
  const displayKey = textKey(displayName);
  return transactionWithDeadline(
    services.database,
    async (transaction) => {
      if (role !== null) await refuseUnlessMayGrant(transaction, call, role);
      const group = await transaction
        .selectFrom("scimGroups")
        .select(["id", "displayName", "role", "createdAt"])
        .where("displayKey", "=", displayKey)
        .$call(lockRows(services))
        .executeTakeFirst();
      const name = group?.displayName ?? displayName;
      if ((group?.role ?? null) === role) return { displayName: name, changed: 0 };
      await call.approval?.require(transaction, {
        action: "provisioning.group-mapped",
        target: { id: group?.id ?? null, name },
        details: { from: group?.role ?? null, to: role },
      });
      const ids = group ? await readMembers(transaction, group.id) : [];
      const changed = await withRoles(call, transaction, ids, async () => {
        if (!group)
          await transaction
            .insertInto("scimGroups")
            .values({
              id: newId(),
              displayName,
              displayKey,
              role,
              externalId: null,
              createdAt: null,
              changedAt: now,
            })
            .execute();
        else if (role === null && group.createdAt === null)
          await transaction.deleteFrom("scimGroups").where("id", "=", group.id).execute();
        else
          await transaction
            .updateTable("scimGroups")
            .set({ role })
            .where("id", "=", group.id)
            .execute();
      });
      await recordAudit(call, transaction, {
        action: "provisioning.group-mapped",
        target: { id: group?.id ?? null, name },
        details: { from: group?.role ?? null, to: role, changed },
      });
      return { displayName: name, changed };
    },
    longest,
  );
};

/** Longest lifetime of a token, so that a forgotten one ends. */
const longestLifetime = 366 * 24 * 3_600_000;

/** Creates a token. The return value is the only place where its secret exists. */
export const addProvisioningToken = (call: Call<typeof calls.addProvisioningToken>) => {
  const { services, by, body, now } = call;
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
        createdBy: by.operatorId,
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
    const [token] = await presentTokens(transaction, [id], now);
    return { token: token!, secret };
  });
};

/** Revokes a token; repeating it changes nothing. */
export const revokeProvisioningToken = (call: Call<typeof calls.revokeProvisioningToken>) => {
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
    const [token] = await presentTokens(transaction, [id], now);
    if (!token) throw new Refusal("not_found");
    return token;
  });
};

/** Notifies those who may issue tokens of identity providers that one expires soon. */
export const notifyExpiringProvisioningTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "provisioning-token",
      table: "scimTokens",
      owner: null,
      life: null,
      about: async (transaction) => ({
        to: await holdersOf(transaction, ["management:open", "management:scim:update"]),
        path: "/management/provisioning",
      }),
    },
    now,
  );
