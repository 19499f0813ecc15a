import { newId } from "#platform/database/id.ts";
import type { Seed } from "./seed.ts";

const day = 86_400_000;

/** A company's identity provider with some linked operators. It's disabled, because nothing answers at its address. */
export const seedSingleSignOn: Seed = async ({ database, sealer, now }) => {
  const id = newId();
  const createdAt = Math.round(now - 60 * day);
  await database
    .insertInto("identityProviders")
    .values({
      id,
      name: "example",
      label: "Example Company",
      issuer: "https://login.console-shell.example/realms/example",
      clientId: "console-shell",
      clientSecret: await sealer.seal(database, "a secret of the demo", {
        kind: "identity-provider",
        owner: id,
      }),
      scopes: "openid email profile",
      roles: ["bizDirector", "operation", "clientManager", "sales"],
      linkByEmail: true,
      createOperators: true,
      roleClaim: "realm_access.roles",
      roleMapping: [
        { value: "console-operations", role: "operation" },
        { value: "console-sales", role: "sales" },
      ],
      defaultRole: null,
      applyRole: true,
      acceptedFactors: ["mfa"],
      enabled: false,
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
  const linked = await database
    .selectFrom("operators")
    .select(["id", "account", "email", "lastSignInAt"])
    .where("account", "in", ["operation", "priya.nair", "david.okafor"])
    .orderBy("account")
    .execute();
  await database
    .insertInto("operatorIdentities")
    .values(
      linked.map((operator, at) => ({
        id: newId(),
        operatorId: operator.id,
        providerId: id,
        subject: `demo-${operator.account}`,
        email: operator.email,
        linkedAt: Math.round(createdAt + (at + 1) * day),
        lastUsedAt: operator.lastSignInAt,
      })),
    )
    .execute();
};
