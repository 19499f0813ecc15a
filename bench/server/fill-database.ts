import { migrate } from "@console-shell/server/platform/database/migrate";
import { type DatabaseLocation, openDatabase } from "@console-shell/server/platform/database/open";
import { hashPassword } from "@console-shell/server/modules/identity/password/hash";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";

export const password = "seven quiet harbours";
const count = 64;

export const accounts: readonly string[] = Array.from({ length: count }, (_, at) => `bench-${at}`);

/** Migrates a database and adds operators with every permission. */
export const fillDatabase = async (location: DatabaseLocation): Promise<void> => {
  const opened = openDatabase(location);
  const { database } = opened;
  try {
    await migrate(database, () => undefined);
    const passwordHash = await hashPassword(password);
    for (const account of accounts) {
      const email = `${account}@console.test`;
      const operator = { account, name: "Bench", email, role: "admin", passwordHash } as const;
      await createOperator(database, { ...operator, now: Date.now() });
    }
  } finally {
    await opened.close();
  }
};
