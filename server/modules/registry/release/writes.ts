import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { keepRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { type SentRelease, checkRelease } from "./check.ts";
import type { publishRelease, yankRelease } from "@console-shell/contract/calls/sub-app-release";
import type { Call } from "#kernel/call.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findSubApp, lockSubApp } from "../sub-app/find.ts";
import { increaseRevision } from "../sub-app/revision.ts";
import { findRelease } from "./reads.ts";
import { newestBuild, type OwnBuilds } from "../sub-app/builds.ts";
import { storedSizes } from "./store.ts";
import type { SubAppsProblem } from "../pages/registry.ts";

/** JSON with the keys of each object sorted. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** The same for the same manifest and files, whatever their order. */
const digestOf = ({ manifest, files }: SentRelease): string =>
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

/** Whether this very release is published already; refuses the version if it has other content. */
const isPublished = async (
  database: Kysely<Tables>,
  app: string,
  version: string,
  digest: string,
): Promise<boolean> => {
  const row = await database
    .selectFrom("subAppReleases")
    .select("digest")
    .where("app", "=", app)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row && row.digest !== digest)
    throw new Refusal("conflict", [
      { path: "manifest.version", code: "other_version", name: version },
    ]);
  return row !== undefined;
};

/** The console that a release must fit. */
export interface PublishingConsole {
  version: string;
  /** Shared package → its version. */
  shared: Readonly<Record<string, string>>;
  /** Names of sub-apps that are built in or come from SUB_APPS. */
  names: readonly string[];
  /** What of SUB_APPS isn't used, or doesn't work behind every proxy. */
  problems: readonly SubAppsProblem[];
  /** This node's builds of sub-apps, by name. */
  builds: OwnBuilds;
}

/** Publishes a release; false if this very release is published already. */
export const publish = async (
  call: Call<typeof publishRelease>,
  console: PublishingConsole,
): Promise<boolean> => {
  const { services, by, params, body, session } = call;
  const { database } = services;
  const app = params.name;
  const { version } = body.manifest;
  await findSubApp(database, app);
  if (console.builds.has(app) && version.includes("+"))
    throw new Refusal("bad_input", [{ path: "manifest.version", code: "build_version" }]);
  const digest = digestOf(body);
  if (await isPublished(database, app, version, digest)) return false;
  const hashes = body.files.map(({ hash }) => hash);
  const sizes = await storedSizes(services, app, hashes);
  const size = await checkRelease(body, {
    name: app,
    consoleVersion: console.version,
    hostOrigins: services.hostOrigins,
    shared: console.shared,
    sizes,
    read: async (hash) => {
      const { fileKey } = await database
        .selectFrom("subAppFiles")
        .select("fileKey")
        .where("app", "=", app)
        .where("hash", "=", hash)
        .executeTakeFirstOrThrow();
      return services.files.read(fileKey);
    },
  });
  const insert = async (transaction: Kysely<Tables>) => {
    await insertRelease(services, transaction, body, {
      app,
      size,
      commitUrl: body.commitUrl,
      publishedBy: by.operatorId,
      publishedAt: by.now,
      lastBuiltAt: null,
    });
    await recordAudit(call, transaction, {
      action: "sub-app.published",
      target: { id: null, name: app },
      details: { version, ...(session.token && { token: session.token.name }) },
    });
  };
  try {
    await transactionWithDeadline(database, insert);
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else published this version at the same moment.
    await isPublished(database, app, version, digest);
    return false;
  }
};

/** Where a release is in use, in words for the refusal. */
const usesOf = async (transaction: Kysely<Tables>, releaseId: string): Promise<string[]> => {
  const stages = await transaction
    .selectFrom("subAppStages")
    .select("stage")
    .where("releaseId", "=", releaseId)
    .execute();
  const pins = await transaction
    .selectFrom("subAppPins")
    .select("id")
    .where("releaseId", "=", releaseId)
    .limit(1)
    .execute();
  return [...stages.map(({ stage }) => stage), ...(pins.length > 0 ? ["pin"] : [])];
};

/** Withdraws a release for good, unless it's in use or a node's own build. */
export const yank = (call: Call<typeof yankRelease>, builds: OwnBuilds): Promise<void> => {
  const { services, params, body, now } = call;
  const { name: app, version } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const { id, yankedAt } = await findRelease(transaction, app, version);
    // During a rolling update, nodes with the build before answer too.
    if (builds.get(app)?.version === version || (await newestBuild(transaction, app))?.id === id)
      throw new Refusal("conflict", [{ path: "version", code: "own_build" }]);
    if (yankedAt !== null) return;
    const uses = await usesOf(transaction, id);
    if (uses.length > 0)
      throw new Refusal("conflict", [{ path: "version", code: "in_stage", name: uses.join(", ") }]);
    await transaction
      .updateTable("subAppReleases")
      .set({ yankedAt: now, yankReason: body.reason })
      .where("id", "=", id)
      .execute();
    // Pages must not go back to it.
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.yanked",
      target: { id: null, name: app },
      details: { version, reason: body.reason },
    });
  });
};
