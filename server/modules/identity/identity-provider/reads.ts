import type { Role } from "@console-shell/contract";
import type {
  IdentityProvider,
  listProviders,
} from "@console-shell/contract/calls/identity-provider";
import {
  type PasswordPolicy,
  type SignOnOffer,
  type SignOnProvider,
  signOnCallback,
  signOnLogout,
} from "@console-shell/contract/words/single-sign-on";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { grantableRoles } from "../operator/policy.ts";
import type { Provider } from "./client.ts";

/** Who may sign in with a password. */
export const passwordPolicy = async (database: Kysely<Tables>): Promise<PasswordPolicy> => {
  const row = await database
    .selectFrom("passwordPolicy")
    .select("passwords")
    .where("id", "=", 1)
    .executeTakeFirst();
  return row?.passwords ?? "everyone";
};

/** Whether a role may sign in without an identity provider. Root always may, for when no provider answers. */
export const mayUsePassword = (passwords: PasswordPolicy, role: Role): boolean =>
  passwords === "everyone" || role === "root";

/** Which roles may sign in without an identity provider: with a password, or with what replaces one. */
export const readPasswordRule = async (
  database: Kysely<Tables>,
): Promise<(role: Role) => boolean> => {
  const passwords = await passwordPolicy(database);
  return (role) => mayUsePassword(passwords, role);
};

const findBy = async (
  database: Kysely<Tables>,
  column: "name" | "id",
  value: string,
): Promise<Provider> => {
  const provider = await database
    .selectFrom("identityProviders")
    .selectAll()
    .where(column, "=", value)
    .where("enabled", "=", true)
    .executeTakeFirst();
  if (!provider) throw new Refusal("not_found");
  return provider;
};

/** An enabled provider by its name; throws `not_found`. */
export const findEnabled = (database: Kysely<Tables>, name: string): Promise<Provider> =>
  findBy(database, "name", name);

export const findEnabledById = (database: Kysely<Tables>, id: string): Promise<Provider> =>
  findBy(database, "id", id);

/** The ways to sign in that the sign-in page offers. */
export const signOnOffer = async (database: Kysely<Tables>): Promise<SignOnOffer> => {
  const [providers, passwords] = await Promise.all([
    database
      .selectFrom("identityProviders")
      .select(["name", "label"])
      .where("enabled", "=", true)
      .orderBy("label")
      .orderBy("name")
      .execute(),
    passwordPolicy(database),
  ]);
  return { providers, passwords };
};

/** The enabled providers at which an operator has an account. */
export const providersOf = (
  database: Kysely<Tables>,
  operatorId: string,
): Promise<SignOnProvider[]> =>
  database
    .selectFrom("operatorIdentities")
    .innerJoin("identityProviders as provider", "provider.id", "operatorIdentities.providerId")
    .select(["provider.name", "provider.label"])
    .where("operatorIdentities.operatorId", "=", operatorId)
    .where("provider.enabled", "=", true)
    .orderBy("provider.label")
    .execute();

/**
 * Whether a provider could still link an operator by e-mail address, which lets the address's owner use the account.
 */
export const isLinkedByAddress = async (
  database: Kysely<Tables>,
  { id, role }: { id: string; role: Role },
): Promise<boolean> => {
  if (role === "root") return false;
  const linking = await database
    .selectFrom("identityProviders as provider")
    .select("provider.roles")
    .where("provider.enabled", "=", true)
    .where("provider.linkByEmail", "=", true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("operatorIdentities")
            .select("operatorIdentities.id")
            .whereRef("operatorIdentities.providerId", "=", "provider.id")
            .where("operatorIdentities.operatorId", "=", id),
        ),
      ),
    )
    .execute();
  return linking.some(({ roles }) => roles.includes(role));
};

/**
 * Whether a caller may change a provider: only if they could grant each of its roles, because a provider can sign in
 * as any of its users.
 */
export const isWithinReach = (grantable: readonly Role[], { roles }: Pick<Provider, "roles">) =>
  roles.every((role) => grantable.includes(role));

/** Some providers as management sees them. */
export const presentProviders = async (
  { database, publicUrl }: Pick<Services, "database" | "publicUrl">,
  session: Session,
  ids: readonly string[],
): Promise<IdentityProvider[]> => {
  const [rows, grantable] = await Promise.all([
    database
      .selectFrom("identityProviders as provider")
      .selectAll()
      .select((select) =>
        select
          .selectFrom("operatorIdentities")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("operatorIdentities.providerId", "=", "provider.id")
          .as("operators"),
      )
      .where("id", "in", ids)
      .execute(),
    grantableRoles(database, session),
  ]);
  return rows.map(({ clientSecret, operators, ...row }) => ({
    ...row,
    hasSecret: clientSecret !== null,
    operators: Number(operators),
    redirectUri: `${publicUrl}${signOnCallback(row.name)}`,
    logoutUri: `${publicUrl}${signOnLogout(row.name)}`,
    mayChange:
      session.permissions.has("management:identity-provider:update") &&
      isWithinReach(grantable, row),
  }));
};

/** One page of the providers. */
export const pageOfProviders = (
  services: Pick<Services, "database" | "publicUrl">,
  session: Session,
  query: z.output<typeof listProviders.query>,
) =>
  pageOf(
    {
      matching: services.database.selectFrom("identityProviders"),
      key: "id",
      present: (ids: string[]) => presentProviders(services, session, ids),
      sorts: { name: "name", createdAt: "createdAt" },
    },
    query,
  );
