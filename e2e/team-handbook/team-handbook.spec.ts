// Does what the handbook's page for teams says: its blocks are run as they stand, in terminals outside of this
// repository, against a production console that serves its own packages. Only the console's address, the token and the
// ports, which may be in use here, differ.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { commandsIn } from "@console-shell/testing/document-commands";
import { freePort } from "@console-shell/testing/free-port";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { demoPassword, expect, test as base } from "../support/test.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

const app = "parking";
const patience = 600_000;
const repository = join(import.meta.dirname, "../..");

interface Team {
  work: string;
  /** The app's own server listens there. */
  backendPort: string;
  open: (folder: string) => Terminal;
}

const test = base.extend<Team>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  work: async ({}, provide) => {
    const work = await mkdtemp(join(tmpdir(), "team-"));
    await provide(work);
    await rm(work, { recursive: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  backendPort: async ({}, provide) => provide(String(await freePort())),
  open: async ({ work, backendPort }, provide) => {
    const terminals: Terminal[] = [];
    const env = {
      ...Object.fromEntries(
        Object.entries(process.env).filter(
          // With CI, programs print colors into pipes.
          ([name]) => !/^(?:npm_|NODE_ENV|CI$|CONSOLE_|TEST|E2E|PW|FORCE_COLOR)/.test(name),
        ),
      ),
      PATH: [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
      XDG_CONFIG_HOME: join(work, ".config"),
      PORT: backendPort,
      // The answer to npx, which asks before it runs what it has fetched.
      npm_config_yes: "true",
    };
    await provide((folder) => {
      const terminal = openTerminal(folder, env);
      terminals.push(terminal);
      return terminal;
    });
    for (const terminal of terminals) await terminal.close();
  },
});

test.use({
  serverEnvironment: { NODE_ENV: "production", DEMO: "0" },
  actionTimeout: 120_000,
  navigationTimeout: 120_000,
});

/* Before the console starts: it serves what it finds then. */
test.beforeAll(async () => {
  // npm installs, packs and builds need most of the time, on a busy machine minutes.
  test.setTimeout(patience);
  await promisify(execFile)(process.execPath, [join(repository, "tools/pack.ts")], {
    cwd: repository,
  });
});

/** An administrator reserves the name; resolves with the team's token. */
const reserve = async (client: TestClient): Promise<string> => {
  const { id: ownerId } = await client.call("GET /auth/account/info");
  await client.call("POST /mc-api/sub-app/add", { body: { name: app, ownerId } });
  const { secret } = await client.call("POST /mc-api/sub-app/:name/token/add", {
    params: { name: app },
    body: { name: "CI", scopes: ["publish", "promote"], expiresAt: Date.now() + 86_400_000 },
  });
  return secret;
};

/** Moves dev server and backend to free ports, as the app's README says. */
const usePort = async (folder: string, port: number, backendPort: string) => {
  const change = async (name: string, from: string, to: string) => {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
  };
  await change("package.json", "localhost:5173", `localhost:${port}`);
  await change("vite.config.ts", "127.0.0.1:3000", `127.0.0.1:${backendPort}`);
  await change("vite.config.ts", "plugins: [", `server: { port: ${port} },\n  plugins: [`);
};

/** On the page of the app by itself, or on the console's. */
const signIn = async (page: Page) => {
  await page.getByRole("textbox", { name: "Account", exact: true }).fill("root");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

const addNote = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "New note" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
};

test("a team brings an app into a console with the handbook's commands, as they stand", async ({
  page,
  consoleUrl,
  signIn: signInAtOnce,
  work,
  backendPort,
  open,
}) => {
  test.setTimeout(patience);
  await signInAtOnce("root");
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const root = testClient(consoleUrl, cookie);
  // Only a demo has this.
  expect((await root.request("GET", "/dev/mailbox")).status).toBe(404);
  const token = await reserve(root);
  await page.context().clearCookies();
  const blocks = commandsIn("docs/team/sub-apps.md").map((lines) =>
    lines.map((line) =>
      line.replaceAll("https://console.example", consoleUrl).replace("cst_…", token),
    ),
  );
  const folder = join(work, app);
  const [create = [], dev = [], release = [], next = [], inside = []] = blocks;
  expect(blocks).toHaveLength(5);
  const port = await freePort();

  const first = open(work);
  await test.step("create, install, start the backend", async () => {
    const [make = "", ...rest] = create;
    const backend = rest.pop()!;
    await first.run(make);
    await usePort(folder, port, backendPort);
    for (const line of rest) await first.run(line);
    await first.start(backend, /Server listening/);
  });
  const second = open(folder);
  await test.step("by itself, signed in, with the app's own backend", async () => {
    await second.start(dev[0]!, /Local:/);
    await page.goto(`http://localhost:${port}/${app}/`);
    await signIn(page);
    await expect(page.getByRole("cell", { name: "Welcome" })).toBeVisible();
    await addNote(page, "By itself");
  });
  // Vite's page would reload by itself once the next dev server is there.
  await page.goto("about:blank");
  await second.close();
  const third = open(folder);
  await test.step("inside the console, with the app's own backend", async () => {
    const [, link] = await third.start(inside[0]!, /Inside the console: (http\S+)/);
    await page.context().clearCookies();
    await page.goto(link!);
    await signIn(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("cell", { name: "By itself" })).toBeVisible();
    await addNote(page, "Inside");
    const bar = page.getByRole("complementary", { name: "Development override" });
    await bar.getByRole("button", { name: "Stop" }).click();
    await expect(bar).toHaveCount(0);
  });
  await third.close();
  const fourth = open(folder);
  const stable = async () => {
    const { stages } = await root.call("GET /mc-api/sub-app/:name", { params: { name: app } });
    return stages.find(({ stage }) => stage === "stable")?.version;
  };
  await test.step("test, build, publish", async () => {
    for (const line of release) await fourth.run(line);
    expect(await stable()).toBe("0.1.0");
    await page.goto(`${consoleUrl}/${app}`);
    await expect(page.getByRole("heading", { name: "Notes" })).toBeVisible();
  });
  await test.step("the next version, and back", async () => {
    const back = next.pop()!;
    for (const line of next) await fourth.run(line);
    expect(await stable()).toBe("0.1.1");
    await fourth.run(back);
    expect(await stable()).toBe("0.1.0");
  });
});
