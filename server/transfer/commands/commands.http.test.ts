import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "@console-shell/contract/calls/library";
import type { Image } from "@console-shell/contract/calls/image";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { type ProgramProcess, spawnProgram } from "@console-shell/testing/program-process";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { afterAll, afterEach, describe, expect, inject, test } from "vitest";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { imageKeys } from "#modules/catalog/image/files.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { seedAccounts } from "../../demo/accounts.ts";
import type { ConsoleStorage } from "../storage/console-storage.ts";
import { fillDemo } from "../testing/fill-storage.ts";
import {
  newFolder,
  newMigratedStorage,
  newStorage,
  ownDialect,
  removeFolders,
  within,
} from "../testing/new-storage.ts";

const patience = 120_000;
const password = "an evening in Kyoto";

const variablesOf = ({ dataDirectory, databaseUrl }: ConsoleStorage): Record<string, string> => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

const started: ProgramProcess[] = [];
const keep = <Program extends ProgramProcess>(program: Program): Program => {
  started.push(program);
  return program;
};
afterEach(async () => {
  for (const program of started) program.kill("SIGKILL");
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(removeFolders);

const command = (name: string, storage: ConsoleStorage, ...parameters: string[]): ProgramProcess =>
  keep(spawnProgram(join(import.meta.dirname, `${name}.ts`), parameters, variablesOf(storage)));
/** Waits for a command to succeed; returns its last line. */
const succeed = async (program: ProgramProcess): Promise<string> => {
  expect([await program.ended, program.output.at(-1)]).toEqual([0, expect.any(String)]);
  return program.output.at(-1)!;
};
const startDemo = (storage: ConsoleStorage): ServerProcess =>
  keep(
    spawnServer({
      ...variablesOf(storage),
      DEMO: "1",
      DEMO_PASSWORD: password,
      // Each registration comes from its own address, because signing up would soon be rate-limited.
      TRUST_PROXY: "127.0.0.1",
    }),
  );
const stop = async (server: ServerProcess) => {
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
};

const signIn = async (url: string, account: string): Promise<TestClient & { cookie: string }> => {
  const body = { account, password };
  const answer = await testClient(url).request("POST", "/auth/session/login", { body });
  expect(answer.status).toBe(200);
  const cookie = answer.cookies.map((one) => one.split(";")[0]).join("; ");
  return { ...testClient(url, cookie), cookie };
};

/** Writes continuously until it's stopped. */
const startWriting = (write: (number: number) => Promise<void>) => {
  const state = { written: 0, stopped: false };
  const running = (async () => {
    for (; !state.stopped; state.written += 1) await write(state.written);
  })();
  return {
    written: () => state.written,
    async stop() {
      state.stopped = true;
      await running;
    },
  };
};

const apply = async (client: TestClient, number: number) => {
  const account = `writer-${number}`;
  const answer = await client.request("POST", "/mc-api/basic/applicant/add", {
    body: { account, name: "Writer", company: "Writers", email: `${account}@writers.example` },
    headers: { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` },
  });
  expect(answer.status).toBe(200);
};

const upload = async (client: TestClient, library: string, number: number): Promise<string> => {
  const colour = `#${(0x10_0000 + number).toString(16)}`;
  const bytes = await plainImage(colour).png().toBuffer();
  const answer = await client.request("POST", `/cc-api/library/${library}/image/upload`, {
    upload: uploadOf(bytes, `${number}.png`, "image/png"),
  });
  expect(answer.status).toBe(201);
  return (answer.body as Image).id;
};

test(
  "a backup of a writing server is a consistent snapshot, and a server starts from it",
  async () => {
    // process.test.ts covers a demo's first start on SQLite; only this one covers PostgreSQL.
    const isFirstStart = ownDialect === "postgres";
    const storage = await (isFirstStart ? newStorage : newMigratedStorage)(ownDialect);
    // backup.http.test.ts has rows in every table.
    if (!isFirstStart) await fillDemo(storage, password, { first: [seedAccounts], later: {} });
    const server = startDemo(storage);
    const url = await server.url();
    const operation = await signIn(url, "operation");
    const created = await operation.request("POST", "/cc-api/library/create", {
      body: { name: "Written to", kind: "objects" },
    });
    const library = (created.body as Library).id;
    const old: string[] = [];
    while (old.length < 30) old.push(await upload(operation, library, old.length));

    const applying = startWriting((number) => apply(testClient(url), number));
    // Adds new pictures, and removes some that are older than the backup.
    const changing = startWriting(async (number) => {
      await upload(operation, library, 1000 + number);
      const ids = old.splice(0, 1);
      if (ids.length > 0)
        await operation.request("POST", `/cc-api/library/${library}/image/delete`, {
          body: { ids },
        });
    });
    await expect.poll(applying.written).toBeGreaterThan(0);
    await expect.poll(changing.written).toBeGreaterThan(0);
    const before = [applying.written(), changing.written()];
    const backup = join(newFolder(), "backup");
    const verdict = await succeed(command("backup", storage, backup));
    expect(verdict).toMatch(/is a backup of everything: \d+ tables with \d+ rows, \d+ files\.$/);
    const after = [applying.written(), changing.written()];
    await applying.stop();
    await changing.stop();
    expect(after[0]).toBeGreaterThan(before[0]!);
    expect(after[1]).toBeGreaterThan(before[1]!);
    await stop(server);

    const restored = await newStorage(ownDialect);
    expect(await succeed(command("restore", restored, backup))).toContain("has everything of 20");
    await within(restored, async ({ database }) => {
      const count = async (
        table: "applicants" | "auditEvents" | "auditPending",
        column: string,
        text: string,
      ) => {
        const { rows } = await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("rows"))
          .where(column as "id", "like", text)
          .executeTakeFirstOrThrow();
        return rows;
      };
      const applicants = await count("applicants", "account", "writer-%");
      expect(applicants).toBeGreaterThanOrEqual(before[0]!);
      const added = ["action", "applicant.added"] as const;
      const chained = await count("auditEvents", ...added);
      expect(chained + (await count("auditPending", ...added))).toBe(applicants);
      const { imageCount } = await database
        .selectFrom("libraries")
        .select("imageCount")
        .where("id", "=", library)
        .executeTakeFirstOrThrow();
      const images = await database.selectFrom("images").selectAll().execute();
      const shown = images.filter((one) => one.libraryId === library && one.deletedAt === null);
      expect(shown).toHaveLength(imageCount);
      const missing = images
        .flatMap(({ id, mediaType }) => Object.values(imageKeys(id, mediaType)))
        .filter((key) => !existsSync(join(restored.dataDirectory, "files", key)));
      expect(missing).toEqual([]);
    });
    const again = startDemo(restored);
    const root = await signIn(await again.url(), "root");
    expect(await root.call("GET /mc-api/audit/verify")).toMatchObject({ brokenAt: null });
    expect(await succeed(command("verify-audit", restored))).toContain("only checkpoints");
    expect(again.output.join("\n")).not.toMatch(/Adding|Migrating/);
    expect(again.output).toContain(`Their password: ${password}`);
  },
  patience,
);

test.runIf(ownDialect === "postgres")(
  "a move is refused while the server runs, survives a kill, and signs no one out",
  async () => {
    const source = await newMigratedStorage("sqlite");
    await fillDemo(source, password);
    const target = { ...source, databaseUrl: await createPostgresDatabase(inject("postgresUrl")) };
    const server = startDemo(source);
    const operation = await signIn(await server.url(), "operation");
    const refused = command("move-to-postgres", target);
    expect(await refused.ended).toBe(1);
    expect(refused.output).toEqual([
      expect.stringMatching(/is in use by process \d+.*Stop that server/),
    ]);
    await stop(server);

    const killed = command("move-to-postgres", target);
    await killed.line(/^alert_rules: \d+ rows/);
    killed.kill("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    expect(await within(target, listTables)).toEqual([]);
    expect(await succeed(command("move-to-postgres", target))).toContain("has everything now");
    expect(await succeed(command("move-to-postgres", target))).toContain("has everything already");

    const moved = startDemo(target);
    const client = testClient(await moved.url(), operation.cookie);
    const { items } = await client.call("GET /cc-api/library/list");
    const library = items.find((one) => one.imageCount > 0)!.id;
    const images = await client.call("GET /cc-api/library/:id/image/list", {
      params: { id: library },
    });
    const picture = `/cc-api/library/${library}/image/${images.items[0]!.id}/content`;
    expect((await client.request("GET", picture)).status).toBe(200);
    expect(await signIn(await moved.url(), "sales")).toBeDefined();
  },
  patience,
);

describe("errors are one line, with exit code 1", () => {
  const refused = async (program: ProgramProcess, message: string | RegExp) => {
    expect(await program.ended).toBe(1);
    expect(program.output).toEqual([expect.stringMatching(message)]);
  };

  test.each([
    ["backup", [], "Usage: npm run backup -- <folder>"],
    ["backup", ["a", "b"], "Usage: npm run backup -- <folder>"],
    ["restore", ["--force"], "Usage: npm run restore -- <folder>"],
    ["restore", ["/nonexistent"], "There is no backup in /nonexistent"],
    ["move-to-postgres", ["postgres://x"], "Usage: npm run move-to-postgres"],
    ["move-to-postgres", [], "Set DATABASE_URL"],
  ])("%s %j @full", async (name, parameters, message) => {
    const storage = await newStorage("sqlite");
    await refused(command(name, storage, ...parameters), message);
    expect(existsSync(storage.dataDirectory)).toBe(false);
  });

  test("an unresponsive database, an invalid URL, and a file that isn't a database", async () => {
    const storage = await newStorage("sqlite");
    const backup = join(newFolder(), "backup");
    const nowhere = { ...storage, databaseUrl: "postgres://console:secret@127.0.0.1:1/console" };
    await refused(
      command("backup", nowhere, backup),
      /^The database at 127\.0\.0\.1:1\/console does not answer: (?!.*secret)/,
    );
    await refused(
      command("backup", { ...storage, databaseUrl: "mysql://x" }, backup),
      "DATABASE_URL: must be a postgres:// URL",
    );
    mkdirSync(storage.dataDirectory);
    writeFileSync(join(storage.dataDirectory, "console.db"), "a letter, and no database at all");
    await refused(
      command("backup", storage, backup),
      /^The database in .* can't be read: file is not a/,
    );
    expect(existsSync(backup)).toBe(false);
  });
});
