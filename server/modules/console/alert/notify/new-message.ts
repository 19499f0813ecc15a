import type { AlertMessageTable } from "../../../../platform/database/tables/alerts.ts";

/** A message that nobody has tried to send; complete if it has no `dueAt`. */
export const newMessage = (
  message: Pick<AlertMessageTable, "id" | "channel" | "operatorId" | "ruleId" | "dueAt">,
  now: number,
): AlertMessageTable => {
  const delivered = message.dueAt === null;
  return {
    ...message,
    state: delivered ? "delivered" : "waiting",
    tries: 0,
    lease: null,
    status: null,
    error: null,
    createdAt: now,
    endedAt: delivered ? now : null,
  };
};
