import type { SubAppManifest } from "@console-shell/contract";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "#modules/identity/index.ts";
import type { BuiltFile } from "../pages/built-file.ts";
import type { Builds } from "../pages/builds.ts";
import { lockSubApp } from "../sub-app/find.ts";
import { insertRelease } from "./writes.ts";
import { findStage } from "../stage/reads.ts";
import { changeStage } from "../stage/writes.ts";
import { storeFiles } from "./store.ts";

const day = 24 * 3_600_000;

/** Nobody is signed in; the console itself does it. */
const itself = { session: null, request: { ip: "", headers: {} } };

/** The files of a build; undefined while one that the manifest names is missing, because a new build is being written. */
const filesOf = (builds: Builds, name: string, { release, integrity }: SubAppManifest) => {
  const files = new Map<string, BuiltFile>();
  for (const path of builds.filesOf(name)) {
    const file = builds.subAppFile(name, path);
    if (file) files.set(path, file);
  }
  const named = [release.entry, ...release.modules, ...release.styles, ...Object.keys(integrity)];
  return named.every((path) => files.has(path)) ? files : undefined;
};

const publishBuild = async (
  services: Services,
  {
    app,
    manifest,
    files,
  }: { app: string; manifest: SubAppManifest; files: Map<string, BuiltFile> },
  now: number,
): Promise<void> => {
  const contents = await Promise.all(files.values().map((file) => file.encoded("identity")));
  const hashes = await storeFiles(services, app, contents, now);
  const sent = [...files.keys()].map((path, at) => ({ path, hash: hashes[at]! }));
  const size = contents.reduce((total, { length }) => total + length, 0);
  await transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const id = await insertRelease(
      services,
      transaction,
      { manifest, files: sent },
      { app, size, commitUrl: null, publishedBy: null, publishedAt: now, lastBuiltAt: now },
    );
    // An upgrade reaches everybody, whatever stable pointed to before.
    const place = { app, stage: "stable" };
    const stable = await findStage(transaction, place);
    if (!stable) return;
    const change = { reason: "", changedBy: null, changedAt: now, isOwnBuild: true };
    await changeStage(services, transaction, place, stable, { id, share: null }, change);
    await recordAudit({ ...itself, now }, transaction, {
      action: "sub-app.stage-changed",
      target: { id: null, name: app },
      details: { stage: "stable", version: manifest.version },
    });
  });
};

/**
 * Publishes the sub-apps that this node was built with, unless a node has published the same builds before. Nobody's
 * page changes: every node serves its own build while `stable` points to nothing else.
 */
export const publishBuilds = async (services: Services, builds: Builds): Promise<void> => {
  const { database, log } = services;
  const now = services.clock();
  const subApps = builds.subApps();
  if (subApps.length === 0) return;
  const names = subApps.map(({ name }) => name);
  const rows = await database
    .selectFrom("subApps as app")
    .leftJoin("subAppReleases as release", (join) =>
      join.onRef("release.app", "=", "app.name").on("release.lastBuiltAt", "is not", null),
    )
    .select(["app.name", "release.id", "release.version", "release.lastBuiltAt"])
    .where("app.name", "in", names)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  const added = names.filter((name) => !known.has(name));
  if (added.length > 0)
    await database
      .insertInto("subApps")
      .values(added.map((name) => ({ name, ownerId: null, createdBy: null, createdAt: now })))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  const refreshed: string[] = [];
  for (const subApp of subApps) {
    const version = builds.versionOf(subApp);
    if (!subApp.manifest || version === undefined) continue;
    const app = subApp.name;
    const row = rows.find((one) => one.name === app && one.version === version);
    if (row?.id) {
      if (row.lastBuiltAt! <= now - day) refreshed.push(row.id);
      continue;
    }
    const files = filesOf(builds, app, subApp.manifest);
    if (!files) {
      log.warn({ app }, "A sub-application isn't published: its build lacks files");
      continue;
    }
    try {
      await publishBuild(services, { app, manifest: { ...subApp.manifest, version }, files }, now);
    } catch (error) {
      // Another node was faster, or this one tries again later, without delaying the others.
      if (!isUniqueViolation(error))
        log.error({ app, err: error }, "A built-in sub-application could not be published");
    }
  }
  if (refreshed.length > 0)
    await database
      .updateTable("subAppReleases")
      .set({ lastBuiltAt: now })
      .where("id", "in", refreshed)
      .execute();
};
