import type { ErrorCode } from "@console-shell/contract";
import type { LocalFailure, RequestError } from "./request-error.ts";

/** What a gateway answers in place of a server that it cannot reach. */
const gatewayStatuses = new Set([502, 503, 504]);
/** The server's own answers with such a status. */
const own: readonly string[] = ["unavailable", "disk_full"] satisfies ErrorCode[];
const unanswered: LocalFailure = "network";

/** Whether a call failed before it came to the server: nothing answered, or a gateway in its place. */
export const isUnreached = ({ status, code }: Pick<RequestError, "status" | "code">): boolean =>
  code === unanswered || (gatewayStatuses.has(status) && !own.includes(code));
