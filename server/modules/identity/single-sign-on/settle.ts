import { addressKey } from "@console-shell/contract/words/typed-text";
import type { finishSignOn } from "@console-shell/contract/calls/single-sign-on";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { lockChanges } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ProvedIdentity } from "#platform/database/tables/single-sign-on.ts";
import { lockOperator } from "../account/writes.ts";
import { recordAudit } from "../audit/writes.ts";
import type { Provider } from "../identity-provider/client.ts";
import { notify } from "../notification/writes.ts";
import { createOperator } from "../operator/writes.ts";
import type { UnknownPassword } from "../password/hash.ts";
import { secondFactorsOf } from "../second-factor/reads.ts";
import { hasEnded } from "../session/reads.ts";
import { deleteSessions } from "../session/writes.ts";
import { type Match, matchOperator } from "./match.ts";

type SigningOn = Pick<
  Call<typeof finishSignOn>,
  "services" | "session" | "request" | "now" | "locale"
>;
type Settled = { id: string; account: string };

/** Locks the provider, so that nobody disables or removes it before the session exists. */
const lockProvider = async (
  { services }: SigningOn,
  transaction: Kysely<Tables>,
  { id, updatedAt }: Provider,
): Promise<void> => {
  const found = await transaction
    .selectFrom("identityProviders")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .where("updatedAt", "=", updatedAt)
    .$call(lockChanges(services))
    .executeTakeFirst();
  if (!found) throw new Refusal("sign_on_expired");
};

const freeAccountName = async (transaction: Kysely<Tables>, wanted: string): Promise<string> => {
  const taken = await transaction
    .selectFrom("operators")
    .select("accountKey")
    .where("accountKey", "like", `${addressKey(wanted)}%`)
    .execute();
  const names = new Set(taken.map(({ accountKey }) => accountKey));
  let name = wanted;
  for (let number = 2; names.has(addressKey(name)); number += 1) name = `${wanted}-${number}`;
  return name;
};

const addOperator = async (
  call: SigningOn,
  transaction: Kysely<Tables>,
  proved: ProvedIdentity,
  { role, none }: { role: Extract<Match, { kind: "create" }>["role"]; none: UnknownPassword },
): Promise<Settled> => {
  const account = await freeAccountName(transaction, proved.account);
  const id = await createOperator(transaction, {
    account,
    name: proved.name || account,
    email: proved.email,
    role,
    locale: call.locale,
    none,
    now: call.now,
  });
  return { id, account };
};

const applyRole = async (
  call: SigningOn,
  transaction: Kysely<Tables>,
  provider: Provider,
  { operator, role }: Extract<Match, { kind: "known" | "link" }>,
) => {
  if (role === operator.role) return;
  await transaction.updateTable("operators").set({ role }).where("id", "=", operator.id).execute();
  // A session that has ended mustn't continue under the new role's policy.
  await deleteSessions(call, transaction, (where) =>
    where.and([where("operatorId", "=", operator.id), hasEnded(call.now)(where)]),
  );
  await notify(
    transaction,
    {
      to: [operator.id],
      kind: "account.changed",
      facts: { what: "role", by: provider.label, role },
      path: "/user-info",
    },
    call.now,
  );
};

const factorsOf = (match: Match) =>
  match.kind === "create" ? [] : secondFactorsOf(match.operator);

/* The operator may have been given another role or a second factor since it was decided which proof is enough. */
const isAsChecked = (checked: Match, match: Match): boolean =>
  checked.role === match.role &&
  factorsOf(checked).join() === factorsOf(match).join() &&
  (checked.kind === "create" ||
    (match.kind !== "create" && checked.operator.id === match.operator.id));

/**
 * Finds, links or creates the operator of a proved identity and applies the mapped role, as the provider's settings
 * say, in the transaction that opens the session. Call `record` last: it audits this.
 */
export const settleOperator = async (
  call: SigningOn,
  transaction: Kysely<Tables>,
  provider: Provider,
  {
    proved,
    none,
    checked,
  }: { proved: ProvedIdentity; none: UnknownPassword | undefined; checked: Match },
): Promise<{ operator: Settled; record: () => Promise<void> }> => {
  const { services, now } = call;
  await lockProvider(call, transaction, provider);
  const first = await matchOperator(transaction, provider, proved);
  if (first.kind !== "create") await lockOperator(services, transaction, first.operator.id);
  const match = await matchOperator(transaction, provider, proved);
  if (!isAsChecked(checked, match) || (match.kind === "create" && !none))
    throw new Refusal("sign_on_expired");
  const operator =
    match.kind === "create"
      ? await addOperator(call, transaction, proved, { role: match.role, none: none! })
      : match.operator;
  if (match.kind === "known")
    await transaction
      .updateTable("operatorIdentities")
      // A provider that sends no address this time may still have one.
      .set({ lastUsedAt: now, ...(proved.email !== "" && { email: proved.email }) })
      .where("providerId", "=", provider.id)
      .where("subject", "=", proved.subject)
      .execute();
  else
    await transaction
      .insertInto("operatorIdentities")
      .values({
        id: newId(),
        operatorId: operator.id,
        providerId: provider.id,
        subject: proved.subject,
        email: proved.email,
        linkedAt: now,
        lastUsedAt: now,
      })
      .execute();
  if (match.kind !== "create") await applyRole(call, transaction, provider, match);

  const record = async () => {
    const { id, account } = operator;
    const self = { actor: { id, account }, target: { id, name: account } };
    const by = provider.name;
    const audit = (action: Parameters<typeof recordAudit>[2]["action"], details: object) =>
      recordAudit(call, transaction, { action, ...self, details: { ...details, by } });
    if (match.kind === "create") await audit("operator.created", { role: match.role });
    if (match.kind !== "known") await audit("operator.identity-linked", {});
    if (match.kind !== "create" && match.role !== match.operator.role)
      await audit("operator.changed", {
        fields: "role",
        from: match.operator.role,
        to: match.role,
      });
  };
  return { operator: { id: operator.id, account: operator.account }, record };
};
