import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { migrate } from "#platform/database/migrate.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { fileStore } from "#platform/files/file-store.ts";
import { filesFolder } from "#platform/files/open-files.ts";
import { readKeys } from "#platform/secrets/read-key.ts";
import { sealedColumns } from "#platform/secrets/sealed-columns.ts";
import { verifyChain } from "#modules/identity/audit/verify.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import { findSession } from "#modules/identity/session/find.ts";
import { backUp } from "./back-up.ts";
import { type Manifest, manifestFile, sumsFile } from "./folder/manifest.ts";
import { plainFolder } from "./folder/backup-folder.ts";
import { tableLinesOf } from "./folder/read-backup.ts";
import type { ConsoleStorage } from "./storage/console-storage.ts";
import { restore } from "./restore.ts";
import { ended } from "./rows/end-what-was-open.ts";
import { digestsOf, filesOfStorage } from "./testing/digests-of.ts";
import { fillStorage } from "./testing/fill-storage.ts";
import {
  type Dialect,
  directions,
  newFolder,
  newMigratedStorage,
  newStorage,
  ownDialect,
  removeFolders,
  within,
} from "./testing/new-storage.ts";

const say = () => undefined;

interface Origin {
  storage: ConsoleStorage;
  token: string;
  /** A backup of it, which no test changes. */
  backup: string;
  said: string[];
}

const origins = new Map<Dialect, Origin>();
beforeAll(async () => {
  for (const dialect of new Set(directions.map(([from]) => from))) {
    const storage = await newMigratedStorage(dialect);
    const token = await fillStorage(storage);
    const backup = join(newFolder(), "backup");
    const said: string[] = [];
    await backUp(storage, backup, (line) => said.push(line));
    origins.set(dialect, { storage, token, backup, said });
  }
}, 300_000);
afterAll(removeFolders);

/** A backup with few rows, for tests that don't depend on them. */
let smallBackup: string;
let smallFiles: Record<string, string>;
beforeAll(async () => {
  const storage = await newMigratedStorage(ownDialect);
  readKeys(storage.dataDirectory);
  const files = fileStore(filesFolder(storage.dataDirectory));
  for (const name of ["a", "b", "c"])
    await files.write(`images/${name}.jpg`, Buffer.from(`the bytes of ${name}`));
  files.close();
  await within(storage, ({ database }) => addTestOperators({ database, clock: Date.now }));
  smallBackup = join(newFolder(), "backup");
  await backUp(storage, smallBackup, say);
  smallFiles = await filesOfStorage(storage);
});

const originOf = (dialect: Dialect): Origin => origins.get(dialect)!;
const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(join(backup, manifestFile), "utf8")) as Manifest;
const copyOf = (backup: string): string => {
  const copy = join(newFolder(), "copy");
  cpSync(backup, copy, { recursive: true });
  return copy;
};
/** Changes the manifest as somebody who recomputes the sums. */
const rewriteManifest = (backup: string, alter: (manifest: Manifest) => void) => {
  const manifest = manifestOf(backup);
  alter(manifest);
  const text = JSON.stringify(manifest);
  writeFileSync(join(backup, manifestFile), text);
  const sums = join(backup, sumsFile);
  const others = readFileSync(sums, "utf8").replace(/^.* {2}manifest\.json\n/m, "");
  const hash = createHash("sha256").update(text).digest("hex");
  writeFileSync(sums, `${others}${hash}  ${manifestFile}\n`);
};
/** The database has no tables; for the embedded one, checking the data directory is enough. */
const expectNoTables = async (storage: ConsoleStorage) => {
  if (storage.databaseUrl) expect(await within(storage, listTables)).toEqual([]);
};
describe.each(directions)("from %s to %s", (from, to) => {
  let storage: ConsoleStorage;
  beforeAll(async () => {
    storage = await newStorage(to);
    await restore(storage, originOf(from).backup, say);
  });

  test("every table has its rows, except for temporary state", async () => {
    const before = await digestsOf(originOf(from).storage);
    const after = await digestsOf(storage);
    expect(Object.values(before).filter(({ rows }) => rows === 0)).toEqual([]);
    for (const name of ended) {
      expect(before[name]?.rows).toBeGreaterThan(0);
      expect(after[name]?.rows).toBe(0);
    }
    const others = (digests: typeof before) =>
      Object.entries(digests).filter(([name]) => ![...ended, "approvals"].includes(name));
    expect(others(after)).toEqual(others(before));
  });

  test("no change waits for approval any more: it may have been rejected since @security-54", async () => {
    const waitingIn = (where: ConsoleStorage) =>
      within(where, ({ database }) =>
        database
          .selectFrom("approvals")
          .select("id")
          .where((is) => is.or([is("status", "=", "waiting"), is("input", "is not", null)]))
          .execute(),
      );
    expect(await waitingIn(originOf(from).storage)).not.toEqual([]);
    expect(await waitingIn(storage)).toEqual([]);
    const { approvals: before } = await digestsOf(originOf(from).storage);
    expect((await digestsOf(storage))["approvals"]?.rows).toBe(before?.rows);
  });

  test("every file is there, readable only by its user", async () => {
    const files = await filesOfStorage(storage);
    expect(files).toEqual(await filesOfStorage(originOf(from).storage));
    expect(Object.keys(files).length).toBeGreaterThan(100);
    for (const path of ["secret-key", ...Object.keys(files).slice(0, 5)])
      expect(statSync(join(storage.dataDirectory, path)).mode & 0o777).toBe(0o600);
    expect(statSync(storage.dataDirectory).mode & 0o777).toBe(0o700);
    expect(readdirSync(storage.dataDirectory)).not.toContain("restoring");
  });

  test("the audit log's chain is complete, and continues", async () => {
    await within(storage, async (opened) => {
      const sealer = createSealer(readKeys(storage.dataDirectory));
      expect(await verifyChain(opened, sealer)).toMatchObject({
        events: 5,
        checkpoints: 1,
        signed: { sequence: 5 },
        brokenAt: null,
      });
      const change = opened.database.updateTable("auditEvents").set({ actor: "x" }).execute();
      await expect(change).rejects.toThrow("append-only");
    });
  });

  test("no one is signed in any more", async () => {
    const { storage: before, token } = originOf(from);
    const find = (where: ConsoleStorage) =>
      within(where, (opened) => findSession(opened, token, Date.now(), { isUse: true }));
    expect(await find(before)).not.toBeNull();
    expect(await find(storage)).toBeNull();
  });

  test("foreign keys are still enforced", async () => {
    await within(storage, async ({ database }) => {
      const change = sql`update api_keys set replaced_by = 'nothing'`;
      await expect(change.execute(database)).rejects.toThrow(/foreign key/i);
      const deletion = sql`delete from operators where id = (select created_by from libraries limit 1)`;
      await expect(deletion.execute(database)).rejects.toThrow(/foreign key/i);
    });
  });

  test("a backup of the restored console is identical, table by table", async () => {
    const { tables } = manifestOf(originOf(from).backup);
    const again = join(newFolder(), "again");
    await backUp(storage, again, say);
    for (const [name, digest] of Object.entries(manifestOf(again).tables))
      if (![...ended, "approvals"].includes(name))
        expect([name, digest]).toEqual([name, tables[name]]);
  });
});

test("sealed texts are only where a key rotation looks for them @security-52", async () => {
  const { backup } = originOf(ownDialect);
  const tables: string[] = [];
  for (const name of Object.keys(manifestOf(backup).tables))
    for await (const lines of tableLinesOf(plainFolder(backup), name))
      if (lines.some((line) => /"\d+\.[\w-]{38,}"/.test(line))) tables.push(name);
  expect(tables).toEqual(expect.arrayContaining(["totp_secrets", "webhook_secrets"]));
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
  const known = Object.values(sealedColumns).flatMap((all) => all.map(({ table }) => table));
  expect(known.map(snakeCase)).toEqual(expect.arrayContaining(tables));
});

describe("creating a backup", () => {
  test("reports the rows of each table and its completion", () => {
    const { backup, said, storage } = originOf(ownDialect);
    expect(storage).toBeDefined();
    expect(said).toContain("audit_events: 5 rows");
    expect(said.at(-1)).toMatch(
      new RegExp(`^${backup} is a backup of everything: \\d+ tables with \\d+ rows, \\d+ files.$`),
    );
    expect(said).toHaveLength(Object.keys(manifestOf(backup).tables).length + 2);
  });

  test("is readable only by its user, and leaves nothing else", () => {
    const { backup } = originOf(ownDialect);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(readdirSync(dirname(backup))).toEqual(["backup"]);
    for (const entry of readdirSync(backup, { recursive: true, withFileTypes: true }))
      expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
  });

  test("lists every file with its hash", () => {
    const { backup } = originOf(ownDialect);
    const sums = readFileSync(join(backup, sumsFile), "utf8").trimEnd().split("\n");
    const files = readdirSync(backup, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.endsWith(sumsFile));
    const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
    expect(sums.toSorted()).toEqual(
      files.map((path) => `${hash(path)}  ${path.slice(backup.length + 1)}`).toSorted(),
    );
  });

  test("never overwrites anything", async () => {
    const { storage, backup } = originOf(ownDialect);
    const sums = readFileSync(join(backup, sumsFile));
    await expect(backUp(storage, backup, say)).rejects.toThrow("is there already");
    expect(readFileSync(join(backup, sumsFile))).toEqual(sums);
    const folder = newFolder();
    await expect(backUp(storage, folder, say)).rejects.toThrow(`${folder} is there already`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that fails leaves nothing", async () => {
    const storage = await newStorage(ownDialect);
    const parent = newFolder();
    await expect(backUp(storage, join(parent, "backup"), say)).rejects.toThrow(
      ownDialect === "sqlite" ? "There is no database in" : "doesn't contain a console",
    );
    expect(readdirSync(parent)).toEqual([]);
    expect(existsSync(storage.dataDirectory)).toBe(false);
  });

  test("skips a file that isn't complete yet", async () => {
    const storage = await newMigratedStorage(ownDialect);
    mkdirSync(join(storage.dataDirectory, "files", "images"), { recursive: true });
    writeFileSync(join(storage.dataDirectory, "files", "images", "a.jpg.0190.part"), "half");
    writeFileSync(join(storage.dataDirectory, "files", "images", "b.jpg"), "whole");
    const backup = join(newFolder(), "backup");
    await backUp(storage, backup, say);
    expect(readdirSync(join(backup, "files", "images"))).toEqual(["b.jpg"]);
  });
});

// Refused before the database is opened, whichever it is.
describe.skipIf(ownDialect === "postgres" && !process.env["TEST_FULL"])("a damaged backup", () => {
  const pictureIn = (backup: string) =>
    join("files", "images", readdirSync(join(backup, "files", "images"))[0]!);
  const change = (file: string, at: number) => {
    const bytes = readFileSync(file);
    bytes[at]! ^= 1;
    writeFileSync(file, bytes);
  };
  /** Shared: a refusal leaves it unchanged. */
  let storage: ConsoleStorage;
  beforeAll(async () => {
    storage = await newStorage(ownDialect);
  });
  const refused = async (backup: string, message: string | RegExp) => {
    await expect(restore(storage, backup, say)).rejects.toThrow(message);
    expect(existsSync(storage.dataDirectory)).toBe(false);
    await expectNoTables(storage);
  };

  test.each([
    ["a table", () => "tables/operators.ndjson.gz"],
    ["a picture", pictureIn],
    ["the key", () => "secret-key"],
    ["the manifest", () => manifestFile],
  ])("%s with a byte altered, cut off or missing is rejected by name", async (_what, find) => {
    const backup = copyOf(smallBackup);
    const path = find(backup);
    const file = join(backup, path);
    const whole = readFileSync(file);
    // The fourth byte of a gzip file doesn't affect its content.
    for (const at of [4, whole.length >> 1, whole.length - 1]) {
      change(file, at);
      await refused(backup, `${path} of the backup is altered`);
      writeFileSync(file, whole);
    }
    truncateSync(file, whole.length - 1);
    await refused(backup, `${path} of the backup is altered`);
    rmSync(file);
    await refused(backup, path);
  });

  test("a list of files that doesn't match is rejected", async () => {
    const backup = copyOf(smallBackup);
    const file = join(backup, sumsFile);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const write = (changed: string[]) => writeFileSync(file, `${changed.join("\n")}\n`);
    write(lines.toSpliced(3, 1));
    await refused(backup, "SHA256SUMS of the backup is altered");
    write(lines.slice(0, -1));
    await refused(backup, "SHA256SUMS of the backup is altered");
    write(lines.with(3, lines[3]!.slice(1)));
    await refused(backup, "SHA256SUMS of the backup is altered");
    write(lines.with(3, lines[3]!.replace(/ {2}.*/, "  files/../../outside.jpg")));
    await refused(backup, "lists files/../../outside.jpg");
    for (const at of [0, 70, lines.join("\n").length >> 1]) {
      write(lines);
      change(file, at);
      await refused(backup, /of the backup/);
    }
    rmSync(file);
    await refused(backup, "There is no backup in");
  });

  test("of another version or format is rejected", async () => {
    const newer = copyOf(smallBackup);
    rewriteManifest(newer, ({ migrations }) => migrations.push("9999-tomorrow"));
    await refused(newer, /is of another version .* does not know 9999-tomorrow/);
    const older = copyOf(smallBackup);
    rewriteManifest(older, (manifest) =>
      Object.assign(manifest, { migrations: ["0001-operators", "0026-billing"] }),
    );
    await refused(older, /ends at migration 0026-billing, .* restore it with the previous release/);
    const other = copyOf(smallBackup);
    rewriteManifest(other, (manifest) => Object.assign(manifest, { format: 2 }));
    await refused(other, "only reads backups of format 1");
    const less = copyOf(smallBackup);
    rewriteManifest(less, ({ tables }) => delete tables["operators"]);
    await refused(less, "has no table operators");
    await refused(newFolder(), "There is no backup in");
  });
});

// The files don't depend on the database.
describe.skipIf(ownDialect === "postgres" && !process.env["TEST_FULL"])(
  "an encrypted backup",
  () => {
    const passphrase = "seven quiet harbours";
    let encrypted: string;
    let source: ConsoleStorage;
    /** Shared: a refusal leaves it unchanged. */
    let target: ConsoleStorage;
    beforeAll(async () => {
      [source, target] = [await newStorage(ownDialect), await newStorage(ownDialect)];
      await restore(source, smallBackup, say);
      const files = fileStore(filesFolder(source.dataDirectory));
      // Longer than a chunk, exactly one, and nothing.
      for (const size of [200_000, 65_536, 0])
        await files.write(`images/of-${size}.jpg`, Buffer.alloc(size, "x"));
      files.close();
      encrypted = join(newFolder(), "backup");
      await backUp(source, encrypted, say, passphrase);
    });
    const storedFiles = (backup: string) =>
      readdirSync(backup, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(backup.length + 1));
    const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
    const rewriteSums = (backup: string) => {
      const others = storedFiles(backup).filter((path) => path !== sumsFile);
      const lines = others.map((path) => `${hashOf(join(backup, path))}  ${path}\n`);
      writeFileSync(join(backup, sumsFile), lines.join(""));
    };
    const refused = async (backup: string, message: string | RegExp, key?: string) => {
      await expect(restore(target, backup, say, key ?? passphrase)).rejects.toThrow(message);
      expect(existsSync(target.dataDirectory)).toBe(false);
      await expectNoTables(target);
    };

    test("has every row and file, and shows neither names nor contents @security-53", async () => {
      const files = storedFiles(encrypted);
      const named = files.filter((path) => !/^data\/[0-9a-f]{2}\/[0-9a-f]{32}$/.test(path));
      expect(named.toSorted()).toEqual([sumsFile, "encryption.json"]);
      for (const path of files) {
        const bytes = readFileSync(join(encrypted, path));
        for (const plain of ["operators", "images/", "xxxxxxxx", "Test root"])
          expect(bytes.includes(plain)).toBe(false);
      }
      const sums = readFileSync(join(encrypted, sumsFile), "utf8").trimEnd().split("\n");
      expect(sums.toSorted()).toEqual(
        files
          .filter((path) => path !== sumsFile)
          .map((path) => `${hashOf(join(encrypted, path))}  ${path}`)
          .toSorted(),
      );
      const storage = await newStorage(ownDialect);
      await restore(storage, encrypted, say, passphrase);
      expect(await filesOfStorage(storage)).toEqual(await filesOfStorage(source));
      const operators = (where: ConsoleStorage) =>
        within(where, ({ database }) => database.selectFrom("operators").selectAll().execute());
      expect(await operators(storage)).toEqual(await operators(source));
    });

    test("is refused without its key, with another one, and if a byte is altered @security-53", async () => {
      await expect(restore(target, encrypted, say)).rejects.toThrow("The backup is encrypted. Set");
      await refused(encrypted, "BACKUP_KEY isn't the key of the backup", "another passphrase");
      await refused(smallBackup, "The backup isn't encrypted");
      const copy = copyOf(encrypted);
      const change = (path: string, at: number) => {
        const whole = readFileSync(join(copy, path));
        const bytes = Buffer.from(whole);
        bytes[at]! ^= 1;
        writeFileSync(join(copy, path), bytes);
        return () => writeFileSync(join(copy, path), whole);
      };
      const big = storedFiles(copy).find(
        (path) => statSync(join(copy, path)).size > 200_000 && path.startsWith("data/"),
      )!;
      const undo = change(big, 140_000);
      await refused(copy, `${big} of the backup is altered: its SHA-256`);
      // As somebody who recomputes the sums.
      rewriteSums(copy);
      await refused(copy, "files/images/of-200000.jpg of the backup is altered");
      undo();
      const other = storedFiles(copy).find((path) => path.startsWith("data/") && path !== big)!;
      cpSync(join(copy, other), join(copy, big));
      rewriteSums(copy);
      await refused(copy, "files/images/of-200000.jpg of the backup is altered");
      undo();
      rewriteSums(copy);
      const sums = readFileSync(join(copy, sumsFile), "utf8");
      writeFileSync(join(copy, sumsFile), sums.slice(sums.indexOf("\n") + 1));
      await refused(copy, "SHA256SUMS of the backup is altered");
    });
  },
);

test("a restore that fails midway leaves nothing, and works afterwards", async () => {
  const storage = await newStorage(ownDialect);
  const wrong = copyOf(smallBackup);
  rewriteManifest(wrong, ({ tables }) => Object.assign(tables["sessions"]!, { rows: 99 }));
  await expect(restore(storage, wrong, say)).rejects.toThrow("The rows of sessions don't match");
  expect(readdirSync(storage.dataDirectory).toSorted()).toEqual(["lock.db", "lock.json"]);
  await expectNoTables(storage);
  // Left by a killed restore.
  mkdirSync(join(storage.dataDirectory, "restoring", "files"), { recursive: true });
  await restore(storage, smallBackup, say);
  expect(await filesOfStorage(storage)).toEqual(smallFiles);
});

describe("restoring over existing data", () => {
  const stateOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, statSync(path).mtimeMs, entry.isFile() && readFileSync(path, "hex")];
    });
  const refused = async (storage: ConsoleStorage, message: string) => {
    const before = stateOf(storage.dataDirectory);
    await expect(restore(storage, smallBackup, say)).rejects.toThrow(message);
    expect(stateOf(storage.dataDirectory)).toEqual(before);
  };

  test("a data directory that isn't empty is refused and not changed", async () => {
    const storage = await newStorage(ownDialect);
    mkdirSync(join(storage.dataDirectory, "files"), { recursive: true });
    writeFileSync(join(storage.dataDirectory, "letter.txt"), "mine");
    await refused(storage, "is not empty, it has files, letter.txt");
    await expectNoTables(storage);
  });

  test.runIf(ownDialect === "postgres")(
    "a database that isn't empty is refused and not changed",
    async () => {
      const storage = await newStorage("postgres");
      mkdirSync(storage.dataDirectory);
      await within(storage, ({ database }) =>
        sql`create table letters as select 'mine' as text`.execute(database),
      );
      await refused(storage, "is not empty: a restore needs an empty one");
      expect(await within(storage, listTables)).toEqual(["letters"]);
      const migrated = await newMigratedStorage("postgres");
      await refused(migrated, "is not empty: a restore needs an empty one");
    },
  );

  test("another key is refused, the same one stays", async () => {
    const storage = await newStorage(ownDialect);
    mkdirSync(storage.dataDirectory);
    const file = join(storage.dataDirectory, "secret-key");
    writeFileSync(file, "the key of another console\n");
    await refused(storage, "secret-key is another one than the backup's");
    await expectNoTables(storage);
    cpSync(join(smallBackup, "secret-key"), file);
    const { ino } = statSync(file);
    await restore(storage, smallBackup, say);
    expect(statSync(file).ino).toBe(ino);
  });
});

test("a backup of an older version is restored in the current format", async () => {
  const storage = await newStorage(ownDialect);
  migrations["9999-later"] = {
    async up(database) {
      await sql`create table later (id text primary key)`.execute(database);
    },
  };
  try {
    await restore(storage, smallBackup, say);
    expect(await within(storage, listTables)).toContain("later");
    const operators = await within(storage, ({ database }) =>
      database.selectFrom("operators").select("id").execute(),
    );
    expect(operators).not.toEqual([]);
  } finally {
    delete migrations["9999-later"];
  }
});

test("a database that the release before the baseline made is backed up and restored @full", async () => {
  const [storage, target] = [await newStorage(ownDialect), await newStorage(ownDialect)];
  mkdirSync(storage.dataDirectory);
  const chain = ["0001-operators", "0070-operators-view"];
  await within(storage, async ({ database }) => {
    await migrate(database, say, { upTo: "0001-baseline" });
    await addTestOperators({ database, clock: Date.now });
    await sql`delete from kysely_migration`.execute(database);
    for (const name of chain)
      await sql`insert into kysely_migration values (${name}, '2020')`.execute(database);
  });
  const backup = join(newFolder(), "backup");
  await backUp(storage, backup, say);
  expect(manifestOf(backup).migrations).toEqual(["0001-baseline"]);
  rewriteManifest(backup, (manifest) => Object.assign(manifest, { migrations: chain }));
  await restore(target, backup, say);
  const operators = (database: Kysely<Tables>) =>
    database.selectFrom("operators").select("id").orderBy("id").execute();
  expect(await within(target, ({ database }) => operators(database))).toEqual(
    await within(storage, ({ database }) => operators(database)),
  );
});
