import { addressKey } from "@console-shell/contract/words/typed-text";
import type { Account, Role } from "@console-shell/contract";
import type { PasswordPolicy } from "@console-shell/contract/words/single-sign-on";
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import type { Services } from "#platform/services.ts";
import { mayUsePassword } from "../identity-provider/reads.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../second-factor/reads.ts";

/**
 * How an operator can prove who they are, besides passkeys, as columns of a query of operators. Every page asks for them,
 * so sessions have them.
 */
export const proofColumns = (select: ExpressionBuilder<Tables, "operators">) =>
  [
    "operators.awaitsPassword",
    select
      .selectFrom("passwordPolicy")
      .select("passwords")
      .where("id", "=", sql.lit(1))
      .as("passwords"),
    // A name has neither spaces nor line breaks, a label has no line breaks.
    select
      .selectFrom("operatorIdentities as identity")
      .innerJoin("identityProviders as provider", "provider.id", "identity.providerId")
      .select(
        sql<string>`string_agg(provider.name || ' ' || provider.label, ${sql.lit("\n")} order by provider.label)`.as(
          "listed",
        ),
      )
      .whereRef("identity.operatorId", "=", "operators.id")
      .where("provider.enabled", "is", true)
      .as("providers"),
  ] as const;

interface WithProofs {
  role: Role;
  awaitsPassword: boolean;
  passwords: PasswordPolicy | null;
  providers: string | null;
}

/** What `proofColumns` say: with a password, and at which providers. */
export const proofsOf = ({
  role,
  awaitsPassword,
  passwords,
  providers,
}: WithProofs): NonNullable<Account["proofs"]> => ({
  password: mayUsePassword(passwords ?? "everyone", role) && !awaitsPassword,
  providers: (providers?.split("\n") ?? []).map((provider) => {
    const end = provider.indexOf(" ");
    return { name: provider.slice(0, end), label: provider.slice(end + 1) };
  }),
});

/**
 * An operator's account in the console's format; `hasFactor` if the session has a second factor of an identity provider.
 * Throws if the operator is gone.
 */
export const accountOf = async (
  { database }: Pick<Services, "database">,
  operatorId: string,
  hasFactor = false,
): Promise<Account> => {
  const row = await database
    .selectFrom("operators")
    .innerJoin("rolePolicies as policy", "policy.role", "operators.role")
    .select([
      "policy.secondFactor",
      "operators.id",
      "account",
      "name",
      "email",
      "operators.role",
      "locale",
      "theme",
      "density",
      "navigation",
      "shortcuts",
      "favourites",
      "home",
      "defaultViews",
      "previousSignInAt",
      "hasTotp",
      "hasPasskey",
    ])
    .select(proofColumns)
    .where("operators.id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const { hasTotp, hasPasskey, secondFactor, awaitsPassword, passwords, providers, ...account } =
    row;
  const factors = { hasTotp, hasPasskey };
  return {
    ...account,
    secondFactors: secondFactorsOf(factors),
    secondFactorMissing: isSecondFactorMissing({
      secondFactor,
      hasProviderFactor: hasFactor,
      ...factors,
    }),
    passkeyRequired: secondFactor === "passkey",
    proofs: proofsOf({ role: row.role, awaitsPassword, passwords, providers }),
  };
};

/**
 * The operator with this account name or e-mail address, ignoring case. Account names can't contain @, so the two can't
 * be confused.
 */
export const findOperator = (
  database: Kysely<Tables>,
  accountOrEmail: string,
): Promise<Selectable<OperatorsTable> | undefined> => {
  const key = addressKey(accountOrEmail);
  return database
    .selectFrom("operators")
    .selectAll()
    .where(key.includes("@") ? "emailKey" : "accountKey", "=", key)
    .executeTakeFirst();
};
