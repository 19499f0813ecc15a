import { endJob, type Job } from "../job/worker.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys } from "../image/files.ts";
import { flagAlike } from "./alike.ts";
import { storeIndexData } from "./store.ts";
import { analyzeImage } from "./analyze.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/**
 * The indexing job of an image. An image that was erased or deleted in the meantime isn't an error: nothing is stored
 * for it.
 */
export const indexImage =
  (services: Pick<Services, "database" | "files" | "imageUsers" | "vision" | "clock">) =>
  async (job: Job): Promise<void> => {
    const { database, files, imageUsers, vision, clock } = services;
    const image = await database
      .selectFrom("images")
      .select(["id", "mediaType", "width", "height"])
      .where("id", "=", job.subjectId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (!image) {
      await endJob(database, job, clock());
      return;
    }
    const bytes = await files.read(imageKeys(image.id, image.mediaType).content);
    const data = await analyzeImage(vision, bytes);
    await transactionWithDeadline(database, async (transaction) => {
      // Its current library: it may have been moved since.
      const placeOf = () =>
        transaction
          .selectFrom("images")
          .select(["libraryId", "acceptedByHand"])
          .where("id", "=", image.id)
          .where("deletedAt", "is", null)
          .executeTakeFirst();
      const before = await placeOf();
      // The library first, as when deleting images; its row stays locked, so versions are in order.
      const library = await transaction
        .updateTable("libraries")
        .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
        .where("id", "=", before?.libraryId ?? "")
        .returning(["id", "vectorVersion", "gate", "kind"])
        .executeTakeFirst();
      const isOurs = await endJob(transaction, job, clock());
      const place = await placeOf();
      if (!library || !isOurs || !place) return;
      if (place.libraryId !== library.id) throw new Error("The image was moved during indexing");
      const faces = await storeIndexData(transaction, { ...image, libraryId: library.id }, data, {
        version: library.vectorVersion,
        now: clock(),
        gate: place.acceptedByHand ? null : library.gate,
        kind: library.kind,
      });
      await imageUsers.relinkFaces(transaction, image.id, faces);
      await flagAlike(transaction, { id: image.id, libraryId: library.id }, data.perceptualHash);
    });
  };
