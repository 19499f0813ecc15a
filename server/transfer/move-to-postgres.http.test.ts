import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { lockDataDirectory } from "#platform/database/lock-data-directory.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import { verifyChain } from "#modules/identity/audit/verify.ts";
import { readKeys } from "#platform/secrets/read-key.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import { findSession } from "#modules/identity/session/find.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import type { ConsoleStorage } from "./storage/console-storage.ts";
import { TransferProblem } from "./problem.ts";
import { digestsOf, filesOfStorage } from "./testing/digests-of.ts";
import { fillStorage } from "./testing/fill-storage.ts";
import {
  newMigratedStorage,
  newStorage,
  ownDialect,
  removeFolders,
  within,
} from "./testing/new-storage.ts";

/** Passes connections on to a port of this machine until they are cut. */
const startProxy = async (to: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
};

const quiet = () => undefined;
afterAll(removeFolders);

test("without a URL or a database to move, it says so and creates nothing", async () => {
  const storage = await newStorage("sqlite");
  await expect(moveToPostgres(storage, quiet)).rejects.toThrow("Set DATABASE_URL");
  const elsewhere = { ...storage, databaseUrl: "postgres://console@127.0.0.1:1/console" };
  await expect(moveToPostgres(elsewhere, quiet)).rejects.toThrow("There is no database in");
  expect(existsSync(storage.dataDirectory)).toBe(false);
});

describe.runIf(ownDialect === "postgres")("to PostgreSQL", () => {
  let source: ConsoleStorage;
  let token: string;
  let moved: ConsoleStorage;
  let saidOfIt: string[];
  /** Of an earlier move to the same database, which one row stopped. */
  let refusal: unknown;
  let tablesAfterRefusal: string[];
  beforeAll(async () => {
    source = await newMigratedStorage("sqlite");
    token = await fillStorage(source);
    moved = await newTarget();
    const [mail] = await within(source, ({ database }) =>
      database.selectFrom("mails").selectAll().where("subject", "=", "3").execute(),
    );
    await alter(source, "update mails set text = 'a' || char(0) || 'b' where subject = '3'");
    refusal = await move(moved).catch((error: unknown) => error);
    tablesAfterRefusal = await tablesOf(moved);
    await within(source, ({ database }) =>
      database.updateTable("mails").set({ text: mail!.text }).where("subject", "=", "3").execute(),
    );
    saidOfIt = await move(moved);
  });

  /** The same data directory with an empty database. */
  const newTarget = async (template?: string) => ({
    dataDirectory: source.dataDirectory,
    databaseUrl: await createPostgresDatabase(inject("postgresUrl"), template),
  });
  /** The same with a copy of the database that everything was moved to. */
  const newMoved = () => newTarget(new URL(moved.databaseUrl!).pathname.slice(1));
  const move = async (storage: ConsoleStorage) => {
    const said: string[] = [];
    await moveToPostgres(storage, (line) => said.push(line));
    return said;
  };
  const tablesOf = (storage: ConsoleStorage) => within(storage, listTables);
  const alter = (storage: ConsoleStorage, statement: string) =>
    within(storage, ({ database }) => sql.raw(statement).execute(database));

  describe("the moved data", () => {
    test("is every row of every table, and is reported", async () => {
      const digests = await digestsOf(source);
      expect(await digestsOf(moved)).toEqual(digests);
      const lines = Object.entries(digests).map(([name, { rows }]) => `${name}: ${rows} rows`);
      const rows = Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0);
      expect(saidOfIt.slice(0, -2)).toEqual(lines);
      expect(saidOfIt.at(-2)).toBe(
        `Pictures stay in ${source.dataDirectory}/files: keep DATA_DIR as it is.`,
      );
      expect(saidOfIt.at(-1)).toMatch(
        `has everything now: ${lines.length} tables with ${rows} rows, counts and checksums agree.`,
      );
    });

    test("has a complete audit log, and sessions continue", async () => {
      await within(moved, async (opened) => {
        const sealer = createSealer(readKeys(moved.dataDirectory));
        expect(await verifyChain(opened, sealer)).toMatchObject({
          events: 5,
          checkpoints: 1,
          signed: { sequence: 5 },
          brokenAt: null,
        });
        expect(
          await findSession(opened, token, Date.now(), {
            isUse: true,
          }),
        ).not.toBeNull();
      });
    });

    test("has the same tables, indexes and foreign keys as a new database", async () => {
      const form = (storage: ConsoleStorage) =>
        within(storage, async ({ database }) => {
          const { rows } = await sql`
            select conrelid::regclass::text as "table", conname as name,
              pg_get_constraintdef(oid) as definition, convalidated
            from pg_constraint where connamespace = 'public'::regnamespace
            union all select tablename, indexname, indexdef, true from pg_indexes
              where schemaname = 'public'
            union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), true
              from pg_trigger where not tgisinternal
            order by 1, 2, 3`.execute(database);
          return rows;
        });
      const fresh = await newMigratedStorage("postgres");
      expect(await form(moved)).toEqual(await form(fresh));
    });

    test("is recognized on a second run, which changes nothing", async () => {
      const state = () =>
        within(moved, async ({ database }) => {
          const { rows } = await sql`select relname, xmin::text from pg_class
            where relnamespace = 'public'::regnamespace
            union all select id, xmin::text from operators order by 1`.execute(database);
          return rows;
        });
      const before = await state();
      const again = await move(moved);
      expect(again.slice(0, -1)).toEqual(saidOfIt.slice(0, -1));
      expect(again.at(-1)).toMatch(/has everything already: .* Nothing was changed\.$/);
      expect(await state()).toEqual(before);
    });

    test("leaves the source unchanged", async () => {
      expect(await filesOfStorage(source)).toMatchObject({
        "secret-key": expect.any(String) as string,
      });
      await within(source, async (opened) => {
        expect(
          await findSession(opened, token, Date.now(), {
            isUse: true,
          }),
        ).not.toBeNull();
      });
    });
  });

  test.each([
    ["foreign tables", ["create table letters as select 'mine' as text"]],
    [
      "foreign migrations",
      [
        "create table kysely_migration (name text, timestamp text)",
        "insert into kysely_migration values ('0001-letters', '2026')",
      ],
    ],
  ])("%s are refused and not changed", async (_what, statements) => {
    const target = await newTarget();
    for (const statement of statements) await alter(target, statement);
    const before = await tablesOf(target);
    await expect(move(target)).rejects.toThrow(/in use by something else.*Nothing was changed/);
    expect(await tablesOf(target)).toEqual(before);
  });

  test("a console with other rows is refused and not changed @full", async () => {
    const target = await newMoved();
    await alter(target, "delete from throttle_counters");
    await expect(move(target)).rejects.toThrow("throttle_counters has 0 rows and not 1");
    await alter(target, "insert into throttle_counters values ('another', 3, 1)");
    const before = await digestsOf(target);
    await expect(move(target)).rejects.toThrow("the rows of throttle_counters are others");
    expect(await digestsOf(target)).toEqual(before);
  });

  test("a server running on the data directory must be stopped first", async () => {
    const target = await newTarget();
    const lock = lockDataDirectory(source.dataDirectory);
    try {
      await expect(move(target)).rejects.toThrow(/is in use by process \d+/);
    } finally {
      lock.release();
    }
    expect(await tablesOf(target)).toEqual([]);
  });

  test("a table that can't be moved stops the move with nothing moved; then it works", () => {
    expect(refusal).toBeInstanceOf(TransferProblem);
    expect(String(refusal)).toContain("Rows of mails could not be written: ");
    expect(tablesAfterRefusal).toEqual([]);
    expect(saidOfIt.at(-1)).toContain("has everything now");
  });

  test("a dangling reference is reported, and nothing is moved @full", async () => {
    const target = await newTarget();
    const broken = async (statement: string) =>
      within(source, async ({ database }) => {
        await sql`pragma foreign_keys = off`.execute(database);
        await sql.raw(statement).execute(database);
      });
    await broken("insert into reset_tokens values ('astray', 'nobody', 1, null)");
    await expect(move(target)).rejects.toThrow(
      "A row of reset_tokens refers to one that is not there",
    );
    expect(await tablesOf(target)).toEqual([]);
    await broken("delete from reset_tokens where token_hash = 'astray'");
  });

  test("a source of an older version arrives in the current format, and isn't moved twice @full", async () => {
    const target = await newTarget();
    const before = Object.keys(migrations).at(-1);
    migrations["9999-later"] = {
      async up(database) {
        await sql`create table later (id text primary key)`.execute(database);
      },
    };
    try {
      await move(target);
      expect(await tablesOf(target)).toContain("later");
      expect(await digestsOf(target, before)).toEqual(await digestsOf(source, before));
      await expect(move(target)).rejects.toThrow(
        `it is at migration 9999-later, and the source at ${before}. Nothing was changed.`,
      );
      expect(await tablesOf(source)).not.toContain("later");
    } finally {
      delete migrations["9999-later"];
    }
  });

  test("rows are compared in one order, whatever the database's collation @full", async () => {
    const target = await newMoved();
    await alter(target, `alter table mails alter column id type text collate "en-x-icu"`);
    const { rows } = await within(target, ({ database }) =>
      sql<{
        same: boolean;
      }>`select array_agg(id order by id) = array_agg(id order by id collate "C")
        as same from mails`.execute(database),
    );
    expect(rows).toEqual([{ same: false }]);
    expect((await move(target)).at(-1)).toContain("has everything already");
  });

  test("a lost connection is reported with what to do, and leaves no data", async () => {
    const target = await newTarget();
    const url = new URL(target.databaseUrl);
    const between = await startProxy(Number(url.port));
    url.port = String(between.port);
    try {
      const cut = moveToPostgres({ ...target, databaseUrl: url.href }, (line) => {
        if (line.startsWith("alert_rules")) between.cut();
      });
      await expect(cut).rejects.toThrow(TransferProblem);
      await expect(cut).rejects.toThrow(
        /^The connection to the database at 127\.0\.0\.1:\d+\/\w+ broke\. Nothing was changed; run the command again\.$/,
      );
    } finally {
      await between.close();
    }
    expect(await tablesOf(target)).toEqual([]);
  });

  test("two concurrent moves make one @full", async () => {
    const other = await newMigratedStorage("sqlite");
    const url = await createPostgresDatabase(inject("postgresUrl"));
    const third = await newMigratedStorage("sqlite");
    const verdicts = await Promise.all(
      [other, third].map(async (storage) => (await move({ ...storage, databaseUrl: url })).at(-1)),
    );
    for (const verdict of ["everything now", "everything already"])
      expect(verdicts).toContainEqual(expect.stringContaining(verdict));
  });
});
