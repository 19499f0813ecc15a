import type { updateClientApplication } from "@console-shell/contract/endpoints/client-application";
import type { z } from "zod";
import { lockRows } from "../../database/dialect/lock-rows.ts";
import type { Services } from "../../services.ts";
import { tellWebhooks } from "../webhook/tell-webhooks.ts";
import { updateApplication } from "./save-application.ts";

/** Changes an application, and tells its webhooks where that suspends or resumes it. */
export const changeApplication = (
  services: Pick<Services, "database" | "dialect">,
  applicationId: string,
  change: z.output<typeof updateClientApplication.body>,
  now: number,
): Promise<void> =>
  services.database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("client_applications")
      .select(["status"])
      .where("id", "=", applicationId)
      .$call(lockRows(services))
      .executeTakeFirst();
    await updateApplication(transaction, applicationId, change, now);
    if (!change.status || change.status === before?.status) return;
    const { name } = await transaction
      .selectFrom("client_applications")
      .select("name")
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const type = change.status === "suspended" ? "application.suspended" : "application.resumed";
    await tellWebhooks(services, transaction, { applicationId, type, data: { name }, now });
  });
