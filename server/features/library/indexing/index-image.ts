import { endJob } from "../../../jobs/end-job.ts";
import type { JobHandler } from "../../../jobs/worker.ts";
import type { Services } from "../../../services.ts";
import { imageKeys } from "../picture-keys.ts";
import { keepSeen } from "./keep-seen.ts";
import { lookAtPicture } from "./look-at-picture.ts";

/** The job that lets the engine look at a picture. A picture that has gone meanwhile is no error. */
export const indexImage =
  (services: Pick<Services, "database" | "files" | "vision" | "clock">): JobHandler =>
  async (job) => {
    const { database, files, vision, clock } = services;
    const image = await database
      .selectFrom("images")
      .select(["id", "library_id", "media_type", "width", "height"])
      .where("id", "=", job.subjectId)
      .executeTakeFirst();
    if (!image) {
      await endJob(database, job, clock());
      return;
    }
    const picture = await files.read(imageKeys(image.id, image.media_type).content);
    const seen = await lookAtPicture(vision, picture);
    await database.transaction().execute(async (transaction) => {
      // The library first, as whoever deletes pictures does; its row stays locked, so versions come in their order.
      const library = await transaction
        .updateTable("libraries")
        .set((column) => ({ vector_version: column("vector_version", "+", 1) }))
        .where("id", "=", image.library_id)
        .returning("vector_version")
        .executeTakeFirst();
      const isOurs = await endJob(transaction, job, clock());
      const isThere = await transaction
        .selectFrom("images")
        .select("id")
        .where("id", "=", image.id)
        .executeTakeFirst();
      if (!library || !isOurs || !isThere) return;
      await keepSeen(transaction, image, seen, { version: library.vector_version, now: clock() });
    });
  };
