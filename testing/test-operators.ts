import { type Role, roles } from "@console-shell/contract";
import { newId } from "@console-shell/server/platform/database/id";
import { hashPassword } from "@console-shell/server/modules/identity/password/hash";
import { syncPermissions } from "@console-shell/server/modules/identity/role/writes";
import type { Services } from "@console-shell/server/platform/services";

/** The password of every operator of a test server. */
export const testPassword = "seven quiet harbours";

let passwordHash: Promise<string> | undefined;

/** One operator of each role, the account named after the role, as in the demo. */
export const addTestOperators = async ({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<Record<Role, string>> => {
  await syncPermissions(database);
  passwordHash ??= hashPassword(testPassword);
  const hash = await passwordHash;
  const now = clock();
  const operators = roles.map((role) => ({
    id: newId(),
    account: role,
    accountKey: role.toLowerCase(),
    name: `Test ${role}`,
    email: `${role}@console.test`,
    emailKey: `${role}@console.test`.toLowerCase(),
    phone: "",
    role,
    passwordHash: hash,
    status: "active" as const,
    locale: "en-US" as const,
    theme: "system" as const,
    createdAt: now,
    lastSignInAt: null,
    passwordChangedAt: now,
  }));
  await database.insertInto("operators").values(operators).execute();
  return Object.fromEntries(operators.map(({ role, id }) => [role, id])) as Record<Role, string>;
};
