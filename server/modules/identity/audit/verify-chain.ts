import type { Selectable } from "kysely";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { AuditEventsTable } from "../../../platform/database/tables/audit.ts";
import type { Source } from "../../../platform/services.ts";
import { hashEvent } from "./hash-event.ts";

/* A snapshot in one statement: an event written later doesn't look like a break. */
const readEnd = ({ database }: Pick<Source, "database">) =>
  database
    .selectFrom("auditHead")
    .select(["sequence", "hash"])
    .select((select) =>
      select
        .selectFrom("auditEvents")
        .select(({ fn }) => fn.max<number | null>("sequence").as("last"))
        .as("last"),
    )
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();

/**
 * Verifies the hash chain in order. Returns the sequence of the first event that is missing or doesn't match its
 * content's hash and the previous hash; null if the chain is intact.
 */
export const verifyChain = async (
  source: Pick<Source, "database">,
): Promise<{ events: number; brokenAt: number | null }> => {
  const { last, ...head } = await readEnd(source);
  const batches = everyRow(
    ({ sequence }: Selectable<AuditEventsTable>) => sequence,
    (after = 0, limit) =>
      source.database
        .selectFrom("auditEvents")
        .selectAll()
        .where("sequence", ">", after)
        .where("sequence", "<=", last ?? 0)
        .orderBy("sequence")
        .limit(limit)
        .execute(),
  );
  let sequence = 0;
  let hash = "";
  for await (const events of batches)
    for (const event of events) {
      const expected = sequence + 1;
      if (event.sequence !== expected || hashEvent(hash, event) !== event.hash)
        return { events: sequence, brokenAt: expected };
      ({ sequence, hash } = event);
    }
  const isWhole = sequence === head.sequence && hash === head.hash;
  return { events: sequence, brokenAt: isWhole ? null : sequence + 1 };
};
