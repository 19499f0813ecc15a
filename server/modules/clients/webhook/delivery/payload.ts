import type { Claimed } from "./claim.ts";

/** The posted body, the same for each attempt. */
export const payloadOf = ({ id, type, createdAt, applicationId, data }: Claimed["event"]): string =>
  JSON.stringify({ id, type, createdAt: new Date(createdAt).toISOString(), applicationId, data });
