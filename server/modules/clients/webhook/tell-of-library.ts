import type { WebhookEventData, WebhookEventType } from "@console-shell/contract/webhook-events";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";
import { subscribedTo, writeEvents } from "./tell-webhooks.ts";

type LibraryEventType = Extract<WebhookEventType, `library.${string}`>;

interface LibraryChange<Type extends LibraryEventType> {
  type: Type;
  libraryId: string;
  /** What is told; each is an event of its own for each application. */
  each: readonly WebhookEventData[Type][];
  now: number;
}

/** Tells the applications that have a library what happens to it, in the transaction of the change. */
export const tellOfLibrary = async <Type extends LibraryEventType>(
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { type, libraryId, each, now }: LibraryChange<Type>,
): Promise<void> => {
  if (each.length === 0) return;
  const applications = await transaction
    .selectFrom("application_libraries")
    .select("application_id")
    .where("library_id", "=", libraryId)
    .execute();
  const ids = applications.map((row) => row.application_id);
  const subscribed = await subscribedTo(services, transaction, type, ids);
  const events = [...subscribed].flatMap(([applicationId, webhookIds]) =>
    each.map((data) => ({ applicationId, type, data, webhookIds })),
  );
  await writeEvents(transaction, events, now);
};
