import { existsSync } from "node:fs";
import { join } from "node:path";
import { startConsole } from "../support/console-process.ts";
import seed, { demoPassword } from "../support/seeded-data.ts";

/**
 * Playwright's global set-up: pictures for comparison use the same data, including ids and keys.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  const folder = process.env["SCREENS_DATA"];
  if (!folder) return seed();
  if (!existsSync(join(folder, "data"))) {
    const server = await startConsole(join(folder, "data"), { DEMO_PASSWORD: demoPassword });
    await server.stop();
  }
  process.env["E2E_SEEDED_DATA"] = folder;
  return undefined;
};
