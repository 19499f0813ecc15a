// check-config and the start give the same verdict, whatever is wrong.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createPostgresDatabase, runOnPostgres } from "@console-shell/testing/postgres-database";
import { freePort } from "@console-shell/testing/free-port";
import { startS3Server } from "@console-shell/testing/s3-server";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { readConfiguration } from "../configuration.ts";
import { createLogger } from "#platform/logger.ts";
import { runServer } from "../run-server.ts";
import { type Finding, findings } from "./checks.ts";

type Variables = Record<string, string>;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "console-verdicts-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const usual = { PORT: "0", HOST: "127.0.0.1", VISION_WORKERS: "0" };
const given = (variables: Variables) => ({
  ...usual,
  DATA_DIR: join(directory, "data"),
  ...variables,
});

/** The message with which a start refuses; undefined if it comes up. */
const refusalOf = async (variables: Variables): Promise<string | undefined> => {
  const ignore = () => undefined;
  try {
    const server = await runServer(readConfiguration(given(variables)), createLogger("silent"), {
      say: ignore,
      tell: ignore,
    });
    await server.stop();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** The messages with which check-config fails, and how many warnings it gives. */
const foundBy = async (variables: Variables) => {
  try {
    const found: Finding[] = [];
    for await (const one of findings(readConfiguration(given(variables)))) found.push(one);
    const failed = found.filter(({ verdict }) => verdict === "failed").map(({ text }) => text);
    return { failed, warnings: found.filter(({ verdict }) => verdict === "warning").length };
  } catch (error) {
    return { failed: [(error as Error).message], warnings: 0 };
  }
};

const data = () => {
  const path = join(directory, "data");
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
};

/** An embedded database of this release, with its record of migrations changed. */
const migrated = async (...statements: string[]): Promise<Variables> => {
  expect(await refusalOf({})).toBeUndefined();
  const database = new DatabaseSync(join(data(), "console.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
  return {};
};

const record = (name: string) =>
  `insert into kysely_migration (name, timestamp) values ('${name}', '2030-01-01T00:00:00.000Z')`;
const base64 = (byte: number) => Buffer.alloc(32, byte).toString("base64");

const postgres = () => createPostgresDatabase(inject("postgresUrl"), inject("migratedPostgres"));

/** A role that may do less, and the URL with which it connects. */
const asRole = async (url: string, rights: string, ...statements: string[]) => {
  const name = new URL(url).pathname.slice(1);
  await runOnPostgres(url, `create role "${name}" login ${rights}`);
  for (const statement of statements)
    await runOnPostgres(url, statement.replaceAll("ROLE", `"${name}"`));
  const own = new URL(url);
  own.username = name;
  own.password = "";
  return { DATABASE_URL: own.href };
};

/** The fault, how it is prepared, and how both report it; undefined if a start comes up. */
const cases: Record<string, [prepare: () => Promise<Variables> | Variables, refusal?: RegExp]> = {
  "nothing, a new directory": [() => ({})],
  "nothing, a database of this release": [() => migrated()],
  "a variable": [() => ({ PORT: "eighty" }), /PORT: must be a number/],
  "a misspelt variable": [() => ({ VISION_KEY: "x" }), /VISION_KEY/],
  "SUB_APPS that isn't there": [() => ({ SUB_APPS: "/no.json" }), /ENOENT.*no\.json/],
  "DATA_DIR that is a file": [
    () => {
      writeFileSync(join(directory, "data"), "");
      return {};
    },
    /director|EEXIST/,
  ],
  "DATA_DIR below a file": [
    () => {
      writeFileSync(join(directory, "file"), "");
      return { DATA_DIR: join(directory, "file", "data") };
    },
    /director/,
  ],
  "DATA_DIR that everybody shares": [
    () => {
      chmodSync(data(), 0o1777);
      return {};
    },
    /all users of this machine share/,
  ],
  "a database that is none": [
    () => {
      writeFileSync(join(data(), "console.db"), "hello".repeat(1_000));
      return {};
    },
    /not a database/,
  ],
  "a database of a bearable newer release": [() => migrated(record("9998-later"))],
  "a database of a newer release": [
    () => migrated(record("9998-later-needs-9000")),
    /newer release of Console Shell \(9998-later-needs-9000\)/,
  ],
  "a database before the baseline that is too old": [
    () =>
      migrated("delete from kysely_migration", record("0001-operators"), record("0026-billing")),
    /ends at migration 0026-billing, which is too old/,
  ],
  "a database of another line": [
    () => migrated("delete from kysely_migration where name >= '0021'", record("0020-xyz")),
    /has the migration 0020-xyz where this release has 0021-/,
  ],
  "a database with a gap": [
    () => migrated("delete from kysely_migration where name like '0003-%'"),
    /has the migration 0004-/,
  ],
  "another program's database": [
    () => {
      const database = new DatabaseSync(join(data(), "console.db"));
      database.exec("create table operators (id text)");
      database.close();
      return {};
    },
    /has a table operators that isn't Console Shell's/,
  ],
  "another key": [
    async () => {
      await migrated();
      rmSync(join(data(), "secret-key"));
      return { SECRET_KEY: base64(2) };
    },
    /used with another secret key/,
  ],
  "another key, after a newer release": [
    async () => {
      await migrated();
      const database = new DatabaseSync(join(data(), "console.db"));
      database.exec(record("9998-later"));
      database.close();
      return { SECRET_KEY: base64(2) };
    },
    /used with another secret key/,
  ],
  "a file of the key without a key": [
    () => {
      writeFileSync(join(data(), "secret-key"), "short");
      return {};
    },
    /holds no key/,
  ],
  "a command for the key that fails": [
    () => ({ SECRET_KEY_COMMAND: "/nonexistent/kms" }),
    /SECRET_KEY_COMMAND/,
  ],
  "an address that isn't this machine's": [() => ({ HOST: "192.0.2.1" }), /HOST: 192\.0\.2\.1/],
  "an address for metrics that isn't this machine's": [
    () => ({ METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" }),
    /METRICS_HOST: 192\.0\.2\.1/,
  ],
  "one port for both": [
    async () => {
      const port = String(await freePort());
      return { PORT: port, HOST: "127.0.0.1", METRICS_PORT: port, METRICS_HOST: "127.0.0.1" };
    },
    /PORT/,
  ],
  "a PostgreSQL that doesn't answer": [
    () => ({ DATABASE_URL: "postgres://console@127.0.0.1:1/console" }),
    /127\.0\.0\.1:1\/console does not answer/,
  ],
  "a PostgreSQL database of this release": [async () => ({ DATABASE_URL: await postgres() })],
  "a PostgreSQL with too few connections": [
    async () => asRole(await postgres(), "superuser connection limit 3"),
    /isn't enough for 1 processes/,
  ],
  "a PostgreSQL that is read-only": [
    async () =>
      asRole(
        await postgres(),
        "superuser",
        "alter role ROLE set default_transaction_read_only = on",
      ),
    /read-only/,
  ],
  "an empty PostgreSQL without the right to create tables": [
    async () => asRole(await createPostgresDatabase(inject("postgresUrl")), ""),
    /lets this user create no tables in the schema public/,
  ],
};

test.each(Object.entries(cases))("%s: both say the same", async (_, [prepare, refusal]) => {
  const variables = await prepare();
  const found = await foundBy(variables);
  const refused = await refusalOf(variables);
  if (refusal === undefined) expect([found.failed, refused]).toEqual([[], undefined]);
  else {
    expect(refused).toMatch(refusal);
    expect(found.failed.join("\n")).toMatch(refusal);
  }
});

test("a bucket is checked as the start does it, and what a start goes without is a warning", async () => {
  const s3 = await startS3Server();
  try {
    const wrong = { ...s3.variables, AWS_SECRET_ACCESS_KEY: "of another key" };
    for (const variables of [s3.variables, wrong]) {
      const { failed } = await foundBy(variables);
      const refused = await refusalOf(variables);
      expect(failed).toEqual(refused === undefined ? [] : [refused]);
    }
    const away = { SMTP_URL: "smtp://127.0.0.1:1", VISION_URL: "http://127.0.0.1:1" };
    expect(await foundBy(away)).toEqual({ failed: [], warnings: 2 });
    expect(await refusalOf(away)).toBeUndefined();
  } finally {
    await s3.close();
  }
});

test("a port that is in use passes check-config: the server that runs is replaced", async () => {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const variables = { PORT: String((listener.address() as AddressInfo).port) };
  expect(await foundBy(variables)).toMatchObject({ failed: [] });
  expect(await refusalOf(variables)).toBe(
    `Port ${variables.PORT} is in use. Set PORT to another one.`,
  );
  listener.close();
});
