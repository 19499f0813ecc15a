import { createHash } from "node:crypto";
import type { publishRelease } from "@console-shell/contract/calls/sub-app-release";
import type { Kysely } from "kysely";
import type { Call } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { chunksOf } from "../../../platform/database/chunks-of.ts";
import { isUniqueViolation } from "../../../platform/database/dialect/unique-violation.ts";
import { keepRows } from "../../../platform/database/dialect/lock-rows.ts";
import { newId } from "../../../platform/database/id.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../../identity/index.ts";
import { checkRelease, type SentRelease } from "./check-release.ts";
import { findSubApp } from "./find-release.ts";
import { storedSizes } from "./store-file.ts";

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
}

/** Publishes a release; false if this very release is published already. */
export const publish = async (
  call: Call<typeof publishRelease>,
  console: PublishingConsole,
): Promise<boolean> => {
  const { services, params, body, session, now } = call;
  const { database } = services;
  const app = params.name;
  const { version } = body.manifest;
  await findSubApp(database, app);
  const digest = digestOf(body);
  if (await isPublished(database, app, version, digest)) return false;
  const hashes = body.files.map(({ hash }) => hash);
  const sizes = await storedSizes(services, app, hashes);
  const size = await checkRelease(body, {
    name: app,
    consoleVersion: console.version,
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
    // The retention can't remove them before the release refers to them.
    const kept = await transaction
      .selectFrom("subAppFiles")
      .select("hash")
      .where("app", "=", app)
      .where("hash", "in", [...new Set(hashes)])
      .orderBy("hash")
      .$call(keepRows(services))
      .execute();
    if (kept.length < sizes.size)
      throw new Refusal("bad_input", [{ path: "files", code: "file_missing" }]);
    const id = newId();
    await transaction
      .insertInto("subAppReleases")
      .values({
        id,
        app,
        version,
        digest,
        manifest: body.manifest,
        size,
        fileCount: body.files.length,
        commitUrl: body.commitUrl,
        publishedBy: session.operatorId,
        publishedAt: now,
        yankedAt: null,
      })
      .execute();
    for (const some of chunksOf(body.files))
      await transaction
        .insertInto("subAppReleaseFiles")
        .values(some.map(({ path, hash }) => ({ releaseId: id, path, app, hash })))
        .execute();
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
