// `npm run ten-minutes`: does what a team does to bring a sub-app into a console, from an empty folder outside this
// repository, with npm, a browser and a token, and prints how long each step took. The console is a demo that it starts
// itself, or the one at `--console <url>`, with the account `root` and its password in TEN_MINUTES_PASSWORD.
// `--template` chooses another one of the scaffold.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { areBuilt } from "./build/fingerprint.ts";
import { buildTargets } from "./build/targets.ts";
import { steps } from "./ten-minutes/steps.ts";
import type { Trial } from "./ten-minutes/trial.ts";

const { values } = parseArgs({
  options: { console: { type: "string" }, template: { type: "string", default: "react" } },
});
const folder = await mkdtemp(join(tmpdir(), "ten-minutes-"));
const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

/** Starts a demo in a temporary directory; resolves with its URL and the password of its accounts. */
const startConsole = async (): Promise<[url: string, password: string]> => {
  if (!areBuilt(buildTargets)) {
    const script = join(import.meta.dirname, "build.ts");
    const { status } = spawnSync(process.execPath, [script, "--uncompressed"], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("The console couldn't be built.");
  }
  const password = "seven quiet harbours";
  const DATA_DIR = join(folder, "console");
  const server = spawnServer({ DEMO: "1", DEMO_PASSWORD: password, DATA_DIR });
  undo.push(async () => {
    server.kill("SIGINT");
    await server.ended;
  });
  return [await server.url(), password];
};

const seconds = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

const run = async (): Promise<void> => {
  const [url, password] = values.console
    ? [values.console, process.env["TEN_MINUTES_PASSWORD"] ?? ""]
    : await startConsole();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  undo.push(() => browser.close());
  const page = await browser.newPage({ locale: "en-US" });
  const body = { account: "root", password };
  const answer = await page.request.post(new URL("/auth/session/login", url).href, { data: body });
  if (!answer.ok()) throw new Error(`root can't sign in: ${await answer.text()}`);
  const cookies = await page.context().cookies();
  const trial: Trial = {
    url,
    root: testClient(url, cookies.map(({ name, value }) => `${name}=${value}`).join("; ")),
    password,
    page,
    app: `trial-${Date.now().toString(36)}`,
    template: values.template,
    work: await mkdtemp(join(folder, "team-")),
    token: "",
    undo,
  };
  const begin = performance.now();
  for (const [name, step] of steps) {
    const start = performance.now();
    await step(trial).catch((error: unknown) => {
      throw new Error(`FAILED after ${seconds(start)}: ${name}`, { cause: error });
    });
    console.log(`${seconds(start).padStart(8)}  ${name}`);
  }
  console.log(`${seconds(begin).padStart(8)}  in all`);
};

try {
  await run();
} catch (error) {
  const { message, cause } = error as Error;
  console.error([message, (cause as Error | undefined)?.message ?? ""].join("\n"));
  process.exitCode = 1;
} finally {
  for (const one of undo.toReversed()) await one();
}
