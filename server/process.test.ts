import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { startS3Server } from "@console-shell/testing/s3-server";
import { spawnProgram } from "@console-shell/testing/program-process";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test } from "vitest";

const patience = 60_000;

let directory: string;
let servers: ServerProcess[];
const start = (variables: Record<string, string> = {}): ServerProcess => {
  const server = spawnServer({ DATA_DIR: directory, ...variables });
  servers.push(server);
  return server;
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "console-process-"));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.kill("SIGKILL");
  await Promise.all(servers.map((server) => server.ended));
  rmSync(directory, { recursive: true, force: true });
});

const registration = JSON.stringify({
  account: "slow.writer",
  name: "Slow Writer",
  company: "Patience Ltd",
  email: "slow@patience.example",
});

/** A call whose body hasn't arrived in full: it's in flight until `finish`. */
const beginWrite = async (url: string) => {
  const sent = request(`${url}/mc-api/basic/applicant/add`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": registration.length,
      expect: "100-continue",
    },
  });
  sent.on("error", () => undefined);
  sent.flushHeaders();
  await once(sent, "continue");
  sent.write(registration.slice(0, 10));
  return {
    async finish() {
      sent.end(registration.slice(10));
      const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
      const { connection } = response.headers;
      return {
        status: response.statusCode,
        connection,
        body: JSON.parse(await text(response)) as unknown,
      };
    },
  };
};

/** Why a new request gets no answer. */
const failureOf = (url: string) =>
  testClient(url)
    .request("GET", "/healthz")
    .then(
      () => "answered",
      (error: NodeJS.ErrnoException) => error.code,
    );

const stateOf = (folder: string) =>
  readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return [name, mtimeMs, size];
  });

test(
  "a second server on the same data directory is refused and changes nothing",
  async () => {
    const first = start();
    const url = await first.url();
    // It writes by itself now and then.
    first.kill("SIGSTOP");
    const before = stateOf(directory);
    const second = start();
    expect(await second.ended).toBe(1);
    const { pid } = JSON.parse(readFileSync(join(directory, "lock.json"), "utf8")) as {
      pid: number;
    };
    expect(second.output.join("\n")).toMatch(
      new RegExp(`data directory .* is in use by process ${pid}, since 20`),
    );
    expect(stateOf(directory)).toEqual(before);
    first.kill("SIGCONT");
    expect((await testClient(url).request("GET", "/readyz")).status).toBe(200);
    first.kill("SIGKILL");
    await first.ended;
    await start().url();
  },
  patience,
);

test(
  "a graceful stop finishes the request in flight and accepts no new one",
  async () => {
    const server = start({ DRAIN_SECONDS: "0.1" });
    const url = await server.url();
    const write = await beginWrite(url);
    server.kill("SIGTERM");
    await server.line(/Stopping \(SIGTERM\)/);
    await expect.poll(() => failureOf(url)).toBe("ECONNREFUSED");
    const answer = await write.finish();
    expect(answer.status).toBe(200);
    expect(answer.connection).toBe("close");
    expect(answer.body).toEqual({ reference: expect.stringMatching(/^AP-/) as unknown });
    expect(await server.ended).toBe(0);
    expect(server.output.at(-1)).toBe("Stopped.");
    expect(readdirSync(directory)).not.toContain("console.db-wal");
  },
  patience,
);

test(
  "SIGTERM drains: the server isn't ready, and requests are still served",
  async () => {
    const server = start({ DRAIN_SECONDS: "300" });
    const client = testClient(await server.url());
    server.kill("SIGTERM");
    await server.line(/Stopping \(SIGTERM\)/);
    const ready = await client.request("GET", "/readyz");
    expect([ready.status, ready.body]).toEqual([503, { status: "draining" }]);
    expect((await client.request("GET", "/healthz")).status).toBe(200);
    const body = JSON.parse(registration) as Record<string, string>;
    const written = await client.request("POST", "/mc-api/basic/applicant/add", { body });
    expect(written.status).toBe(200);
    expect(written.headers.get("connection")).toBe("close");
    server.kill("SIGTERM");
    expect(await server.ended).toBe(1);
  },
  patience,
);

test(
  "a request that arrives while a stopping server is paused is answered @full",
  async () => {
    const server = start({ DRAIN_SECONDS: "1" });
    const url = await server.url();
    const early = connect(Number(new URL(url).port), "127.0.0.1");
    await once(early, "connect");
    // Accepted after the other one.
    expect(await failureOf(url)).toBe("answered");
    server.kill("SIGTERM");
    await expect.poll(() => failureOf(url), { timeout: 10_000 }).toBe("ECONNREFUSED");
    server.kill("SIGSTOP");
    early.write(
      "POST /mc-api/basic/applicant/add HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
    );
    // Longer than it waits for requests.
    await setTimeout(1_100);
    server.kill("SIGCONT");
    expect(await text(early)).toMatch(/^HTTP\/1\.1 \d+/);
    expect(await server.ended).toBe(0);
  },
  patience,
);

test(
  "SIGINT doesn't drain, and a second signal doesn't wait @full",
  async () => {
    const server = start({ DRAIN_SECONDS: "300" });
    const url = await server.url();
    await beginWrite(url);
    server.kill("SIGINT");
    await server.line(/Stopping \(SIGINT\)/);
    await expect.poll(() => failureOf(url)).toBe("ECONNREFUSED");
    server.kill("SIGTERM");
    expect(await server.ended).toBe(1);
  },
  patience,
);

test(
  "an invalid variable is named, and nothing is created",
  async () => {
    const server = start({ PORT: "eighty", DATABASE_URL: "mysql://x", DATA_DIR: `${directory}/x` });
    expect(await server.ended).toBe(1);
    expect(server.output.join("\n")).toContain("PORT: must be a number");
    expect(server.output.join("\n")).toContain("DATABASE_URL: must be a postgres:// URL");
    expect(readdirSync(directory)).toEqual([]);
  },
  patience,
);

test(
  "check-config says what would fail, shows no secret, and changes nothing",
  async () => {
    const check = async (variables: Record<string, string>) => {
      const program = spawnProgram(join(import.meta.dirname, "check-config.ts"), [], variables);
      return { code: await program.ended, text: program.output.join("\n") };
    };
    const data = join(directory, "data");
    const good = await check({ DATA_DIR: data, VISION_WORKERS: "0" });
    expect(good).toMatchObject({ code: 0, text: expect.stringContaining("will be created") });
    expect(good.text).toMatch(/^DATA_DIR +environment +\//m);
    const unreachable = await check({
      DATA_DIR: data,
      DATABASE_URL: "postgres://console:hidden@127.0.0.1:1/console",
      SMTP_URL: "smtp://console:hidden@127.0.0.1:1",
      VISION_URL: "http://127.0.0.1:1",
      SECRET_KEY_COMMAND: "/nonexistent/kms hidden",
    });
    expect(unreachable.code).toBe(1);
    expect(unreachable.text).not.toContain("hidden");
    for (const line of [
      "FAILED +database",
      "FAILED +secret key",
      "WARNING +mail",
      "WARNING +recognition",
    ])
      expect(unreachable.text).toMatch(new RegExp(`^${line}: `, "m"));
    const local = await check({ NODE_ENV: "production", DATA_DIR: data, VISION_WORKERS: "0" });
    expect(local.text).toMatch(/^WARNING +public URL: http:\/\/localhost:8000 .* set PUBLIC_URL/m);
    const needs = (length: number) => ({
      img: Array.from({ length: 20 }, (_, at) => `https://${"a".repeat(length)}-${at}.example.com`),
      font: Array.from(
        { length: 20 },
        (_, at) => `https://${"b".repeat(length)}-${at}.example.com`,
      ),
    });
    const subApps = join(mkdtempSync(join(tmpdir(), "console-check-")), "sub-apps.json");
    const one = { entry: "/maps/", title: "Maps", permission: "console:open" };
    writeFileSync(
      subApps,
      JSON.stringify([
        { ...one, name: "maps", needs: needs(20) },
        { ...one, name: "absurd", entry: "/absurd/", needs: needs(60) },
      ]),
    );
    const long = await check({ DATA_DIR: data, VISION_WORKERS: "0", SUB_APPS: subApps });
    rmSync(dirname(subApps), { recursive: true });
    expect(long.code).toBe(1);
    expect(long.text).toMatch(/^WARNING +sub-apps: absurd: needs: the policy of its page/m);
    expect(long.text).not.toContain("maps: needs");
    const wrong = await check({ PORT: "eighty", VISION_KEY: "x" });
    expect(wrong.code).toBe(1);
    expect(wrong.text).toMatch(/^WRONG +PORT: must be a number$/m);
    expect(wrong.text).toMatch(/^WRONG +VISION_KEY: the console has no such variable/m);
    expect(readdirSync(directory)).toEqual([]);
  },
  patience,
);

test(
  "an unresponsive database or a used port is reported in one line @full",
  async () => {
    const homeless = start({ DATABASE_URL: "postgres://console:secret@127.0.0.1:1/console" });
    expect(await homeless.ended).toBe(1);
    expect(homeless.output).toHaveLength(1);
    expect(homeless.output[0]).toMatch(/^The database at 127.0.0.1:1\/console does not answer: /);
    expect(homeless.output[0]).not.toContain("secret");
    const first = start();
    const { port } = new URL(await first.url());
    const second = start({ PORT: port, DATA_DIR: join(directory, "second") });
    expect(await second.ended).toBe(1);
    expect(second.output.at(-1)).toBe(`Port ${port} is in use. Set PORT to another one.`);
  },
  patience,
);

test("a demo is filled once and prints its accounts at every start; production never is one @security-22", async () => {
  const demo = { DEMO: "1", DEMO_PASSWORD: "an evening in Kyoto" };
  const first = start(demo);
  await first.url();
  expect(first.output).toContain("Adding the demo's data");
  await first.line(/^The demo's data is complete\.$/);
  expect(first.output).toContain("Their password: an evening in Kyoto");
  expect(statSync(join(directory, "demo-password")).mode & 0o777).toBe(0o600);
  first.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  const second = start({ DEMO: "1" });
  await second.url();
  expect(second.output.join("\n")).not.toMatch(/Adding|Migrating/);
  expect(second.output).toContain("Their password: an evening in Kyoto");
  const production = start({
    ...demo,
    NODE_ENV: "production",
    LOG_LEVEL: "info",
    DATA_DIR: join(directory, "production"),
  });
  await production.url();
  expect(production.output.join("\n")).not.toMatch(/demo's data|password/);
  await production.line(/"level":40.*set PUBLIC_URL/);
  for (const line of production.output) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test("an empty console puts the link for its first operator into a file, once, and logs only where @security-22", async () => {
  const variables = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://console.example",
    LOG_LEVEL: "info",
  };
  const first = start(variables);
  const [, path] = await first.line(/"Nobody has an account yet\..* is in ([^"]+)"/);
  expect(path).toBe(join(directory, "setup-link"));
  expect(statSync(path!).mode & 0o777).toBe(0o600);
  const [, token] = /^https:\/\/console\.example\/user\/setup#token=([\w-]{43})\n$/.exec(
    readFileSync(path!, "utf8"),
  )!;
  const url = testClient(await first.url());
  const made = await url.request("POST", "/auth/setup", {
    body: {
      token,
      account: "margaret",
      name: "Margaret",
      email: "margaret@console.example",
      password: "an evening in Kyoto",
    },
  });
  expect(made.status, made.text).toBe(201);
  expect(made.body).toMatchObject({ role: "root", secondFactorMissing: true });
  expect(first.output.join("\n")).not.toContain("an evening in Kyoto");
  first.kill("SIGTERM");
  await first.ended;
  expect(first.output.join("\n")).not.toContain(token);
  // The log is written in pieces: none of it is lost at the end.
  expect(first.output.at(-1)).toContain('"msg":"Stopped."');
  expect(first.output.join("\n")).toContain('"path":"/auth/setup"');

  const second = start(variables);
  await second.url();
  expect(second.output.join("\n")).not.toContain("Nobody has an account");
  expect(readdirSync(directory)).not.toContain("setup-link");
});

test("a link that couldn't be told is made again, and a restart names its file again @security-22", async () => {
  const variables = { NODE_ENV: "production", LOG_LEVEL: "info" };
  const path = join(directory, "setup-link");
  mkdirSync(join(path, "in the way"), { recursive: true });
  expect(await start(variables).ended).not.toBe(0);
  rmSync(path, { recursive: true });
  const second = start(variables);
  await second.line(/"Nobody has an account yet\..* is in ([^"]+)"/);
  await second.url();
  const link = readFileSync(path, "utf8");
  second.kill("SIGTERM");
  await second.ended;
  await start(variables).line(/"Nobody has an account yet\..* is in ([^"]+)"/);
  expect(readFileSync(path, "utf8")).toBe(link);
});

test("a database of another secret key, a removed one or a newer release is refused @security-52", async () => {
  const [oldKey, newKey] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64"));
  const before = { SECRET_KEY: oldKey! };
  const first = start(before);
  await first.url();
  expect(readdirSync(directory)).not.toContain("secret-key");
  first.kill("SIGTERM");
  await first.ended;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output.at(-1)).toMatch(
    /used with another secret key: it needs [\w-]{8}, and has [\w-]{8}/,
  );

  const rotate = spawnProgram(join(import.meta.dirname, "rotate-key.ts"), [], {
    DATA_DIR: directory,
    SECRET_KEY: `${newKey},${oldKey}`,
  });
  expect([await rotate.ended, rotate.output.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^All secrets are .* [\w-]{8}\. [\w-]{8} may be removed from it\.$/),
  ]);
  const removed = start(before);
  expect(await removed.ended).toBe(1);
  const own = { SECRET_KEY: newKey! };
  const after = start(own);
  await after.url();
  after.kill("SIGTERM");
  await after.ended;

  const database = new DatabaseSync(join(directory, "console.db"));
  database.exec(
    "insert into kysely_migration (name, timestamp) values ('9998-later-needs-9000', '2030-01-01T00:00:00.000Z')",
  );
  database.close();
  const third = start(own);
  expect(await third.ended).toBe(1);
  expect(third.output).toEqual([
    "The database was migrated by a newer release of Console Shell (9998-later-needs-9000). " +
      "Start the newer release, or restore a backup made before the upgrade.",
  ]);
});

test.each([
  [{ SUB_APPS: "/nonexistent.json" }, /^SUB_APPS \/nonexistent\.json: .*ENOENT/],
  [{ TRUST_PROXY: "true" }, /^TRUST_PROXY: must be addresses/],
])(
  "an invalid %j is reported in one line, and nothing is changed",
  async (variables, message) => {
    const server = start({ DATA_DIR: join(directory, "data"), ...variables });
    expect(await server.ended).toBe(1);
    expect(server.output).toHaveLength(1);
    expect(server.output[0]).toMatch(message);
    expect(readdirSync(directory)).toEqual([]);
  },
  patience,
);

test(
  "invalid bucket credentials are reported before anything changes, and valid ones are never logged @full",
  async () => {
    const s3 = await startS3Server();
    try {
      const variables = {
        DATA_DIR: join(directory, "data"),
        LOG_LEVEL: "trace",
        ...s3.variables,
      };
      const wrong = start({ ...variables, AWS_SECRET_ACCESS_KEY: "of another key" });
      expect(await wrong.ended).toBe(1);
      expect(wrong.output).toEqual([
        "AWS_SECRET_ACCESS_KEY: is not the secret of the key (bucket pictures: SignatureDoesNotMatch).",
      ]);
      expect(readdirSync(directory)).toEqual([]);
      const right = start(variables);
      await right.url();
      right.kill("SIGTERM");
      expect(await right.ended).toBe(0);
      expect(right.output.join("\n")).not.toContain(s3.variables["AWS_SECRET_ACCESS_KEY"]);
    } finally {
      await s3.close();
    }
  },
  patience,
);

test.skipIf(process.platform === "win32")(
  "other users of the machine can't read the data, even in a directory that was open before",
  async () => {
    const data = join(directory, "data");
    mkdirSync(join(data, "files"), { recursive: true, mode: 0o755 });
    writeFileSync(join(data, "secret-key"), Buffer.alloc(32, 1).toString("base64"));
    await start({ DATA_DIR: data }).url();
    const stored = readdirSync(data, { recursive: true, encoding: "utf8" });
    expect(stored).toContain("console.db");
    const open = ["", ...stored].filter((name) => statSync(join(data, name)).mode & 0o077);
    expect(open).toEqual([]);
  },
  patience,
);
