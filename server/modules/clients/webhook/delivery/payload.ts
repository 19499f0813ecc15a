import type { Claimed } from "./claim.ts";

/** The body that is posted, the same at each attempt. */
export const payloadOf = ({ id, type, createdAt, applicationId, data }: Claimed["event"]): string =>
  JSON.stringify({ id, type, createdAt: new Date(createdAt).toISOString(), applicationId, data });
