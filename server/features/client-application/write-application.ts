import type {
  addClientApplication,
  updateClientApplication,
} from "@console-shell/contract/endpoints/client-application";
import { lockRows } from "../../database/dialect/lock-rows.ts";
import type { Call } from "../../http/call.ts";
import { changesOf } from "../audit/changes-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { tellWebhooks } from "../webhook/tell-webhooks.ts";
import { findApplication } from "./application-queries.ts";
import { addApplication, updateApplication } from "./save-application.ts";

/** What an application says, as it is written down; of the description only that there is another one. */
const factsOf = ({ name, ownerName, status }: Awaited<ReturnType<typeof findApplication>>) => ({
  name,
  owner: ownerName,
  status,
});

/** Adds an application and answers its identifier. */
export const writeNew = (call: Call<typeof addClientApplication>): Promise<string> => {
  const { services, body, now } = call;
  return services.database.transaction().execute(async (transaction) => {
    const id = await addApplication(transaction, body, now);
    const { name, ownerName: owner } = await findApplication(transaction, id, now);
    await recordAudit(call, transaction, {
      action: "application.added",
      target: { id, name },
      details: { environment: body.environment, owner },
    });
    return id;
  });
};

/** Changes an application, and tells its webhooks where that suspends or resumes it. */
export const writeChange = (call: Call<typeof updateClientApplication>): Promise<void> => {
  const { services, params, body, now } = call;
  const { id } = params;
  return services.database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom("client_applications")
      .select("id")
      .where("id", "=", id)
      .$call(lockRows(services))
      .execute();
    const before = await findApplication(transaction, id, now);
    await updateApplication(transaction, id, body, now);
    const after = await findApplication(transaction, id, now);
    const { name, status } = after;
    if (status !== before.status) {
      const type = status === "suspended" ? "application.suspended" : "application.resumed";
      await tellWebhooks(services, transaction, { applicationId: id, type, data: { name }, now });
    }
    const details = {
      ...changesOf(factsOf(before), factsOf(after)),
      ...(before.description !== after.description && { description: true }),
    };
    if (Object.keys(details).length === 0) return;
    await recordAudit(call, transaction, {
      action: "application.changed",
      target: { id, name },
      details,
    });
  });
};
