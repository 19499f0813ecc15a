import { createHash } from "node:crypto";
import { extname } from "node:path";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import { isMissingFile } from "#platform/files/missing-file.ts";
import type { Services } from "#platform/services.ts";
import { type BuiltFile, builtFile } from "./built-file.ts";
import { type Builds, packagesPath } from "./builds.ts";
import { inBatches } from "#platform/in-batches.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

const day = 24 * 3_600_000;

/** Retention of assets after the last node had them in its build. */
export const assetsKept = 30 * day;

/** Retention of npm packages: a sub-app that is released once a year still installs what its lock file names. */
export const packagesKept = 400 * day;

const writtenAtOnce = 8;
const longestPath = 250;

/** Whether a path names an asset by its content hash. */
export const isHashedAsset = (path: string): boolean =>
  path.length <= longestPath &&
  (/^(?:shared|(?:[a-z][a-z0-9-]*\/)?assets)\/[\w.-]+-[\w-]{8}\.\w+$/.test(path) ||
    /^-\/sdk\/[\w.+-]+-[0-9a-f]{12}\.tgz$/.test(path));

const keyOf = (path: string): string =>
  `page-assets/${createHash("sha256").update(path).digest("hex")}${extname(path).toLowerCase()}`;

/**
 * Stores the assets of the shell and the shared modules in the shared files, unless they exist already. So a page works
 * whichever node responds, even during a rolling update. Sub-apps' assets are files of their releases.
 */
export const keepAssets = async (
  { database, files, clock }: Pick<Services, "database" | "files" | "clock">,
  builds: Builds,
): Promise<void> => {
  const now = clock();
  const paths = builds.assets().filter(isHashedAsset);
  if (paths.length === 0) return;
  const rows = await database
    .selectFrom("pageAssets")
    .select("path")
    .where("path", "in", paths)
    .execute();
  const known = new Set(rows.map(({ path }) => path));
  const missing = paths.filter((path) => !known.has(path));
  for (let at = 0; at < missing.length; at += writtenAtOnce) {
    const written = await Promise.all(
      missing.slice(at, at + writtenAtOnce).map(async (path) => {
        const file = builds.asset(path);
        // A new build has replaced it.
        if (!file) return [];
        const key = keyOf(path);
        await files.write(key, await file.encoded("identity"));
        return [{ path, fileKey: key, integrity: file.integrity, lastBuiltAt: now }];
      }),
    );
    const values = written.flat();
    if (values.length > 0)
      await database
        .insertInto("pageAssets")
        .values(values)
        .onConflict((conflict) => conflict.column("path").doUpdateSet({ lastBuiltAt: now }))
        .execute();
  }
  await database
    .updateTable("pageAssets")
    .set({ lastBuiltAt: now })
    .where("path", "in", paths)
    .where("lastBuiltAt", "<=", now - day)
    .execute();
};

/** Removes assets and packages that no node has had in its build for `assetsKept` and `packagesKept`. */
export const removeOldAssets = (
  services: Pick<Services, "database" | "files" | "log" | "clock">,
  now: number,
): Promise<void> =>
  inBatches(async (atOnce) => {
    const keys = await transactionWithDeadline(services.database, async (transaction) => {
      const removed = await transaction
        .deleteFrom("pageAssets")
        .where("path", "in", (some) =>
          some
            .selectFrom("pageAssets")
            .select("path")
            .where((of) =>
              of.or([
                of("lastBuiltAt", "<=", now - packagesKept),
                of.and([
                  of("lastBuiltAt", "<=", now - assetsKept),
                  of("path", "not like", `${packagesPath}%`),
                ]),
              ]),
            )
            .limit(atOnce),
        )
        .returning("fileKey")
        .execute();
      const unused = removed.map((row) => row.fileKey);
      await leaveFiles(transaction, unused, now);
      return unused;
    });
    await removeNoted(services, keys);
    return keys.length;
  });

const cachedAtMost = 100;

/** Finds assets of other builds; undefined if none is stored. */
export const keptAssets = ({
  database,
  files,
  log,
}: Pick<Services, "database" | "files" | "log">): ((
  path: string,
) => Promise<BuiltFile | undefined>) => {
  const cached = new Map<string, BuiltFile>();
  const read = async (path: string): Promise<BuiltFile | undefined> => {
    const row = await database
      .selectFrom("pageAssets")
      .select(["fileKey", "integrity"])
      .where("path", "=", path)
      .executeTakeFirst();
    if (!row) return undefined;
    const content = await files.read(row.fileKey).catch((error: unknown) => {
      if (isMissingFile(error)) return undefined;
      throw error;
    });
    const file = content && builtFile(path, content);
    if (file?.integrity === row.integrity) return file;
    log.warn({ path }, "A kept asset is missing or damaged");
    // A node that has it in its build stores it again.
    await database.deleteFrom("pageAssets").where("path", "=", path).execute();
    return undefined;
  };
  return async (path) => {
    if (!isHashedAsset(path)) return undefined;
    const file = cached.get(path) ?? (await read(path));
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size >= cachedAtMost) cached.delete(oldest);
    if (file) cached.set(path, file);
    return file;
  };
};
