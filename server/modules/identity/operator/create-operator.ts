import type { Locale, Role, ThemeChoice } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal, type RefusedField } from "#kernel/refusal.ts";
import { hashPassword } from "../account/password-hash.ts";
import type { UnknownPassword } from "../account/unknown-password.ts";

/**
 * Either a password that the caller has checked against the policy, a hash from `hashPassword`, or none: a mailed link
 * will set one.
 */
type Secret =
  | { password: string; passwordHash?: undefined }
  | { passwordHash: string; password?: undefined }
  | { none: UnknownPassword; password?: undefined; passwordHash?: undefined };

export type NewOperator = Secret & {
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
  const accountKey = operator.account.toLowerCase();
  const emailKey = operator.email.toLowerCase();
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
