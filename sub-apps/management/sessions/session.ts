import type { ApiOutput } from "@console-shell/contract";

export type Session = ApiOutput<"GET /mc-api/session/list">["items"][number];
