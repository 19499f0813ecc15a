import type { ErrorCode } from "@console-shell/contract";
import type { RequestError } from "./request-error.ts";

/** A gateway's statuses for an unreachable server. */
const gatewayStatuses = new Set([502, 503, 504]);
/** Codes that the server itself sends with such a status. */
const own: readonly (ErrorCode | undefined)[] = ["unavailable", "disk_full"];

/** Whether a call never reached the server: no response, or a gateway's. */
export const isUnreached = ({ status, code, local }: RequestError): boolean =>
  local === "network" || (gatewayStatuses.has(status) && !own.includes(code));
