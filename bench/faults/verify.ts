import { setTimeout } from "node:timers/promises";
import { imageKeys } from "@console-shell/server/modules/catalog/image/files";
import { testClient } from "@console-shell/testing/test-client";
import type { Acknowledged } from "./load.ts";
import type { Stage } from "./stage.ts";

/** A statement about the end, and whether it's true. */
export interface Finding {
  says: string;
  isTrue: boolean;
}

const jobsEndWithin = 180_000;

const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const twice = (counts: Map<string, number>) => [...counts].filter(([, count]) => count > 1);

const unfinishedJobs = async ({ database }: Stage) => {
  const until = performance.now() + jobsEndWithin;
  for (;;) {
    const left = await database
      .selectFrom("jobs")
      .select(["state", "error", "tries"])
      .where("state", "!=", "done")
      .execute();
    if (left.length === 0 || performance.now() > until) return left;
    await setTimeout(1_000);
  }
};

/** Compares what was acknowledged with the database, the audit log and the bucket. */
export const verify = async (stage: Stage, acknowledged: Acknowledged): Promise<Finding[]> => {
  const { database, s3 } = stage;
  const findings: Finding[] = [];
  const find = (says: string, isTrue: boolean) => void findings.push({ says, isTrue });

  const jobs = await unfinishedJobs(stage);
  find(
    `jobs that didn't finish: ${jobs.length} ${JSON.stringify(jobs.slice(0, 3))}`,
    jobs.length === 0,
  );

  const announcements = await database
    .selectFrom("announcements")
    .select(["id", "titleEn"])
    .execute();
  const written = countBy(announcements.map(({ titleEn }) => titleEn));
  const lostWrites = [...acknowledged.writes].filter((name) => !written.has(name));
  const { writes, writesTried } = acknowledged;
  find(
    `writes: ${writes.size} acknowledged of ${writesTried}, lost: ${lostWrites.length}`,
    lostWrites.length === 0,
  );
  find(`written without an answer: ${written.size - writes.size}`, true);
  find(`written twice: ${twice(written).length}`, twice(written).length === 0);

  const client = testClient(stage.url, stage.cookie);
  // Chains the last events.
  const verification = await client.call("GET /mc-api/audit/verify");
  find(`audit chain: ${JSON.stringify(verification)}`, verification.brokenAt === null);
  const events = await database
    .selectFrom("auditEvents")
    .select("targetId")
    .where("action", "=", "announcement.created")
    .execute();
  const audited = countBy(events.map(({ targetId }) => targetId ?? ""));
  const unaudited = announcements.filter(({ id }) => audited.get(id) !== 1);
  find(
    `audit events: ${events.length} of ${announcements.length} writes, missing or twice: ${unaudited.length}`,
    unaudited.length === 0 && events.length === announcements.length,
  );

  const images = await database
    .selectFrom("images")
    .select(["id", "fileName", "mediaType", "bytes"])
    .where("libraryId", "=", stage.libraryId)
    .execute();
  const ids = new Set(images.map(({ id }) => id));
  const lostImages = [...acknowledged.images].filter((id) => !ids.has(id));
  find(
    `uploads: ${acknowledged.images.size} acknowledged, lost: ${lostImages.length}`,
    lostImages.length === 0,
  );
  const inBucket = new Set(await s3.bucket.keys());
  const withoutFile = images.filter(
    ({ id, mediaType }) => !inBucket.has(`console/${imageKeys(id, mediaType).content}`),
  );
  find(`pictures whose file isn't in the bucket: ${withoutFile.length}`, withoutFile.length === 0);
  const left = await database.selectFrom("leftFiles").select("key").execute();
  const known = new Set(left.map(({ key }) => `console/${key}`));
  const orphans = [...inBucket].filter(
    (key) =>
      key.startsWith("console/images/") &&
      !ids.has(/\/([^/]+)\.\w+$/.exec(key)?.[1] ?? "") &&
      !known.has(key),
  );
  find(`files of no picture, and not listed for removal: ${orphans.length}`, orphans.length === 0);

  const named = countBy(
    images.map(({ fileName }) => fileName).filter((name) => name.startsWith("K-")),
  );
  const lostKeyed = [...acknowledged.keyed].filter((name) => !named.has(name));
  find(
    `API uploads with a key: ${acknowledged.keyed.size} acknowledged of ${acknowledged.keyedTried}, lost: ${lostKeyed.length}`,
    lostKeyed.length === 0 && acknowledged.keyed.size === acknowledged.keyedTried,
  );
  find(`uploaded twice: ${JSON.stringify(twice(named))}`, twice(named).length === 0);
  const billed = await database
    .selectFrom("apiUsage")
    .select(({ fn }) => ["operation", fn.sum<number>("calls").as("calls")])
    .where("applicationId", "=", stage.clientAppId)
    .where("statusClass", "=", 2)
    .groupBy("operation")
    .execute();
  const billedFor = (operation: string) =>
    billed.find((one) => one.operation === operation)?.calls ?? 0;
  const uploads = billedFor("api.image.upload");
  find(`API uploads billed: ${uploads}`, uploads === acknowledged.keyed.size);
  const reads = billedFor("api.image.list");
  find(
    `API reads: ${acknowledged.apiReads} acknowledged of ${acknowledged.apiReadsTried}, billed: ${reads}`,
    reads >= acknowledged.apiReads && reads <= acknowledged.apiReadsTried,
  );
  find(`sign-ins acknowledged: ${acknowledged.signIns}`, true);
  return findings;
};
