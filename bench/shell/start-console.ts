import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubAppManifest } from "@console-shell/contract";
import { freePort } from "@console-shell/testing/free-port";
import { startProcess } from "../server/start-process.ts";

/** Password of the demo's operators. */
export const password = "harbour-lantern-42-violet";

/** The sub-app that is parked when left; the others are unmounted. */
export const kept = "finance";

export interface MeasuredConsole {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

const registration = (checkout: string, name: string) => {
  const manifest = JSON.parse(
    readFileSync(join(checkout, "sub-apps", name, "dist", "manifest.json"), "utf8"),
  ) as SubAppManifest;
  const { title, pages, release } = manifest;
  return { name, entry: `/${name}/index.html`, title, pages, release, keepAlive: true };
};

/**
 * Starts the built console of a checkout with its demo data, as `npm start` does, but with `keptAlive` sub-apps that are
 * parked when left.
 */
export const startConsole = async (
  checkout: string,
  keptAlive: readonly string[] = [],
): Promise<MeasuredConsole> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-shell-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const subApps = join(folder, "sub-apps.json");
  writeFileSync(subApps, JSON.stringify(keptAlive.map((name) => registration(checkout, name))));
  const { stop } = await startProcess([join(checkout, "server", "main.ts")], {
    variables: {
      DEMO: "1",
      DEMO_PASSWORD: password,
      LOG_LEVEL: "warn",
      // Only the page is measured, so the engine is off.
      VISION_WORKERS: "0",
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, "data"),
      SUB_APPS: subApps,
    },
    log: join(folder, "log"),
    url: `${origin}/readyz`,
  });
  return {
    origin,
    port,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
