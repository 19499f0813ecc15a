import { newId } from "#platform/database/id.ts";
import type { Services } from "#platform/services.ts";
import { emptyHistogram } from "#platform/database/latency.ts";
import { storeFiles } from "../release/store.ts";
import { buildOf } from "./team.ts";

/** A row in each table of published sub-apps, as a copy of the database must keep it. */
export const fillSubApps = async (
  services: Pick<Services, "database" | "files" | "log" | "clock">,
  operatorId: string,
  now: number,
): Promise<void> => {
  const { database } = services;
  const app = "parking";
  const made = { createdBy: operatorId, createdAt: now };
  await database
    .insertInto("subApps")
    .values({ name: app, ownerId: operatorId, backend: null, ...made })
    .execute();
  await database
    .insertInto("signingKeys")
    .values({ id: "k", publicKey: { kty: "OKP" }, privateKey: "p", createdAt: now })
    .execute();
  const content = Buffer.from("export const mount = () => {};");
  const [hash] = await storeFiles(services, app, [content], now);
  const releaseId = newId();
  const { manifest } = buildOf(app, "1.0.0");
  await database
    .insertInto("subAppReleases")
    .values({
      id: releaseId,
      app,
      version: manifest.version,
      digest: "d",
      manifest,
      size: 30,
      fileCount: 1,
      commitUrl: null,
      publishedBy: operatorId,
      publishedAt: now,
      lastBuiltAt: null,
      yankedAt: null,
    })
    .execute();
  await database
    .insertInto("subAppReleaseFiles")
    .values({ releaseId, path: "assets/main.js", app, hash: hash! })
    .execute();
  const change = { share: null, reason: "上线", changedBy: operatorId, changedAt: now };
  const stage = { app, stage: "stable", ...change };
  await database
    .insertInto("subAppStages")
    .values({ ...stage, releaseId, previousId: null })
    .execute();
  await database
    .insertInto("subAppStageChanges")
    .values({ ...stage, id: newId(), beforeId: null, afterId: releaseId })
    .execute();
  const tried = { releaseId, mounts: 1, failures: 1 };
  await database
    .insertInto("subAppMountHours")
    .values({ ...tried, at: now, ...emptyHistogram, upTo300: 1 })
    .execute();
  await database
    .insertInto("subAppVitalDays")
    .values({
      app,
      version: manifest.version,
      vital: "lcp",
      at: now,
      firstAt: now,
      lastAt: now,
      ...emptyHistogram,
      upTo300: 1,
    })
    .execute();
  await database
    .insertInto("subAppReleaseOperators")
    .values({
      ...tried,
      operatorId,
      triedAt: now,
      failedAt: now,
      failure: "LIFECYCLE_FAILED (run)",
    })
    .execute();
  await database
    .insertInto("subAppPins")
    .values({ id: newId(), app, releaseId, operatorId, role: null, ...made })
    .execute();
  await database
    .insertInto("subAppTokens")
    .values({
      id: newId(),
      app,
      name: "CI",
      prefix: "cst_00000000",
      tokenHash: "t",
      scopes: ["publish"],
      ...made,
      expiresAt: now + 1,
      lastUsedAt: null,
      revokedAt: null,
    })
    .execute();
  const session = await database.selectFrom("sessions").select("id").executeTakeFirstOrThrow();
  await database
    .insertInto("subAppOverrides")
    .values({
      sessionId: session.id,
      app,
      origin: "http://localhost:5173",
      manifest: { version: manifest.version, title: manifest.title, pages: [] },
      ownCalls: true,
      startedAt: now,
      expiresAt: now + 1,
    })
    .execute();
  await database
    .insertInto("subAppPolicies")
    .values({ app, needs: { workers: "self" }, changedBy: operatorId, changedAt: now })
    .execute();
  await database
    .insertInto("subAppPermissions")
    .values({ code: "parking:open", app, label: { "en-US": "Open", "zh-CN": "打开" } })
    .execute();
};
