import type { ErrorCode } from "@console-shell/contract";
import type { RequestError } from "./request-error.ts";

/** What a gateway answers in place of a server that it cannot reach. */
const gatewayStatuses = new Set([502, 503, 504]);
/** Codes with which the server itself answers such a status. */
const own: readonly (ErrorCode | undefined)[] = ["unavailable", "disk_full"];

/** Whether a call failed before it came to the server: nothing answered, or a gateway in its place. */
export const isUnreached = ({ status, code, local }: RequestError): boolean =>
  local === "network" || (gatewayStatuses.has(status) && !own.includes(code));
