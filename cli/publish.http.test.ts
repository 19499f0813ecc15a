// A team publishes its sub-app with the program itself, in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { compileCache } from "@console-shell/testing/compile-cache";
import { freePort } from "@console-shell/testing/free-port";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { buildOf, builtFixture, teamOf } from "@console-shell/testing/sub-app-team";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const program = join(import.meta.dirname, "main.ts");
const fixture = builtFixture();
const folder = mkdtempSync(join(tmpdir(), "console-cli-"));
const settings = join(folder, "settings");

let server: TestServer;
/** Tokens: of the team, of another one, and one of the team that may only publish. */
let secrets: { parking: string; gates: string; publisher: string };

/** What becomes of the next uploads; those after them reach the console. */
let fates: ("pass" | "busy" | "drop" | "hold")[] = [];
/** Uploads that the console has stored since the test began. */
let stored = 0;

/** In front of the console, as a load balancer that can fail. */
const relay = createServer((request, response) => {
  const isUpload = request.url!.endsWith("/file/add");
  const fate = (isUpload && fates.shift()) || "pass";
  if (fate === "busy") response.writeHead(503, { "retry-after": "0" }).end("Busy");
  if (fate === "drop") request.destroy();
  if (fate !== "pass") return;
  const { method, headers } = request;
  const passed = forward(new URL(request.url!, server.url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
    if (isUpload && answer.statusCode === 201) stored += 1;
  });
  request.pipe(passed);
});
let url = "";

beforeAll(async () => {
  server = await startTestServer({ pages: { root: fixture.root } });
  const [parking, gates] = [await teamOf(server, "parking"), await teamOf(server, "gates")];
  const publisher = await (
    await server.as("root")
  ).call("POST /mc-api/sub-app/:name/token/add", {
    params: { name: "parking" },
    body: { name: "Publisher", scopes: ["publish"], expiresAt: server.clock.now() + 60_000 },
  });
  secrets = {
    parking: parking.secret,
    gates: gates.secret,
    publisher: publisher.secret,
  };
  await once(relay.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(async () => {
  relay.closeAllConnections();
  relay.close();
  await server.close();
  fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  stored = 0;
});

/** Writes a build of parking into a project folder, as the SDK's build would. */
const build = (
  version: string,
  extra: Record<string, string> = {},
  project = join(folder, "parking"),
) => {
  const { manifest, files } = buildOf("parking", version);
  const all = {
    ...files,
    "manifest.json": JSON.stringify(manifest),
    "../package.json": JSON.stringify({ name: "@acme/parking", version }),
    ...extra,
  };
  rmSync(project, { recursive: true, force: true });
  for (const [path, content] of Object.entries(all)) {
    const file = join(project, "dist", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return project;
};

const assets = (prefix: string) =>
  Object.fromEntries(
    Array.from({ length: 5 }, (_, at) => [
      `assets/${prefix}${at}.svg`,
      `<svg id="${prefix}${at}"/>`,
    ]),
  );

interface Run {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

const start = (parameters: string[], { cwd = join(folder, "parking"), env, input = "" }: Run) => {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd,
    env: { ...compileCache, XDG_CONFIG_HOME: settings, ...env },
  });
  child.stdin.end(input);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]).then(
    ([stdout, stderr, [code]]) => {
      for (const secret of Object.values(secrets)) expect(stdout + stderr).not.toContain(secret);
      return { code: code as number | null, stdout, stderr };
    },
  );
  return { ended, kill: () => child.kill("SIGKILL") };
};

const run = (parameters: string[], options: Run = {}) => start(parameters, options).ended;

/** Runs a command that must succeed; resolves with what it printed. */
const done = async (parameters: string[], options?: Run) => {
  const { code, stdout, stderr } = await run(parameters, options);
  expect(code, stderr).toBe(0);
  return stdout;
};

test("a team logs in, publishes, promotes and rolls back", async () => {
  build("1.0.0", { "assets/main.js.map": "{}", "assets/main.js.br": "b", ".files": "f" });
  const login = await done(["login", url], { input: `${secrets.parking}\n` });
  expect(login).toMatch(/It may publish and promote until \d{4}-\d\d-\d\d \d\d:\d\d\./);
  const file = join(settings, "console-shell", "tokens.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ [url]: { parking: secrets.parking } });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const env = {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "acme/parking",
    GITHUB_SHA: "abc",
  };
  const printed = await done(["publish", "--stage", "canary", "--share", "5"], { env });
  expect(printed).toContain("Published parking 1.0.0: 2 files");
  expect(printed).toContain("canary of parking is now 1.0.0, for 5% of operators.");
  expect(stored).toBe(2);
  const commitUrl = "https://github.com/acme/parking/commit/abc";
  expect(JSON.parse(await done(["status", "--json"]))).toMatchObject({
    console: url,
    subApp: { stages: [{ stage: "canary", share: 5, reason: `Published from ${commitUrl}` }] },
    releases: { total: 1, items: [{ version: "1.0.0", stages: ["canary"], commitUrl }] },
  });
  expect(await done(["publish"])).toContain("parking 1.0.0 is already published");
  expect(await done(["promote", "1.0.0"])).toBe("stable of parking is now 1.0.0.\n");

  build("1.1.0");
  expect(await done(["publish"])).toContain("1 uploaded");
  expect(stored).toBe(3);
  await done(["promote", "1.1.0", "stable", "--reason", "Fewer bugs"]);
  const status = await done(["status"]);
  expect(status).toMatch(/stable +1\.1\.0 .* Test root +Fewer bugs/);
  expect(status).toMatch(/canary +1\.0\.0 +5% /);
  expect(await done(["rollback"])).toBe("stable of parking is now 1.0.0 (previous: 1.1.0).\n");
});

test("a release that asks for more than is approved is promoted with a warning", async () => {
  const { manifest } = buildOf("parking", "1.1.1", { needs: { workers: "blob" } });
  build("1.1.1", { "manifest.json": JSON.stringify(manifest) });
  const warning = /until it is approved, 1\.1\.1 runs without workers blob\.\nAsk an administrator/;
  expect(await done(["publish", "--stage", "canary"])).toMatch(warning);
  const root = await server.as("root");
  await root.call("PUT /mc-api/sub-app/:name/policy", {
    params: { name: "parking" },
    body: { needs: { workers: "blob" }, basedOn: {} },
  });
  expect(await done(["promote", "1.1.1", "canary"])).not.toContain("Warning");
});

test("a release that needs a server is published with a warning until one is set", async () => {
  const own = {
    title: { "en-US": "Lots", "zh-CN": "车位" },
    permission: "parking:open",
    call: "GET /lots",
    label: "name",
    path: "/",
  } as const;
  const { manifest } = buildOf("parking", "1.1.2", { search: [own] });
  build("1.1.2", { "manifest.json": JSON.stringify(manifest) });
  const warning = /Warning: .*own server.*\nAsk an administrator.*Change server/;
  expect(await done(["publish"])).toMatch(warning);
  expect(await done(["promote", "1.1.2", "canary"])).toMatch(warning);
  expect(await done(["status"])).toMatch(warning);
  const root = await server.as("root");
  await root.call("PATCH /mc-api/sub-app/:name", {
    params: { name: "parking" },
    body: { backend: "http://127.0.0.1:8999" },
  });
  expect(await done(["publish"])).not.toContain("Warning");
  expect(await done(["promote", "1.1.2", "canary"])).not.toContain("Warning");
});

test("an upload survives a busy console and a lost connection", async () => {
  build("1.2.0", assets("a"));
  fates = ["busy", "pass", "drop"];
  const { code, stderr } = await run(["publish"]);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("Uploading 6 files");
  expect(stderr).toContain("Trying again in 0 s (2 of 5)");
  expect(stored).toBe(6);
});

test("after an interruption, the same command uploads only the rest", async () => {
  build("1.3.0", assets("b"));
  fates = ["pass", "pass", "pass", "hold", "hold", "hold"];
  const interrupted = start(["publish"], {});
  await expect.poll(() => stored).toBe(3);
  interrupted.kill();
  expect((await interrupted.ended).code).toBeNull();
  fates = [];
  expect(await done(["publish"])).toContain("3 uploaded");
  expect(stored).toBe(6);
});

test("mistakes have their exit codes and say what to do", async () => {
  const changed = build("1.0.0", assets("c"), join(folder, "changed"));
  const down = `http://127.0.0.1:${await freePort()}`;
  const mistakes: [number, string[], Run, ...string[]][] = [
    [1, ["publish"], { cwd: changed }, "other content", "`npm version patch"],
    [2, ["publish", "--token", secrets.parking], {}, "Unknown option '--token'", "publish --help"],
    [2, ["login", secrets.parking], {}, "must begin with https://"],
    [3, ["status", "--console", down], {}, `no token for parking on ${down}`, "CONSOLE_TOKEN"],
    [3, ["status"], { env: { CONSOLE_TOKEN: secrets.gates } }, "for another sub-app", "--app"],
    [
      3,
      ["publish", "--stage", "canary"],
      { env: { CONSOLE_TOKEN: secrets.publisher } },
      "needs the scope promote",
      "parking 1.3.0 is published, but canary doesn’t point to it",
    ],
    [3, ["login"], { input: "cst_0" }, "`console login`", "Trace ID: "],
    [4, ["status", "--console", down], { env: { CONSOLE_TOKEN: "cst_0" } }, "ECONNREFUSED"],
  ];
  const results = await Promise.all(mistakes.map(([, parameters, how]) => run(parameters, how)));
  for (const [at, [code, parameters, , ...texts]] of mistakes.entries()) {
    const { stderr, stdout, ...result } = results[at]!;
    expect(result.code, `${parameters.join(" ")}: ${stderr}`).toBe(code);
    expect(stdout).toBe("");
    for (const part of texts) expect(stderr).toContain(part);
  }
  const refused = await run(["promote", "9.0.0", "--json"]);
  expect(refused).toMatchObject({ code: 1, stderr: "" });
  expect(JSON.parse(refused.stdout)).toMatchObject({
    error: { kind: "refused", code: "not_found", fields: [{ path: "version", code: "unknown" }] },
  });
});
