import type { ApiOutput } from "@console-shell/contract";

export type Mail = ApiOutput<"GET /mc-api/mail/list">["items"][number];
