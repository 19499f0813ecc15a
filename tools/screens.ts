import { spawnSync } from "node:child_process";
import { globSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "@console-shell/testing/ensure-chromium";
import { isAllBuilt } from "./build/fingerprint.ts";
import { writePage } from "./screens/write-page.ts";

// `npm run screens`: takes a picture of every screen of the built console into docs/screens, and writes the
// page that shows them.

const root = join(import.meta.dirname, "..");
const pictures = join(root, "docs/screens");
/** What the clocks of the pictures say as they begin: a Tuesday morning. */
const start = Date.UTC(2026, 8, 15, 9, 30);

const run = (script: string, parameters: string[], environment: Record<string, string> = {}) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
};

ensureChromium();
const { stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
if (!stdout?.trim())
  console.warn("No font with Chinese was found: it will show as boxes. Debian: fonts-noto-cjk.");
if (!isAllBuilt()) run("tools/build.ts", []);
rmSync(pictures, { recursive: true, force: true });
run(
  "node_modules/@playwright/test/cli.js",
  ["test", "--config", "e2e/pictures/playwright.config.ts"],
  {
    NODE_OPTIONS: `--import=${join(root, "tools/screens/fixed-start.ts")}`,
    SCREENS_SHIFT: String(start - Date.now()),
    TZ: "UTC",
  },
);
writePage(pictures);
const files = globSync("**/*.webp", { cwd: pictures });
const bytes = files.reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0);
console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in docs/screens`);
