import type { ApiOutput } from "@console-shell/contract";

export type Session = ApiOutput<"GET /mc-api/session/list">["items"][number];
/** Columns that the server sorts by. */
export const sessionSorts = ["account", "createdAt", "lastSeenAt"] as const;
