import { addressKey } from "@console-shell/contract/words/typed-text";
import type { Account } from "@console-shell/contract";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import type { Services } from "#platform/services.ts";
import { batchLoader } from "#platform/database/batch-loader.ts";
import { compiledForKeys } from "#platform/database/compiled-for-keys.ts";
import { mayUsePassword } from "../identity-provider/reads.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../second-factor/reads.ts";

/** A row for each enabled provider at which an operator has an account, or one without a provider. */
const proofRows = compiledForKeys((database, operatorIds) =>
  database
    .selectFrom("operators")
    .leftJoin("passwordPolicy as policy", (join) => join.on("policy.id", "=", 1))
    .leftJoin("operatorIdentities as identity", "identity.operatorId", "operators.id")
    .leftJoin("identityProviders as provider", (join) =>
      join.onRef("provider.id", "=", "identity.providerId").on("provider.enabled", "=", true),
    )
    .select([
      "operators.id",
      "operators.role",
      "operators.awaitsPassword",
      "policy.passwords",
      "provider.name",
      "provider.label",
    ])
    .where("operators.id", "in", operatorIds)
    .orderBy("provider.label"),
);

/** Every page asks for them, so concurrent requests share a query. */
const proofsOfOperator = batchLoader(async (database, operatorIds) => {
  const rows = await proofRows(database, operatorIds);
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ id }) => id),
      ([id, [first, ...more]]) => {
        const { role, passwords, awaitsPassword } = first!;
        const password = mayUsePassword(passwords ?? "everyone", role) && !awaitsPassword;
        const providers = [first!, ...more].flatMap(({ name, label }) =>
          name === null || label === null ? [] : { name, label },
        );
        return [id, { password, providers }] as const;
      },
    ),
  );
});

/**
 * How an operator can prove who they are, besides passkeys: with a password, and at which providers. Throws if the
 * operator is gone.
 */
export const proofsOf = async (
  database: Kysely<Tables>,
  operatorId: string,
): Promise<NonNullable<Account["proofs"]>> => {
  const proofs = await proofsOfOperator(database, operatorId);
  if (!proofs) throw new Error("The operator is gone.");
  return proofs;
};

/**
 * An operator's account in the console's format; `hasFactor` if the session has a second factor of an identity provider.
 * Throws if the operator is gone.
 */
export const accountOf = async (
  { database }: Pick<Services, "database">,
  operatorId: string,
  hasFactor = false,
): Promise<Account> => {
  const { hasTotp, hasPasskey, secondFactor, ...account } = await database
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
      "defaultViews",
      "previousSignInAt",
      "hasTotp",
      "hasPasskey",
    ])
    .where("operators.id", "=", operatorId)
    .executeTakeFirstOrThrow();
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
    proofs: await proofsOf(database, operatorId),
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
