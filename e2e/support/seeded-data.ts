import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startConsole } from "./console-process.ts";

/** Password of the six demo accounts in the browser tests. */
export const demoPassword = "harbour-lantern-42-violet";

/** Playwright's global set-up: seeds the demo data once; each test server starts from a copy. */
const seed = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "console-shell-e2e-"));
  const server = await startConsole(join(folder, "data"), { DEMO_PASSWORD: demoPassword });
  await server.stop();
  process.env["E2E_SEEDED_DATA"] = folder;
  return () => rm(folder, { recursive: true, force: true });
};
export default seed;

/** A fresh copy of the seeded data directory, with its removal. */
export const copySeededData = async (): Promise<{
  dataDir: string;
  remove: () => Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), "console-shell-e2e-copy-"));
  const dataDir = join(folder, "data");
  await cp(join(process.env["E2E_SEEDED_DATA"]!, "data"), dataDir, { recursive: true });
  return { dataDir, remove: () => rm(folder, { recursive: true, force: true }) };
};
