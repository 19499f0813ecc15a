import type { Role } from "@console-shell/contract";
import type {
  getPasswordPolicy,
  setPasswordPolicy,
} from "@console-shell/contract/calls/identity-provider";
import type { PasswordPolicy } from "@console-shell/contract/words/single-sign-on";
import type { Kysely } from "kysely";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/record-audit.ts";

/** Who may sign in with a password. */
export const passwordPolicy = async (database: Kysely<Tables>): Promise<PasswordPolicy> => {
  const row = await database
    .selectFrom("passwordPolicy")
    .select("passwords")
    .where("id", "=", 1)
    .executeTakeFirst();
  return row?.passwords ?? "everyone";
};

/**
 * Which roles may sign in without an identity provider: with a password, or with what replaces one. Root always may, for
 * when no provider answers.
 */
export const readPasswordRule = async (
  database: Kysely<Tables>,
): Promise<(role: Role) => boolean> => {
  const passwords = await passwordPolicy(database);
  return (role) => passwords === "everyone" || role === "root";
};

export const handleGetPasswordPolicy: Handler<typeof getPasswordPolicy> = async ({
  services: { database, publicUrl },
}) => ({ passwords: await passwordPolicy(database), publicUrl });

/** Only root may use a password, once a provider is enabled: otherwise nobody else could sign in. */
export const handleSetPasswordPolicy: Handler<typeof setPasswordPolicy> = async (call) => {
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
