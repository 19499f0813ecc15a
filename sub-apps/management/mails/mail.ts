import type { ApiOutput } from "@console-shell/contract";

export type Mail = ApiOutput<"GET /mc-api/mail/list">["items"][number];
/** The possible results of sending. */
export const mailStates = ["sent", "failed"] as const;
