import { endJob } from "#platform/jobs/end-job.ts";
import type { Job } from "#platform/jobs/job-worker.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys } from "../picture-keys.ts";
import { flagAlike } from "./flag-alike.ts";
import { keepSeen } from "./keep-seen.ts";
import { analyzePicture } from "./analyze-picture.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/**
 * The indexing job of a picture. A picture that was erased or deleted in the meantime isn't an error: nothing is stored
 * for it.
 */
export const indexImage =
  (services: Pick<Services, "database" | "files" | "vision" | "clock">) =>
  async (job: Job): Promise<void> => {
    const { database, files, vision, clock } = services;
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
    const picture = await files.read(imageKeys(image.id, image.mediaType).content);
    const seen = await analyzePicture(vision, picture);
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
      // The library first, as when deleting pictures; its row stays locked, so versions are in order.
      const library = await transaction
        .updateTable("libraries")
        .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
        .where("id", "=", before?.libraryId ?? "")
        .returning(["id", "vectorVersion", "gate", "kind"])
        .executeTakeFirst();
      const isOurs = await endJob(transaction, job, clock());
      const place = await placeOf();
      if (!library || !isOurs || !place) return;
      if (place.libraryId !== library.id) throw new Error("The picture was moved during indexing");
      await keepSeen(transaction, { ...image, libraryId: library.id }, seen, {
        version: library.vectorVersion,
        now: clock(),
        gate: place.acceptedByHand ? null : library.gate,
        kind: library.kind,
      });
      await flagAlike(transaction, { id: image.id, libraryId: library.id }, seen.perceptualHash);
    });
  };
