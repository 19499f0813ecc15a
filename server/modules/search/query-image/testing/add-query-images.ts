import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import { queryImageKey } from "#modules/catalog/image/files.ts";
import { plainImage } from "#modules/catalog/testing/images.ts";
import { queryImageLifetime } from "../writes.ts";
import { faceAt } from "./face-engine.ts";

const faces = 40;

/** Adds some query images for root, each with many faces, without an engine. */
export const addQueryImages = async (
  { services, operatorIds, clock }: TestServer,
  count: number,
): Promise<void> => {
  const content = await plainImage().jpeg().toBuffer();
  const { box, score, pose, liveness, embedding } = faceAt(0.1, [1]);
  const face = { box, score, pose, liveness, flaws: [] };
  const seen = { ...face, embedding: Buffer.from(bytesOf(embedding)).toString("base64") };
  for (let turn = 0; turn < count; turn += 1) {
    const id = newId();
    await services.files.write(queryImageKey(id, "image/jpeg"), content);
    await services.database
      .insertInto("probes")
      .values({
        id,
        operatorId: operatorIds.root,
        mediaType: "image/jpeg",
        fileName: "query.jpg",
        width: 120,
        height: 80,
        seen: { faceModel: "blind", faces: Array.from({ length: faces }, () => seen), objects: [] },
        createdAt: clock.now(),
        expiresAt: clock.now() + queryImageLifetime,
      })
      .execute();
  }
};
