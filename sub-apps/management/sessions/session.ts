import type { ApiOutput } from "@console-shell/contract";

export type Session = ApiOutput<"GET /mc-api/session/list">["items"][number];
/** Columns the server can sort by. */
export const sessionSorts = ["account", "createdAt", "lastSeenAt"] as const;
