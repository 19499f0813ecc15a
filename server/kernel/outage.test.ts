import { createServer } from "node:net";
import { FilesUnavailable } from "#platform/files/files-unavailable.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import { Client, Pool } from "pg";
import { expect, test } from "vitest";
import { outageOf } from "./outage.ts";

const failing = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const coded = (code: string) => Object.assign(new Error("It failed"), { code });
const ofSqlite = (errcode: number) =>
  Object.assign(new Error("It failed"), { code: "ERR_SQLITE_ERROR", errcode });

test("a database that is down, hangs or disconnects is an outage", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const host = "127.0.0.1";
  const late = new Pool({ host, port, connectionTimeoutMillis: 50 });
  expect(outageOf(await failing(late.query("select 1")))).toBe("unavailable");
  silent.on("connection", (socket) => socket.destroy());
  expect(outageOf(await failing(new Client({ host, port }).connect()))).toBe("unavailable");
  silent.close();
  await late.end();
  expect(outageOf(await failing(new Client({ host, port: 1 }).connect()))).toBe("unavailable");
  const never = new Promise<never>(() => undefined);
  expect(outageOf(await failing(withTimeout(never, 1)))).toBe("unavailable");
});

test.each([
  ["PostgreSQL shuts down", coded("57P01")],
  ["PostgreSQL ended an idle transaction", coded("25P03")],
  ["a lock timeout", coded("55P03")],
  ["a statement timeout", coded("57014")],
  ["too many connections", coded("53300")],
  ["SQLite is busy", ofSqlite(5)],
  ["SQLite can't read its disk", ofSqlite(266)],
  ["a failing disk", coded("EIO")],
  ["an unavailable bucket", new FilesUnavailable("S3: writing failed", "AbortError")],
])("%s: unavailable", (_what, error) => expect(outageOf(error)).toBe("unavailable"));

test.each([
  ["of files", coded("ENOSPC")],
  ["of PostgreSQL", coded("53100")],
  ["of SQLite", ofSqlite(13)],
])("a full disk %s is reported", (_what, error) => expect(outageOf(error)).toBe("disk_full"));

test.each([
  ["a duplicate row", coded("23505")],
  ["one of SQLite", ofSqlite(2067)],
  ["a missing file", coded("ENOENT")],
  ["a programming error", new TypeError("x is not a function")],
])("%s isn't an outage", (_what, error) => expect(outageOf(error)).toBeUndefined());
