import type { exportDeliveries } from "@console-shell/contract/calls/webhook";
import type { Handler } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { everyDelivery, exportedDelivery } from "./delivery-queries.ts";
import { findWebhook } from "./webhook-queries.ts";

/** Exports a webhook's deliveries, oldest first. */
export const handleExportDeliveries: Handler<typeof exportDeliveries> = async ({
  services,
  openReport,
  params: { id, webhookId },
  query,
  now,
  reply,
}) => {
  await findWebhook(services.database, id, webhookId, now);
  const { database } = openReport();
  return sendCsv(reply, "deliveries", exportedDelivery, everyDelivery(database, webhookId, query));
};
