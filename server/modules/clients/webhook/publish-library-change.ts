import type { PublishLibraryChange } from "#modules/catalog/index.ts";
import { subscribedTo, writeEvents } from "./publish-event.ts";

/** Publishes a library's events to the client apps that have it, in the transaction of the change. */
export const publishLibraryChange: PublishLibraryChange = async (
  services,
  transaction,
  { type, libraryId, each, now },
) => {
  if (each.length === 0) return;
  const granted = await transaction
    .selectFrom("applicationLibraries")
    .select("applicationId")
    .where("libraryId", "=", libraryId)
    .execute();
  const ids = granted.map((row) => row.applicationId);
  const subscribed = await subscribedTo(services, transaction, type, ids);
  const events = [...subscribed].flatMap(([clientAppId, webhookIds]) =>
    each.map((data) => ({ clientAppId, type, data, webhookIds })),
  );
  await writeEvents(transaction, events, now);
};
