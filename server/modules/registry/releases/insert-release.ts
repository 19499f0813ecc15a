import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { keepRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { SentRelease } from "./check-release.ts";

/** JSON with the keys of each object sorted. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** The same for the same manifest and files, whatever their order. */
export const digestOf = ({ manifest, files }: SentRelease): string =>
  createHash("sha256")
    .update(canonical([manifest, files.toSorted((a, b) => (a.path < b.path ? -1 : 1))]))
    .digest("hex");

type Published = Pick<
  Insertable<Tables["subAppReleases"]>,
  "app" | "size" | "commitUrl" | "publishedBy" | "publishedAt" | "lastBuiltAt"
>;

/** Inserts a release with the rows of its files, which must be stored; returns its identifier. */
export const insertRelease = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { manifest, files }: SentRelease,
  published: Published,
): Promise<string> => {
  const { app } = published;
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  // The retention can't remove them before the release refers to them.
  const kept = await transaction
    .selectFrom("subAppFiles")
    .select("hash")
    .where("app", "=", app)
    .where("hash", "in", hashes)
    .orderBy("hash")
    .$call(keepRows(services))
    .execute();
  if (kept.length < hashes.length)
    throw new Refusal("bad_input", [{ path: "files", code: "file_missing" }]);
  const id = newId();
  await transaction
    .insertInto("subAppReleases")
    .values({
      ...published,
      id,
      version: manifest.version,
      digest: digestOf({ manifest, files }),
      manifest,
      fileCount: files.length,
      yankedAt: null,
    })
    .execute();
  for (const some of chunksOf(files))
    await transaction
      .insertInto("subAppReleaseFiles")
      .values(some.map(({ path, hash }) => ({ releaseId: id, path, app, hash })))
      .execute();
  return id;
};
