import { newId } from "#platform/database/id.ts";
import { tagImages } from "#modules/catalog/image/changes/tag.ts";
import { flagAlike } from "#modules/catalog/indexing/alike.ts";
import { storeIndexData } from "#modules/catalog/indexing/store.ts";
import { analyzeImage } from "#modules/catalog/indexing/analyze.ts";
import { imageKeys, queryImageKey } from "#modules/catalog/image/files.ts";
import { enqueue } from "#modules/catalog/job/queue.ts";
import type { Services } from "#platform/services.ts";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";

const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const seeing: VisionEngine = {
  ...blindEngine,
  detectFaces: () =>
    Promise.resolve([
      {
        box,
        score: 0.75,
        pose: { yaw: 0.1, pitch: -3, roll: 0 },
        sharpness: 1 / 3,
        brightness: 120,
        liveness: 1,
        embedding: Float32Array.of(0.1, -0.2, 0.3, 0, 0, 0, 0, 1e-30),
      },
    ]),
  detectObjects: () => Promise.resolve([{ label: "cup", score: 0.5, box }]),
};

/**
 * Adds the rows of an indexed picture (a face and an object with their vectors, and a job) and those of later use,
 * such as a search with it.
 */
export const seeAnImage = async (services: Services, now: number): Promise<void> => {
  const { database, files } = services;
  const image = await database.selectFrom("images").selectAll().executeTakeFirstOrThrow();
  const bytes = await files.read(imageKeys(image.id, image.mediaType).content);
  const seen = await analyzeImage(seeing, bytes);
  await storeIndexData(database, image, seen, { version: 1, now });
  await flagAlike(database, image, seen.perceptualHash);
  const by = { operatorId: image.uploadedBy, now };
  const tag = { ids: [image.id], tag: "seen", remove: false };
  await tagImages(services, by, image.libraryId, tag);
  const groupId = image.libraryId;
  await enqueue(database, [{ kind: "image.index", subjectId: image.id, groupId }], now);
  const queryImage = {
    id: newId(),
    operatorId: image.uploadedBy,
    mediaType: image.mediaType,
    fileName: "query.jpg",
    width: image.width,
    height: image.height,
    seen: { faceModel: seen.faceModel, faces: [], objects: [] },
    createdAt: now,
    expiresAt: now + 3_600_000,
  };
  await files.write(queryImageKey(queryImage.id, queryImage.mediaType), bytes);
  await database.insertInto("probes").values(queryImage).execute();
};
