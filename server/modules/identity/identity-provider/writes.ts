import type { Role } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/identity-provider";
import type { IdentityProvider } from "@console-shell/contract/calls/identity-provider";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { changesOf, type AuditedCall, recordAudit } from "../audit/writes.ts";
import { grantableRoles } from "../operator/policy.ts";
import { deleteSessions } from "../session/writes.ts";
import { mayCall, type Provider } from "./client.ts";
import { isWithinReach, passwordPolicy, presentProviders } from "./reads.ts";

type ChangeCall = AuditedCall & { session: Session };

const refuseBeyondReach = async (
  database: Kysely<Tables>,
  { session }: ChangeCall,
  ...all: { roles: Role[] }[]
): Promise<void> => {
  const grantable = await grantableRoles(database, session);
  if (!all.every((one) => isWithinReach(grantable, one)))
    throw new Refusal("forbidden", [{ path: "roles", code: "beyond_own" }]);
};

type Settings = Pick<Provider, "issuer" | "scopes" | "roles" | "roleMapping" | "defaultRole">;

/** Refuses settings with which nobody could sign in, or that contradict each other. */
const refuseUnusable = (
  { environment }: Services,
  { issuer, scopes, roles, roleMapping, defaultRole }: Settings,
) => {
  if (!mayCall(new URL(issuer), environment))
    throw new Refusal("bad_input", [{ path: "issuer", code: "not_https" }]);
  if (!scopes.split(/\s+/).includes("openid"))
    throw new Refusal("bad_input", [{ path: "scopes", code: "invalid_value" }]);
  for (const [at, { role }] of roleMapping.entries())
    if (role === "root")
      throw new Refusal("bad_input", [{ path: `roleMapping.${at}.role`, code: "root_by_hand" }]);
  if (defaultRole === "root")
    throw new Refusal("bad_input", [{ path: "defaultRole", code: "root_by_hand" }]);
  const given = [...roleMapping.map(({ role }) => role), ...(defaultRole ? [defaultRole] : [])];
  if (!given.every((role) => roles.includes(role)))
    throw new Refusal("bad_input", [{ path: "roles", code: "not_allowed_role" }]);
};

const presented = async (
  { services, session }: ChangeCall,
  id: string,
): Promise<IdentityProvider> => {
  const [provider] = await presentProviders(services, session, [id]);
  if (!provider) throw new Refusal("not_found");
  return provider;
};

const sealSecret = (
  { services }: ChangeCall,
  transaction: Kysely<Tables>,
  id: string,
  text: string,
) => services.sealer.seal(transaction, text, { kind: "identity-provider", owner: id });

/** What the audit log says about a provider's settings; never the secret. */
const audited = ({
  clientSecret: _secret,
  roles,
  roleMapping,
  acceptedFactors,
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...settings
}: Provider) => ({
  ...settings,
  roles: roles.join(", "),
  roleMapping: roleMapping.map(({ value, role }) => `${value} → ${role}`).join(", "),
  acceptedFactors: acceptedFactors.join(", "),
});

/** Ends every session that a provider opened, and the visits to it in progress. */
const endOpened = async (
  call: ChangeCall,
  transaction: Kysely<Tables>,
  id: string,
): Promise<number> => {
  await transaction.deleteFrom("signOnFlows").where("providerId", "=", id).execute();
  const ended = await deleteSessions(call, transaction, (where) => where("providerId", "=", id));
  return ended.length;
};

const findLocked = async (
  { services }: ChangeCall,
  transaction: Kysely<Tables>,
  id: string,
): Promise<Provider> => {
  const provider = await transaction
    .selectFrom("identityProviders")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!provider) throw new Refusal("not_found");
  return provider;
};

export const addProvider = async (call: Call<typeof calls.addProvider>) => {
  const { services, body, now } = call;
  const { clientSecret, ...settings } = body;
  refuseUnusable(services, body);
  const id = newId();
  await transactionWithDeadline(services.database, async (transaction) => {
    await refuseBeyondReach(transaction, call, settings);
    const provider = {
      ...settings,
      id,
      clientSecret:
        clientSecret === undefined ? null : await sealSecret(call, transaction, id, clientSecret),
      createdAt: now,
      updatedAt: now,
    };
    await transaction.insertInto("identityProviders").values(provider).execute();
    await recordAudit(call, transaction, {
      action: "identity-provider.added",
      target: { id, name: provider.name },
      details: audited(provider),
    });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new Refusal("conflict", [{ path: "name", code: "taken" }]);
    throw error;
  });
  return presented(call, id);
};

export const updateProvider = async (call: Call<typeof calls.updateProvider>) => {
  const { services, body, params, now } = call;
  const { clientSecret, updatedAt, ...settings } = body;
  refuseUnusable(services, body);
  await transactionWithDeadline(services.database, async (transaction) => {
    const before = await findLocked(call, transaction, params.id);
    await refuseBeyondReach(transaction, call, before, settings);
    if (before.updatedAt !== updatedAt)
      throw new Refusal("conflict", [{ path: "updatedAt", code: "changed" }]);
    const linked = await transaction
      .selectFrom("operatorIdentities")
      .select("id")
      .where("providerId", "=", before.id)
      .executeTakeFirst();
    // With another issuer, the same subjects would be other people.
    if (linked && before.issuer !== body.issuer)
      throw new Refusal("conflict", [{ path: "issuer", code: "has_operators" }]);
    const after: Provider = {
      ...before,
      ...settings,
      clientSecret:
        clientSecret === undefined
          ? before.clientSecret
          : await sealSecret(call, transaction, before.id, clientSecret),
      // Distinct even for two changes within a millisecond: it identifies the version that was read.
      updatedAt: Math.max(now, before.updatedAt + 1),
    };
    const change = {
      action: "identity-provider.changed",
      target: { id: before.id, name: before.name },
      details: {
        ...changesOf(audited(before), audited(after)),
        ...(clientSecret !== undefined && { fields: "clientSecret" }),
      },
    } as const;
    await call.approval?.require(transaction, change);
    await transaction
      .updateTable("identityProviders")
      .set({ ...after })
      .where("id", "=", before.id)
      .execute();
    const sessions =
      before.enabled && !after.enabled ? await endOpened(call, transaction, before.id) : 0;
    await recordAudit(call, transaction, {
      ...change,
      details: { ...change.details, ...(sessions > 0 && { sessions }) },
    });
  });
  return presented(call, params.id);
};

export const removeProvider = async (call: Call<typeof calls.removeProvider>) => {
  const { services, params } = call;
  const endedSessions = await transactionWithDeadline(services.database, async (transaction) => {
    const before = await findLocked(call, transaction, params.id);
    await refuseBeyondReach(transaction, call, before);
    const sessions = await endOpened(call, transaction, before.id);
    await transaction.deleteFrom("identityProviders").where("id", "=", before.id).execute();
    await recordAudit(call, transaction, {
      action: "identity-provider.removed",
      target: { id: before.id, name: before.name },
      details: { issuer: before.issuer, sessions },
    });
    return sessions;
  });
  return { endedSessions };
};

/** Only root may use a password, once a provider is enabled: otherwise nobody else could sign in. */
export const setPasswordPolicy = async (call: Call<typeof calls.setPasswordPolicy>) => {
  const { services, body } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    const from = await passwordPolicy(transaction);
    const enabled = await transaction
      .selectFrom("identityProviders")
      .select("id")
      .where("enabled", "=", true)
      .executeTakeFirst();
    if (body.passwords === "root" && !enabled)
      throw new Refusal("conflict", [{ path: "passwords", code: "no_provider" }]);
    await transaction
      .insertInto("passwordPolicy")
      .values({ id: 1, passwords: body.passwords })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ passwords: body.passwords }))
      .execute();
    await recordAudit(call, transaction, {
      action: "password-policy.changed",
      details: { "from.passwords": from, "to.passwords": body.passwords },
    });
  });
  return { passwords: body.passwords };
};
