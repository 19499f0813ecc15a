import type { RequestError } from "./request-error.ts";

/** A gateway's statuses for an unreachable server. */
const gatewayStatuses = new Set([502, 503, 504]);
/** Whether a call never reached the server: no response, or a gateway's, which lacks a code of ours. */
export const isUnreached = ({ status, code, local, fromBackend }: RequestError): boolean =>
  !fromBackend && (local === "network" || (gatewayStatuses.has(status) && code === undefined));
