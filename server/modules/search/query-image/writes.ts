import type { Image } from "@console-shell/contract/calls/image";
import type { Locale } from "@console-shell/contract";
import { newId } from "#platform/database/id.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { holdImages, queryImageKey } from "#modules/catalog/index.ts";
import { withFiles } from "#platform/files/with-files.ts";
import type { SeenInQueryImage } from "#platform/database/tables/query-images.ts";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import type { InSlot } from "#kernel/semaphore.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { inBatches } from "#platform/in-batches.ts";
import { leaveFiles, removeNoted } from "#platform/files/left-files.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Lifetime of a query image in milliseconds. */
export const queryImageLifetime = 60 * 60_000;

/** Maximum query images of one operator; a further one replaces the oldest. */
export const maxQueryImages = 12;

interface Picture {
  fileName: string;
  content: Buffer;
  mediaType: Image["mediaType"];
  width: number;
  height: number;
  /** For a library picture. */
  imageId?: string;
}

interface QueryImageCall {
  services: Services;
  session: { operatorId: string };
  locale: Locale;
  now: number;
}

/** Runs the engine on a picture for everything that can be searched for with it. */
const analyze = async (engine: VisionEngine, picture: Picture): Promise<SeenInQueryImage> => {
  const [{ face }, faces, objects] = await Promise.all([
    engine.models(),
    engine.detectFaces(picture.content, { embed: true }),
    engine.detectObjects(picture.content),
  ]);
  return {
    faceModel: face.name,
    faces: faces.map((one) => ({
      box: one.box,
      score: one.score,
      flaws: flawsOf(one, picture),
      pose: one.pose,
      liveness: one.liveness,
      embedding: Buffer.from(bytesOf(one.embedding)).toString("base64"),
    })),
    objects: objects.map(({ label, score, box }) => ({ label, score, box })),
  };
};

const dropOldest = async (services: Services, operatorId: string) => {
  const beyond = await services.database
    .selectFrom("probes")
    .select("id")
    .where("operatorId", "=", operatorId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1_000)
    .offset(maxQueryImages)
    .execute();
  await removeQueryImages(
    services,
    beyond.map(({ id }) => id),
  );
};

const keepQueryImage = async (
  { services, session, now }: QueryImageCall,
  picture: Picture,
): Promise<string> => {
  const { fileName, content, mediaType, width, height, imageId } = picture;
  const seen = await analyze(services.vision, picture);
  const id = newId();
  const row = {
    id,
    operatorId: session.operatorId,
    mediaType,
    fileName,
    width,
    height,
    seen,
    createdAt: now,
    expiresAt: now + queryImageLifetime,
    imageId: imageId ?? null,
  };
  await withFiles(services, { [queryImageKey(id, mediaType)]: content }, async (transaction) => {
    await holdImages(services, transaction, [row.imageId]);
    await transaction.insertInto("probes").values(row).execute();
  });
  await dropOldest(services, session.operatorId);
  return id;
};

/**
 * Runs the engine on a picture and stores it for its operator; returns its identifier. `field` is the name of the
 * picture's input. If the concurrency limit is reached, or the engine is down, it's `unavailable`;
 * if it's the operator's own limit, `throttled`.
 */
export const makeQueryImage = async (
  call: QueryImageCall,
  inSlot: InSlot,
  field: "file" | "imageId",
  read: () => Promise<Picture>,
): Promise<string> => {
  const keep = async () => keepQueryImage(call, await read());
  return callEngine(
    call,
    () => inSlot(keep, call.session.operatorId),
    () => new Refusal("unsupported_media", [{ path: field, code: "unreadable" }]),
  );
};

type Needs = Pick<Services, "database" | "files" | "log" | "clock">;

/** Removes query images with their pictures, only an operator's own if one is given; returns how many. */
export const removeQueryImages = async (
  services: Needs,
  ids: readonly string[],
  operatorId?: string,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { database, clock } = services;
  const keys = await transactionWithDeadline(database, async (transaction) => {
    const rows = await transaction
      .deleteFrom("probes")
      .where("id", "in", ids)
      .$if(operatorId !== undefined, (query) => query.where("operatorId", "=", operatorId!))
      .returning(["id", "mediaType"])
      .execute();
    const keys = rows.map((row) => queryImageKey(row.id, row.mediaType));
    await leaveFiles(transaction, keys, clock());
    return keys;
  });
  await removeNoted(services, keys);
  return keys.length;
};

export const removeExpiredQueryImages = (services: Needs, now: number): Promise<void> =>
  inBatches(async (atOnce) => {
    const expired = await services.database
      .selectFrom("probes")
      .select("id")
      .where("expiresAt", "<=", now)
      .limit(atOnce)
      .execute();
    await removeQueryImages(
      services,
      expired.map(({ id }) => id),
    );
    return expired.length;
  });
