import { spawnSync } from "node:child_process";
import { globSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "@console-shell/testing/ensure-chromium";
import { areBuilt } from "./build/fingerprint.ts";
import { pageTargets } from "./build/targets.ts";
import { comparePictures } from "./screens/compare.ts";
import { writePage } from "./screens/write-page.ts";

// `npm run screens`: photographs every screen of the built console into docs/screens, and writes a
// page that shows them. `-- --into FOLDER` writes exact ones for desktop and phone, light and dark,
// with a fixed clock; `--compare EARLIER` uses the same data as those in another folder, and
// reports the differences. `--only` is a regular expression for Playwright's tests.

const { values: options } = parseArgs({
  options: {
    into: { type: "string" },
    compare: { type: "string" },
    only: { type: "string" },
  },
});
if (options.compare && !options.into) throw new Error("--compare needs --into");

const root = join(import.meta.dirname, "..");
/** The pictures' start time: a Tuesday morning. */
const start = Date.UTC(2026, 8, 15, 9, 30);
/** Where the clocks stop: after the demo data was made. */
const stoppedAt = start + 30 * 60_000;

const run = (script: string, parameters: string[], environment: Record<string, string> = {}) => {
  const { status } = spawnSync(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
};

const take = (shots: string, folder: string, environment: Record<string, string> = {}) =>
  run(
    "node_modules/@playwright/test/cli.js",
    [
      "test",
      "--config",
      "e2e/pictures/playwright.config.ts",
      shots,
      ...(options.only ? ["--grep", options.only] : []),
    ],
    {
      NODE_OPTIONS: `--import=${join(root, "tools/screens/fixed-start.ts")}`,
      SCREENS_FOLDER: folder,
      SCREENS_SHIFT: String(start - Date.now()),
      SCREENS_STOPPED_AT: String(stoppedAt),
      TZ: "UTC",
      ...environment,
    },
  );

const summary = (folder: string, pattern: string) => {
  const files = globSync(pattern, { cwd: folder });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}`);
};

const takeForDocumentation = () => {
  const pictures = join(root, "docs/screens");
  const { stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  if (!stdout?.trim())
    console.warn("No font with Chinese was found: it will show as boxes. Debian: fonts-noto-cjk.");
  // With --only, the other pictures stay.
  if (!options.only) rmSync(pictures, { recursive: true, force: true });
  take("documentation", pictures);
  writePage(pictures);
  summary(pictures, "**/*.webp");
};

const takeForComparison = async (into: string, earlier: string | undefined) => {
  const differing = join(into, "differing");
  rmSync(differing, { recursive: true, force: true });
  take("comparison", into, { SCREENS_DATA: earlier ?? into });
  summary(into, "*/*.png");
  if (!earlier) return;
  const differences = await comparePictures(earlier, into, differing);
  const lines = differences.map(
    ({ picture, share }) => `${(share * 100).toFixed(3).padStart(8)} %  ${picture}`,
  );
  writeFileSync(join(into, "differing.txt"), `${lines.join("\n")}\n`);
  console.log(lines.join("\n"));
  console.log(`${lines.length} differ; see the red pixels in ${differing}`);
};

ensureChromium();
if (!areBuilt(pageTargets)) run("tools/build.ts", ["--uncompressed", "--only=pages"]);
if (options.into)
  await takeForComparison(resolve(options.into), options.compare && resolve(options.compare));
else takeForDocumentation();
