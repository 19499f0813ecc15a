import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import { subscribedTo, writeEvents } from "./tell-webhooks.ts";

interface ImageChange {
  type: "library.image.added" | "library.image.deleted";
  libraryId: string;
  images: readonly { id: string; fileName: string }[];
  now: number;
}

/** Tells the applications that have a library of its pictures, in the transaction of the change. */
export const tellOfImages = async (
  transaction: Kysely<Tables>,
  { type, libraryId, images, now }: ImageChange,
): Promise<void> => {
  if (images.length === 0) return;
  const applications = await transaction
    .selectFrom("application_libraries")
    .select("application_id")
    .where("library_id", "=", libraryId)
    .execute();
  const ids = applications.map((row) => row.application_id);
  const subscribed = await subscribedTo(transaction, type, ids);
  const events = [...subscribed].flatMap(([applicationId, webhookIds]) =>
    images.map(({ id: imageId, fileName }) => ({
      applicationId,
      type,
      data: { libraryId, imageId, fileName },
      webhookIds,
    })),
  );
  await writeEvents(transaction, events, now);
};
