import { guardedRoles, type Permission, type Role } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/security-policy";
import type { RolePolicy, SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import { type SecondPersonKind, secondPersonKinds } from "@console-shell/contract/words/approvals";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isAllowed } from "#platform/address-list.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { approversOf } from "../approval/reads.ts";
import { changesOf, recordAudit } from "../audit/writes.ts";
import { hasEnded } from "../session/reads.ts";
import { deleteSessions } from "../session/writes.ts";
import { settleEnded } from "./key-life.ts";
import { readPolicy, rulesOf } from "./reads.ts";

const hour = 3_600_000;
const minute = 60_000;

type PolicyCall = Call<typeof calls.updateSecurityPolicy | typeof calls.updateRolePolicy>;

/** The operator who saves must still get in afterwards. */
const refuseLockout = async (transaction: Kysely<Tables>, { session, request }: PolicyCall) => {
  const { addresses } = await rulesOf(transaction, session.role);
  if (!isAllowed(addresses, request.ip))
    throw new Refusal("bad_input", [{ path: "addresses", code: "excludes_you" }]);
};

/**
 * Locks the whole policy: of two concurrent edits the second sees the first. Throws `conflict`
 * if someone else has changed what was edited; returns the policy before the change.
 */
const lockPolicy = async (
  transaction: Kysely<Tables>,
  { services, body, request }: PolicyCall,
  edited: (policy: SecurityPolicy) => { changedAt: number | null },
): Promise<SecurityPolicy> => {
  await transaction.selectFrom("securityPolicy").select("id").$call(lockRows(services)).execute();
  const before = await readPolicy(transaction, request.ip);
  if (edited(before).changedAt !== body.changedAt)
    throw new Refusal("conflict", [{ path: "changedAt", code: "changed" }]);
  return before;
};

const changedBy = ({ by, body }: PolicyCall) => ({
  changedBy: by.operatorId,
  // Always increases, so that a stale edit is detected even within the same millisecond.
  changedAt: Math.max(by.now, (body.changedAt ?? 0) + 1),
});

type Rules = Partial<Omit<RolePolicy, "role"> & SecurityPolicy>;

/** The rules as the audit log has them. */
const facts = ({
  secondFactor,
  longestHours,
  idleMinutes,
  remembered,
  addresses = [],
  apiKeyDays,
  subAppTokenDays,
  secondPerson,
}: Rules) => ({
  ...(secondFactor !== undefined && {
    secondFactor,
    longestHours: longestHours!,
    idleMinutes: idleMinutes!,
    remembered: remembered!,
  }),
  ...(apiKeyDays !== undefined && { apiKeyDays, subAppTokenDays: subAppTokenDays! }),
  addresses: addresses.join(", "),
  ...(secondPerson && {
    secondPerson: secondPersonKinds.filter((kind) => secondPerson[kind]).join(", "),
  }),
});

/** The permissions that changes of a kind need. */
const neededFor = {
  roles: ["management:operator:update", "management:role:update"],
  resets: ["management:operator:update"],
  libraryGrants: ["console-application:library:grant"],
} as const satisfies Record<SecondPersonKind, readonly Permission[]>;

/** Refuses to require a second person if there is none. */
const refuseWithoutSecond = async (
  transaction: Kysely<Tables>,
  kinds: readonly SecondPersonKind[],
): Promise<void> => {
  for (const kind of kinds)
    for (const code of ["management:security-policy:update", ...neededFor[kind]] as const)
      if ((await approversOf(transaction, code)).length < 2)
        throw new Refusal("conflict", [{ path: `secondPerson.${kind}`, code: "no_approver" }]);
};

/**
 * Changes everyone's addresses, how long keys may be valid, and what needs a second person. Turning that off needs a
 * second person, too, so that nobody can exempt themselves.
 */
export const updateSecurityPolicy = (call: Call<typeof calls.updateSecurityPolicy>) => {
  const { services, body, request } = call;
  const { changedAt: _version, secondPerson: _kinds, ...rules } = body;
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await lockPolicy(transaction, call, (policy) => policy);
    const { secondPerson = before.secondPerson } = body;
    const changed = secondPersonKinds.filter(
      (kind) => secondPerson[kind] !== before.secondPerson[kind],
    );
    const event = {
      action: "security-policy.changed",
      target: { id: null, name: "everyone" },
      details: changesOf(facts(before), facts({ ...body, secondPerson })),
    } as const;
    const turnedOff = changed.filter((kind) => before.secondPerson[kind]);
    await call.approval?.require(transaction, { ...event, kinds: turnedOff });
    await refuseWithoutSecond(
      transaction,
      changed.filter((kind) => secondPerson[kind]),
    );
    // Only if the limits change: until then, the console shows that the policy ended a key.
    if (rules.apiKeyDays !== before.apiKeyDays || rules.subAppTokenDays !== before.subAppTokenDays)
      // The time after the lock: until then more may have ended, and been subtracted from the counts.
      await settleEnded(transaction, before, services.clock());
    await transaction
      .updateTable("securityPolicy")
      .set({
        ...rules,
        secondPersonRoles: secondPerson.roles,
        secondPersonResets: secondPerson.resets,
        secondPersonLibraryGrants: secondPerson.libraryGrants,
        ...changedBy(call),
      })
      .execute();
    await refuseLockout(transaction, call);
    await recordAudit(call, transaction, event);
    return readPolicy(transaction, request.ip);
  });
};

const refuseForbidden = (
  role: Role,
  { secondFactor, remembered }: Pick<RolePolicy, "secondFactor" | "remembered">,
  before: RolePolicy,
) => {
  if (guardedRoles.includes(role) && secondFactor === "none" && before.secondFactor !== "none")
    throw new Refusal("bad_input", [{ path: "secondFactor", code: "always_required" }]);
  if (role === "root" && remembered)
    throw new Refusal("bad_input", [{ path: "remembered", code: "never_remembered" }]);
};

/** Changes how operators of a role may sign in; their sessions are read with it from the next call. */
export const updateRolePolicy = (call: Call<typeof calls.updateRolePolicy>) => {
  const { services, body, params, request, now } = call;
  const { role } = params;
  const { longestHours, idleMinutes, ...rules } = body;
  return transactionWithDeadline(services.database, async (transaction) => {
    const ofRole = ({ roles }: SecurityPolicy) => roles.find((one) => one.role === role)!;
    const before = ofRole(await lockPolicy(transaction, call, ofRole));
    refuseForbidden(role, body, before);
    // A session that has ended mustn't continue under a longer policy.
    await deleteSessions(call, transaction, (where) =>
      where.and([
        hasEnded(now)(where),
        where(
          "operatorId",
          "in",
          where.selectFrom("operators").select("operators.id").where("role", "=", role),
        ),
      ]),
    );
    await transaction
      .updateTable("rolePolicies")
      .set({
        ...rules,
        longest: longestHours * hour,
        idle: idleMinutes * minute,
        ...changedBy(call),
      })
      .where("role", "=", role)
      .execute();
    await refuseLockout(transaction, call);
    await recordAudit(call, transaction, {
      action: "security-policy.changed",
      target: { id: role, name: role },
      details: changesOf(facts(before), facts(body)),
    });
    return readPolicy(transaction, request.ip);
  });
};

/**
 * Removes what can lock root out: every address list, the rule that root needs a passkey, and changes that need a
 * second person. Run on the server itself.
 */
export const liftLockout = (
  services: Pick<Services, "database" | "dialect" | "clock">,
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const now = services.clock();
    const changed = { changedBy: null, changedAt: now };
    await transaction
      .updateTable("securityPolicy")
      .set({
        addresses: [],
        secondPersonRoles: false,
        secondPersonResets: false,
        secondPersonLibraryGrants: false,
        ...changed,
      })
      .execute();
    await transaction
      .updateTable("rolePolicies")
      .set({ addresses: [], ...changed })
      .execute();
    await transaction
      .updateTable("rolePolicies")
      .set({ secondFactor: "any" })
      .where("role", "=", "root")
      .where("secondFactor", "=", "passkey")
      .execute();
    const call = { services, session: null, request: { ip: "", headers: {} }, now };
    await recordAudit(call, transaction, {
      action: "security-policy.changed",
      target: { id: null, name: "everyone" },
      details: { by: "lift-lockout" },
    });
  });

/** Makes every role's second factor optional, as a demo starts, unless somebody has changed the role's policy. */
export const offerSecondFactors = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .updateTable("rolePolicies")
    .set({ secondFactor: "none" })
    .where("changedAt", "is", null)
    .execute();
};
