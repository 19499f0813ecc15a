import { hash, randomBytes } from "node:crypto";
import { type Vital, vitalNames } from "@console-shell/contract/words/vitals";
import { openingLabel } from "@console-shell/contract/words/permission-labels";
import { declarePermissions } from "#modules/identity/index.ts";
import { emptyHistogram } from "#platform/database/latency.ts";
import type { LatencyColumn } from "#platform/database/tables/usage.ts";
import { newId } from "#platform/database/id.ts";
import type { Seed, SeedContext } from "./seed.ts";
import { integrityOf } from "#platform/files/integrity.ts";
import { buildVisitors, type VisitorsVersion } from "./visitors/releases.ts";

const day = 86_400_000;
const app = "visitors";

/** Stores the files of a release; one that an earlier release has, too, is stored once. */
const addFiles = async (
  { database, files }: SeedContext,
  releaseId: string,
  contents: ReadonlyMap<string, Buffer>,
  at: number,
): Promise<void> => {
  for (const [path, content] of contents) {
    const file = { app, hash: integrityOf(content) };
    const fileKey = `sub-apps/${newId()}.bin`;
    const added = await database
      .insertInto("subAppFiles")
      .values({ ...file, fileKey, size: content.length, storedAt: at })
      .onConflict((conflict) => conflict.columns(["app", "hash"]).doNothing())
      .returning("hash")
      .executeTakeFirst();
    if (added) await files.write(fileKey, content);
    await database
      .insertInto("subAppReleaseFiles")
      .values({ ...file, releaseId, path })
      .execute();
  }
};

const addRelease = async (
  context: SeedContext,
  version: VisitorsVersion,
  daysAgo: number,
): Promise<string> => {
  const { manifest, files } = await buildVisitors(version);
  const { database, now, operatorIds } = context;
  const id = newId();
  const publishedAt = now - daysAgo * day;
  await database
    .insertInto("subAppReleases")
    .values({
      id,
      app,
      version,
      digest: hash("sha256", JSON.stringify(manifest)),
      manifest,
      size: files.values().reduce((sum, { length }) => sum + length, 0),
      fileCount: files.size,
      commitUrl: `https://git.example.com/reception/visitors/commit/${hash("sha1", version)}`,
      publishedBy: operatorIds.root,
      publishedAt,
      yankedAt: null,
    })
    .execute();
  await addFiles(context, id, files, publishedAt);
  await declarePermissions(database, app, manifest.permissions ?? []);
  return id;
};

const addStage = async (
  { database, now, operatorIds }: SeedContext,
  stage: { stage: string; releaseId: string; share: number | null; reason: string },
  daysAgo: number,
): Promise<void> => {
  const { releaseId, ...change } = {
    ...stage,
    app,
    changedBy: operatorIds.root,
    changedAt: now - daysAgo * day,
  };
  await database
    .insertInto("subAppStages")
    .values({ ...change, releaseId, previousId: null })
    .execute();
  await database
    .insertInto("subAppStageChanges")
    .values({ ...change, id: newId(), beforeId: null, afterId: releaseId })
    .execute();
};

/** Mounts of the last day, and a failure in each tenth hour. */
const addMounts = async (
  { database, now }: SeedContext,
  releaseId: string,
  anHour: number,
): Promise<void> => {
  const hour = now - (now % 3_600_000);
  const rows = Array.from({ length: 24 }, (_, ago) => ({
    ...emptyHistogram,
    releaseId,
    at: hour - ago * 3_600_000,
    mounts: anHour * 3,
    failures: ago % 10 === 9 ? 1 : 0,
    upTo200: anHour,
    upTo300: anHour,
    upTo500: anHour,
  }));
  await database.insertInto("subAppMountHours").values(rows).execute();
};

/** Mounts on the days before, one row each: fewer on weekends. */
const addEarlierMounts = async (
  { database, now }: SeedContext,
  releaseId: string,
  days: number,
): Promise<void> => {
  const today = now - (now % day);
  const rows = Array.from({ length: days }, (_, index) => {
    // Not within the last 24 hours, which have their own.
    const at = today - (index + 2) * day + 9 * 3_600_000;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const mounts = isWeekend ? 40 + index : 260 + ((index * 37) % 90);
    return { ...emptyHistogram, releaseId, at, mounts, failures: 0, upTo300: mounts };
  });
  await database.insertInto("subAppMountHours").values(rows).execute();
};

/** What pages measured of a release, the same each day. */
const addVitals = async (
  { database, now }: SeedContext,
  version: VisitorsVersion,
  days: number,
  measured: Record<Vital, Partial<Record<LatencyColumn, number>>>,
): Promise<void> => {
  const rows = Array.from({ length: days }, (_, ago) => {
    const at = now - (now % day) - ago * day;
    return vitalNames.map((vital) => ({
      ...emptyHistogram,
      ...measured[vital],
      app,
      version,
      vital,
      at,
      firstAt: at,
      lastAt: ago === 0 ? now : at + day - 1,
    }));
  });
  await database.insertInto("subAppVitalDays").values(rows.flat()).execute();
};

/** A sub-app that a team publishes: stable on its first release, a canary on the second, which root has pinned. */
export const seedSubApps: Seed = async (context) => {
  const { database, now, operatorIds } = context;
  await database
    .insertInto("subApps")
    .values({
      name: app,
      ownerId: operatorIds.operation,
      createdBy: operatorIds.root,
      createdAt: now - 24 * day,
    })
    .execute();
  await declarePermissions(database, app, [{ code: "visitors:open", label: openingLabel }]);
  const first = await addRelease(context, "1.0.0", 21);
  const second = await addRelease(context, "1.1.0", 2);
  await addStage(
    context,
    { stage: "stable", releaseId: first, share: null, reason: "First release for reception" },
    20,
  );
  await addStage(
    context,
    { stage: "canary", releaseId: second, share: 10, reason: "Try the visitor log" },
    1,
  );
  await addMounts(context, first, 9);
  await addMounts(context, second, 1);
  await addEarlierMounts(context, first, 12);
  await addVitals(context, "1.0.0", 20, {
    lcp: { upTo1200: 20, upTo2000: 8 },
    inp: { upTo50: 50, upTo120: 30, upTo200: 10 },
    cls: { upTo1: 70, upTo30: 20 },
    longTasks: { upTo1: 40, upTo30: 30 },
    mount: { upTo200: 70, upTo300: 80, upTo500: 60 },
  });
  // The visitor log, which is new, makes it heavier.
  await addVitals(context, "1.1.0", 2, {
    lcp: { upTo1200: 8, upTo2000: 12 },
    inp: { upTo120: 15, upTo300: 15, upTo500: 5 },
    cls: { upTo1: 20, upTo120: 15 },
    longTasks: { upTo20: 15, upTo50: 20 },
    mount: { upTo200: 9, upTo300: 9, upTo500: 9 },
  });
  await database
    .insertInto("subAppPins")
    .values({
      createdBy: operatorIds.root,
      id: newId(),
      app,
      releaseId: second,
      operatorId: null,
      role: "root",
      createdAt: now - day,
    })
    .execute();
  await database
    .insertInto("subAppTokens")
    .values({
      createdBy: operatorIds.root,
      id: newId(),
      app,
      name: "Release build",
      prefix: `cst_${randomBytes(4).toString("hex")}`,
      // No secret has this hash: the demo's token has expired anyway.
      tokenHash: randomBytes(32).toString("hex"),
      scopes: ["publish"],
      createdAt: now - 23 * day,
      expiresAt: now - day,
      lastUsedAt: now - 2 * day,
      revokedAt: null,
    })
    .execute();
};
