import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@console-shell/testing/free-port";
import { expectOnPage, projectOf, runAsTeam, teamEnvironment, type Trial } from "./trial.ts";

/** A line of the log: what a team, its administrator or an operator does. */
export type Step = readonly [name: string, run: (trial: Trial) => Promise<void>];

const npm = (trial: Trial, ...parameters: string[]) =>
  runAsTeam(trial, projectOf(trial), "npm", ...parameters);

const cli = (trial: Trial, ...parameters: string[]) =>
  runAsTeam(trial, projectOf(trial), "npx", "--no-install", "console", ...parameters);

/** The text that differs between the versions, in each template. */
const heading: Record<string, [file: string, code: string]> = {
  react: ["messages/en-US.ts", '"notes.title": "Notes"'],
  foreign: ["messages.ts", 'notes: "Notes"'],
  svelte: ["app.svelte", 'notes: "Notes"'],
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
    const { root, app, template } = trial;
    const [name = "", code = ""] = heading[template] ?? [];
    const file = join(projectOf(trial), name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(code, code.replace('Notes"', 'Notes 2"')));
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

const rollBack: Step = [
  "roll back: console rollback canary, and the operator sees version 1 again",
  async (trial) => {
    const { root, app } = trial;
    const params = { name: app };
    const { items } = await root.call("GET /mc-api/sub-app/:name/pin/list", { params });
    for (const { id } of items)
      await root.call("POST /mc-api/sub-app/:name/pin/:id/remove", { params: { ...params, id } });
    await cli(trial, "rollback", "canary");
    await expectOnPage(trial, "Notes");
  },
];

/** In their order; each may use what the ones before it have made. */
export const steps: readonly Step[] = [
  register,
  create,
  install,
  check,
  build,
  publish,
  promote,
  backend,
  second,
  rollBack,
];
