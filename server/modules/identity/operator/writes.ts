import { addressKey } from "@console-shell/contract/words/typed-text";
import type { Locale, Role, ThemeChoice } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/operator";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal, type RefusedField } from "#kernel/refusal.ts";
import { refuseWithoutMail } from "#kernel/refuse-without-mail.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { endMailedSecrets } from "../account/writes.ts";
import { type AuditedInTransaction, recordAudit } from "../audit/writes.ts";
import { mailInvitation } from "../invitation/mail.ts";
import { issueInvitation, handOverInvitation } from "../invitation/writes.ts";
import { notifyAccountChange } from "../notification/writes.ts";
import { hashPassword, type UnknownPassword, unknownPassword } from "../password/hash.ts";
import { deleteSessions } from "../session/writes.ts";
import { identitiesOf } from "../single-sign-on/reads.ts";
import { alterOperator } from "./alter.ts";
import { refuseUnlessMayGrant, refuseLastRoot, refuseOnSelf, refuseProvisioned } from "./policy.ts";
import { operatorDetail } from "./reads.ts";

/**
 * Either a password that the caller has checked against the policy, a hash from `hashPassword`, or none: a mailed link
 * will set one.
 */
type Secret =
  | { password: string; passwordHash?: undefined }
  | { passwordHash: string; password?: undefined }
  | { none: UnknownPassword; password?: undefined; passwordHash?: undefined };

type NewOperator = Secret & {
  account: string;
  name: string;
  email: string;
  role: Role;
  now: number;
  phone?: string;
  status?: "active" | "disabled";
  locale?: Locale;
  theme?: ThemeChoice;
  lastSignInAt?: number | null;
  /** Whether an identity provider manages it. */
  provisioned?: boolean;
};

const secretOf = async (operator: NewOperator) => {
  if (operator.passwordHash !== undefined) return { passwordHash: operator.passwordHash };
  return operator.password === undefined
    ? operator.none
    : { passwordHash: await hashPassword(operator.password) };
};

/**
 * Adds an operator and returns the identifier. Throws a `conflict` that names the field if the account name or the
 * e-mail address is taken, ignoring case.
 */
export const createOperator = async (
  database: Kysely<Tables>,
  operator: NewOperator,
): Promise<string> => {
  const id = newId();
  const accountKey = addressKey(operator.account);
  const emailKey = addressKey(operator.email);
  const secret = await secretOf(operator);
  const inserted = await database
    .insertInto("operators")
    .values({
      id,
      account: operator.account,
      accountKey,
      name: operator.name,
      email: operator.email,
      emailKey,
      phone: operator.phone ?? "",
      role: operator.role,
      ...secret,
      status: operator.status ?? "active",
      locale: operator.locale ?? "en-US",
      theme: operator.theme ?? "system",
      createdAt: operator.now,
      lastSignInAt: operator.lastSignInAt ?? null,
      passwordChangedAt: operator.now,
      provisioned: operator.provisioned ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return inserted.id;

  const taken = await database
    .selectFrom("operators")
    .select(["accountKey", "emailKey"])
    .where((where) =>
      where.or([where("accountKey", "=", accountKey), where("emailKey", "=", emailKey)]),
    )
    .execute();
  const fields: RefusedField[] = [];
  if (taken.some((row) => row.accountKey === accountKey))
    fields.push({ path: "account", code: "taken" });
  if (taken.some((row) => row.emailKey === emailKey)) fields.push({ path: "email", code: "taken" });
  throw new Refusal("conflict", fields);
};

/** Ends every session of an operator, on every node, and returns how many there were. */
export const endSessions = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<number> =>
  (await deleteSessions(call, transaction, (where) => where("operatorId", "=", operatorId))).length;

/** Adds an operator, who sets a password with a link: mailed, or shown to the caller once. */
export const inviteOperator = async (call: Call<typeof calls.createOperator>) => {
  const { services, body, session, locale, now } = call;
  await refuseUnlessMayGrant(services.database, call, body.role);
  if (body.delivery === "mail") refuseWithoutMail(services.mailer, "delivery");
  const none = await unknownPassword();
  const invited = await transactionWithDeadline(services.database, async (transaction) => {
    const id = await createOperator(transaction, { locale, ...body, none, now });
    const token = await issueInvitation(
      transaction,
      id,
      now,
      body.delivery === "link" ? session.operatorId : null,
    );
    const created = {
      action: "operator.created",
      target: { id, name: body.account },
      details: { role: body.role, ...(body.delivery === "link" && { linkShown: true }) },
    } as const;
    await call.approval?.require(transaction, {
      ...created,
      details: {
        ...created.details,
        name: body.name,
        email: body.email,
        ...(body.phone && { phone: body.phone }),
      },
    });
    await recordAudit(call, transaction, created);
    return { id, token };
  });
  const link = handOverInvitation(services, { ...invited, isNew: true }, body.delivery);
  return { ...(await operatorDetail(services, invited.id, call)), link };
};

/** Disables an operator, from the next request on. */
export const disableOperator = async (call: Call<typeof calls.disableOperator>) => {
  const { id } = call.params;
  let endedSessions = 0;
  const operator = await alterOperator(call, {
    action: "operator.disabled",
    id,
    check(operator, roots) {
      refuseProvisioned(call, operator, "status");
      refuseOnSelf(call, id, "status");
      refuseLastRoot(roots, id, "status");
    },
    change: { status: "disabled" },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await endMailedSecrets(transaction, id);
    },
  });
  return { operator, endedSessions };
};

/** Enables a disabled operator. One who needs a password and has none is mailed a link to set one. */
export const enableOperator = async (call: Call<typeof calls.enableOperator>) => {
  const { services, now } = call;
  const { id } = call.params;
  let token: string | undefined;
  let waits = false;
  const operator = await alterOperator(call, {
    action: "operator.enabled",
    id,
    check(operator) {
      refuseProvisioned(call, operator, "status");
      waits = operator.awaitsPassword;
    },
    change: { status: "active" },
    async also(transaction) {
      const isLinked = (await identitiesOf(transaction, id)).length > 0;
      if (waits && !isLinked && services.mailer.delivers)
        token = await issueInvitation(transaction, id, now);
    },
  });
  if (token) mailInvitation(services, { id, token, isNew: operator.lastSignInAt === null });
  return { operator };
};

/** Signs an operator out everywhere. */
export const endOperatorSessions = async (call: Call<typeof calls.endOperatorSessions>) => {
  const { id } = call.params;
  let endedSessions = 0;
  await alterOperator(call, {
    action: "operator.sessions-ended",
    id,
    check: () => refuseOnSelf(call, id, "sessions"),
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await notifyAccountChange(transaction, id, { what: "sessions-ended" }, call);
    },
  });
  return { endedSessions };
};

/** Removes all second factors of an operator who has lost them, and the face and known browsers with them. */
export const removeSecondFactors = async (call: Call<typeof calls.removeSecondFactors>) => {
  const { services } = call;
  const { id } = call.params;
  let endedSessions = 0;
  const operator = await alterOperator(call, {
    action: "operator.second-factors-removed",
    id,
    check: () => refuseOnSelf(call, id, "factor"),
    change: { hasTotp: false, hasPasskey: false },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      for (const table of [
        "totpSecrets",
        "passkeys",
        "recoveryCodes",
        "faceTemplates",
        "knownDevices",
      ] as const)
        await transaction.deleteFrom(table).where("operatorId", "=", id).execute();
      await notifyAccountChange(transaction, id, { what: "second-factors-removed" }, call);
    },
  });
  sendNotice(services, id, "second-factors-changed");
  return { operator, endedSessions };
};

/** Unlinks an operator from a provider, and ends the sessions that it opened. */
export const unlinkIdentity = async (call: Call<typeof calls.unlinkIdentity>) => {
  const { id, identityId } = call.params;
  let endedSessions = 0;
  let provider = "";
  await alterOperator(call, {
    action: "operator.identity-unlinked",
    id,
    details: () => ({ by: provider, sessions: endedSessions }),
    async also(transaction) {
      const removed = await transaction
        .deleteFrom("operatorIdentities")
        .where("id", "=", identityId)
        .where("operatorId", "=", id)
        .returning("providerId")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
      const { name } = await transaction
        .selectFrom("identityProviders")
        .select("name")
        .where("id", "=", removed.providerId)
        .executeTakeFirstOrThrow();
      provider = name;
      const ended = await deleteSessions(call, transaction, (where) =>
        where.and([where("operatorId", "=", id), where("providerId", "=", removed.providerId)]),
      );
      endedSessions = ended.length;
    },
  });
  return { endedSessions };
};
