import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { AuditEventsTable } from "#platform/database/tables/audit.ts";

/** SHA-256, in hex, over an event and the previous event's hash. */
export const hashEvent = (
  previous: string,
  event: Omit<Selectable<AuditEventsTable>, "hash">,
): string =>
  createHash("sha256")
    // An array: neither the order of columns nor ambiguous concatenation may matter.
    .update(
      JSON.stringify([
        previous,
        event.sequence,
        event.at,
        event.action,
        event.outcome,
        event.actorId,
        event.actor,
        event.targetId,
        event.target,
        event.address,
        event.device,
        event.details,
      ]),
    )
    .digest("hex");
