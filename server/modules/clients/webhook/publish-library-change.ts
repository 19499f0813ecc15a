import type { TellOfLibrary } from "../../../platform/services.ts";
import { subscribedTo, writeEvents } from "./publish-event.ts";

/** Publishes a library's events to the applications that have it, in the transaction of the change. */
export const publishLibraryChange: TellOfLibrary = async (
  services,
  transaction,
  { type, libraryId, each, now },
) => {
  if (each.length === 0) return;
  const applications = await transaction
    .selectFrom("applicationLibraries")
    .select("applicationId")
    .where("libraryId", "=", libraryId)
    .execute();
  const ids = applications.map((row) => row.applicationId);
  const subscribed = await subscribedTo(services, transaction, type, ids);
  const events = [...subscribed].flatMap(([applicationId, webhookIds]) =>
    each.map((data) => ({ applicationId, type, data, webhookIds })),
  );
  await writeEvents(transaction, events, now);
};
