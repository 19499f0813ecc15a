import type { publishRelease } from "@console-shell/contract/calls/sub-app-release";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { checkRelease } from "./check-release.ts";
import { findSubApp } from "./find-release.ts";
import { digestOf, insertRelease } from "./insert-release.ts";
import type { OwnBuilds } from "./own-builds.ts";
import { storedSizes } from "./store-file.ts";
import type { SubAppsProblem } from "../pages/registry.ts";

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
  const { services, params, body, session, now } = call;
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
      publishedBy: session.operatorId,
      publishedAt: now,
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
