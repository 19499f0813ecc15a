import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@console-shell/testing/free-port";
import type { Role } from "@console-shell/contract";
import {
  expectOnPage,
  projectOf,
  runAsTeam,
  shownText,
  teamEnvironment,
  type Trial,
} from "./trial.ts";

/** A line of the log: what a team, its administrator or an operator does. */
export type Step = readonly [name: string, run: (trial: Trial) => Promise<void>];

const npm = (trial: Trial, ...parameters: string[]) =>
  runAsTeam(trial, projectOf(trial), "npm", ...parameters);

const cli = (trial: Trial, ...parameters: string[]) =>
  runAsTeam(trial, projectOf(trial), "npx", "--no-install", "console", ...parameters);

/** In each template: the text that differs between the versions, and the entry module. */
const sources: Record<string, { heading: [file: string, code: string]; entry: string }> = {
  react: { heading: ["messages/en-US.ts", '"notes.title": "Notes"'], entry: "main.tsx" },
  foreign: { heading: ["messages.ts", 'notes: "Notes"'], entry: "main.ts" },
  svelte: { heading: ["app.svelte", 'notes: "Notes"'], entry: "main.ts" },
};

/** Changes the heading in the sources. */
const rename = async (trial: Trial, from: string, to: string): Promise<void> => {
  const [name = "", code = ""] = sources[trial.template]?.heading ?? [];
  const file = join(projectOf(trial), name);
  const written = (heading: string) => code.replace('Notes"', `${heading}"`);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(written(from), written(to)));
};

const register: Step = [
  "register: an administrator reserves the name and makes a token",
  async (trial) => {
    const { root, app } = trial;
    const { id } = await root.call("GET /auth/account/info");
    await root.call("POST /mc-api/sub-app/add", { body: { name: app, ownerId: id } });
    const { secret } = await root.call("POST /mc-api/sub-app/:name/token/add", {
      params: { name: app },
      body: { name: "CI", scopes: ["publish", "promote"], expiresAt: Date.now() + 86_400_000 },
    });
    trial.token = secret;
  },
];

const create: Step = [
  "create: npx <console>/-/sdk/create.tgz",
  async (trial) => {
    const { url, work, app, template } = trial;
    const archive = new URL("/-/sdk/create.tgz", url).href;
    const options = ["--from", url, "--template", template];
    await runAsTeam(trial, work, "npx", "--yes", archive, app, ...options);
  },
];

const install: Step = [
  "install: npm install",
  async (trial) => void (await npm(trial, "install", "--no-audit", "--no-fund")),
];

const inside: Step = [
  "inside: npm run dev -- --inside, and an edit shows in the console's page",
  async (trial) => {
    const { page, undo } = trial;
    // In a group of its own, so that npm's child ends with it.
    const dev = spawn("npm", ["run", "dev", "--", "--inside"], {
      cwd: projectOf(trial),
      env: teamEnvironment(trial),
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    const ended = once(dev, "close");
    const end = async () => {
      if (dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid!);
      await ended;
    };
    undo.push(end);
    const link = await new Promise<string>((resolve, reject) => {
      createInterface(dev.stdout).on("line", (line) => {
        const found = /Inside the console: (http\S+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
      dev.once("close", (code) => reject(new Error(`The dev server ended with ${code}.`)));
    });
    await page.goto(link);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await shownText(trial, "Notes");
    await rename(trial, "Notes", "Edited");
    await shownText(trial, "Edited");
    await rename(trial, "Edited", "Notes");
    const bar = page.getByRole("complementary", { name: "Development override" });
    await bar.getByRole("button", { name: "Stop" }).click();
    await bar.waitFor({ state: "detached" });
    await end();
  },
];

const check: Step = [
  "check: npm run types, npm test",
  async (trial) => {
    await npm(trial, "run", "types");
    await npm(trial, "test", "--if-present");
  },
];

const build: Step = [
  "build: npm run build",
  async (trial) => void (await npm(trial, "run", "build")),
];

const publish: Step = [
  "publish: console publish --stage canary",
  async (trial) => void (await cli(trial, "publish", "--stage", "canary")),
];

const promote: Step = [
  "promote: console promote 0.1.0, and an operator sees version 1",
  async (trial) => {
    await cli(trial, "promote", "0.1.0");
    await expectOnPage(trial, "Notes");
  },
];

const backend: Step = [
  "backend: its server starts, and the operator sees what it answers",
  async (trial) => {
    const { root, app, undo } = trial;
    const port = await freePort();
    const server = spawn("node", ["server/main.ts"], {
      cwd: projectOf(trial),
      env: { ...teamEnvironment(trial), PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    undo.push(() => server.kill());
    // Its first line says that it listens.
    await new Promise((resolve, reject) => {
      server.stdout.once("data", resolve);
      server.once("close", (code) => reject(new Error(`The backend ended with ${code}.`)));
    });
    server.stdout.resume();
    await root.call("PATCH /mc-api/sub-app/:name", {
      params: { name: app },
      body: { backend: `http://127.0.0.1:${port}` },
    });
    await expectOnPage(trial, "Welcome");
  },
];

const second: Step = [
  "version 2: built and published to 10%, and a pinned operator sees it",
  async (trial) => {
    const { root, app } = trial;
    await rename(trial, "Notes", "Notes 2");
    await npm(trial, "version", "patch");
    await npm(trial, "run", "build");
    await cli(trial, "publish", "--stage", "canary", "--share", "10");
    const { id } = await root.call("GET /auth/account/info");
    await root.call("POST /mc-api/sub-app/:name/pin/add", {
      params: { name: app },
      body: { version: "0.1.1", operatorId: id },
    });
    await expectOnPage(trial, "Notes 2");
  },
];

/** Accounts of the demo that get the broken canary; root is pinned to the version before. */
const others: readonly Role[] = ["admin", "operation", "sales"];

const breakIt: Step = [
  "version 3: fails for three operators, and the canary ends by itself",
  async (trial) => {
    const { root, app, page, url, password, template } = trial;
    await appendFile(
      join(projectOf(trial), sources[template]?.entry ?? ""),
      '\nthrow new Error("Broken");\n',
    );
    await npm(trial, "version", "patch");
    await npm(trial, "run", "build");
    await cli(trial, "publish", "--stage", "canary", "--share", "100");
    await root.call("POST /mc-api/role/change", {
      body: { changes: others.map((role) => ({ role, give: [`${app}:open` as const], take: [] })) },
    });
    for (const account of others) {
      const context = await page.context().browser()!.newContext({ locale: "en-US" });
      const signIn = new URL("/auth/session/login", url).href;
      await context.request.post(signIn, { data: { account, password } });
      const own = await context.newPage();
      const reported = own.waitForResponse((answer) => answer.url().endsWith("/mount/report"));
      await own.goto(new URL(`/${app}`, url).href);
      await reported;
      await context.close();
    }
    const params = { name: app };
    const { stages } = await root.call("GET /mc-api/sub-app/:name", { params });
    if (stages.some(({ stage }) => stage === "canary"))
      throw new Error(`The canary is still there: ${JSON.stringify(stages)}`);
  },
];

const rollBack: Step = [
  "roll back: version 2 becomes stable, console rollback, and the operator sees version 1 again",
  async (trial) => {
    const { root, app } = trial;
    const params = { name: app };
    const { items } = await root.call("GET /mc-api/sub-app/:name/pin/list", { params });
    for (const { id } of items)
      await root.call("POST /mc-api/sub-app/:name/pin/:id/remove", { params: { ...params, id } });
    await cli(trial, "promote", "0.1.1");
    await expectOnPage(trial, "Notes 2");
    await cli(trial, "rollback");
    await expectOnPage(trial, "Notes");
  },
];

/** In their order; each may use what the ones before it have made. */
export const steps: readonly Step[] = [
  register,
  create,
  install,
  inside,
  check,
  build,
  publish,
  promote,
  backend,
  second,
  breakIt,
  rollBack,
];
