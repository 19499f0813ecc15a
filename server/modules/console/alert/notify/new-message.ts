import type { OutgoingMessageTable } from "#platform/database/tables/alerts.ts";

/** A message that nobody has tried to send; complete if it has no `dueAt`. */
export const newMessage = (
  message: Pick<OutgoingMessageTable, "id" | "channel" | "operatorId" | "ruleId" | "dueAt">,
  now: number,
): OutgoingMessageTable => {
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
